import type { ScreenProps } from './screen.ts'

export function WebhooksScreen({ state }: ScreenProps) {
  return <p>{state.operationId}</p>
}
