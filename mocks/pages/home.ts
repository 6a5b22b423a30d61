import type { Site } from '../site.ts'

/**
 * The page at `/`: where everything is, for someone who has just started the mock.
 *
 * @param prefix what stands before the site's own paths, such as `/sites/acme`
 */
export function homePage(name: string, sites: readonly Site[], prefix = ''): string {
  const others = sites.filter((site) => site.name !== name)
  const links = others.map((site) => `<li><a href="/sites/${site.name}/">${site.name}</a></li>`)
  const list = links.length === 0 ? '' : `<h2>Other sites here</h2><ul>${links.join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabiá: site ${name}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem;
    color: #1d2b24; background: #fbfaf6 }
  a { color: #0b5f47 }
  code, pre { font: .9rem/1.5 ui-monospace, monospace }
  pre { background: #f0eee4; padding: .75rem 1rem; border-radius: .4rem; white-space: pre-wrap;
    overflow-wrap: anywhere }
</style>
<h1>Site <em>${name}</em></h1>
<p>A recurring-billing site, played by Sabiá. Its records live in memory and are gone when it stops.</p>
<ul>
  <li><a href="${prefix}/docs">API reference</a>, with everything that is assumed marked</li>
  <li><a href="${prefix}/__sabia/health">Health</a> of this mock</li>
  <li><a href="${prefix}/__sabia/requests">Last requests</a> and their answers</li>
</ul>
<h2>First call</h2>
<p>Get a token with the credentials that <code>sabia mock</code> printed, then call the API:</p>
<pre>POST ${prefix}/oauth/token
grant_type=client_credentials&amp;client_id=…&amp;client_secret=…&amp;site=${name}&amp;scope=customers_read

GET ${prefix}/api/customers
Authorization: Bearer …</pre>
${list}
</html>
`
}
