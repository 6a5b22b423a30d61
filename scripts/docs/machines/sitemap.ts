/**
 * The list of all pages for search engines. Addresses begin where the list lies: only who publishes
 * the folder knows where that is, and may give it to `sabia docs`.
 *
 * @param files the paths of the folder
 * @param base what every address begins with, such as `https://docs.example.com/`
 */
export function toSitemap(files: readonly string[], base = ''): string {
  const pages = files.filter((file) => file.endsWith('.html')).sort()
  const entries = pages.map((page) => `<url><loc>${base}${page}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
