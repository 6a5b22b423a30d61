import type { ScreenProps } from './screen.ts'

export function ApplicationsScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
