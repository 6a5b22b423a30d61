import type { ScreenProps } from './screen.ts'

export function OverviewScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
