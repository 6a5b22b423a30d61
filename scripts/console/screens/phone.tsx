import type { ScreenProps } from './screen.ts'

export function PhoneScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
