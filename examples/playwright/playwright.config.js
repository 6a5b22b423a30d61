import { defineConfig } from '@playwright/test'

// CHROMIUM names a browser of this machine; without it Playwright takes the one that it has installed.
const executablePath = process.env.CHROMIUM

const use = {
  launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
}

// #region config
export default defineConfig({
  testDir: 'tests',
  use,
  webServer: {
    command: 'npx sabia mock --port 4019 --scenario profile-pending',
    url: 'http://127.0.0.1:4019/__sabia/health',
    reuseExistingServer: !process.env.CI,
  },
})
// #endregion
