import type { ScreenProps } from './screen.ts'

export function RequestsScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
