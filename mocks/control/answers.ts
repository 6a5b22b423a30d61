/** A JSON answer: one thing stands bare, a list under `data`. */
export function json(status: number, body: unknown): Response {
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}

export function empty(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

export function failure(status: number, code: string, message: string, field?: string): Response {
  return json(status, { error: { code, message, ...(field === undefined ? {} : { field }) } })
}
