import { defineConfig } from '@playwright/test'

// CHROMIUM names a browser of this machine; without it Playwright takes the one that it has installed.
const executablePath = process.env.CHROMIUM

export default defineConfig({
  testDir: 'tests',
  use: { launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] } },
})
