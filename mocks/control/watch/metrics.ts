import type { Resource } from '../call.ts'

/** The site's figures in Prometheus' text form. */
export const metrics: Resource = {
  metrics: {
    GET: ({ site }) => {
      const headers = {
        'cache-control': 'no-store',
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      }
      return new Response(site.metrics.text(), { headers })
    },
  },
}
