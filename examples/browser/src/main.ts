import { startApp } from './app.ts'

// The built app does not hold the mock: this branch is for development.
if (import.meta.env.DEV) {
  const { startMock } = await import('../dev/start-mock.ts')
  await startMock()
}
await startApp()
