import type { ScreenProps } from './screen.ts'

export function SitesScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
