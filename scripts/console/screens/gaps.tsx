import type { ScreenProps } from './screen.ts'

export function GapsScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
