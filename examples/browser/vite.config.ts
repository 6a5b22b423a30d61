import { defineConfig } from 'vitest/config'

export default defineConfig({
  // public/ holds the mock's worker alone: it is for development.
  build: { copyPublicDir: false },
  test: { testTimeout: 30_000, hookTimeout: 60_000 },
})
