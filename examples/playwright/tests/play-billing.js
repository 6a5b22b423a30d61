// #region route
/** Stands for the shop's server: adds a token to what the page asks, and has the site answer. */
export async function playBilling(page, site) {
  const headers = { authorization: `Bearer ${await askToken(site)}` }
  await page.route('https://shop.example.com/billing/**', async (route) => {
    const request = route.request()
    const url = request.url().replace('shop.example.com/billing', 'demo.example.com')
    const response = await site.fetch(url, {
      method: request.method(),
      headers: { ...(await request.allHeaders()), ...headers },
      body: request.postDataBuffer(),
    })
    // A fault that drops the connection is an error response.
    if (response.type === 'error') await route.abort()
    else {
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    }
  })
}

async function askToken(site) {
  const { uid, secret } = site.application
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: uid,
    client_secret: secret,
    site: site.name,
    scope: 'customers_read',
  })
  const init = { method: 'POST', body }
  const response = await site.fetch('https://demo.example.com/oauth/token', init)
  return (await response.json()).access_token
}
// #endregion
