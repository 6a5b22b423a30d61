import type { ScreenProps } from './screen.ts'

export function TimeScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
