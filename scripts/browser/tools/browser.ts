import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../../tools/find-program.ts'

/** Flags of a browser that makes no requests of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a browser without a window.
 *
 * @throws Error when this machine has none.
 */
export async function startBrowser(
  options: LaunchOptions = {},
  executablePath = findChromium(),
): Promise<Browser> {
  if (executablePath === undefined) {
    throw new Error('Cannot start a browser: there is no Chromium; name one by CHROMIUM')
  }
  return chromium.launch({ executablePath, args: FLAGS, ...options })
}
