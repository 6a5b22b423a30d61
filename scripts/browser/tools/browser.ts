import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

/** Debian's Chromium; another one is named by `CHROMIUM`. */
const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Flags of a browser that talks to nobody but the pages that it is given. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a browser without a window. */
export function startBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS, ...options })
}

/** Whether this machine has the browser. */
export function hasBrowser(): boolean {
  return existsSync(EXECUTABLE)
}
