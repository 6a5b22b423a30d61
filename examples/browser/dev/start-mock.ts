import { setupWorker } from 'msw/browser'
import { createSite, type Site } from 'sabia'
import { handlers } from 'sabia/msw'
import { showPayer } from './show-payer.ts'
import { playShop } from './play-shop.ts'

declare global {
  interface Window {
    /** The billing site, for the console and for tests; in development alone. */
    sabia: Site
  }
}

/** Puts a billing site and the shop's server behind `fetch`, in the page itself. */
export async function startMock(): Promise<void> {
  const shop = playShop()
  const site = await createSite({ customers: 3, send: shop.receive })
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
  const baseUrl = `${location.origin}/billing`
  const worker = setupWorker(...handlers(site, { baseUrl }), ...shop.handlers(site))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  showPayer(site)
  window.sabia = site
}
