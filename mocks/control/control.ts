import type { Answer } from '../core/answer/answers.ts'
import type { Journal } from '../journal.ts'

/** What the control calls work with. */
export interface ControlDesk {
  site: string
  journal: Journal
}

export const CONTROL_PREFIX = '/__sabia/'

type Call = (desk: ControlDesk, query: URLSearchParams) => Answer

const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  health: {
    GET: ({ site }) => answer(200, { status: 'ok', site }),
  },
  requests: {
    GET: ({ journal }, query) => {
      const limit = Number(query.get('limit') ?? '200')
      if (!Number.isInteger(limit) || limit < 1) {
        return error(422, 'invalid', 'limit must be at least 1', 'limit')
      }
      return answer(200, { data: journal.list().slice(-limit) })
    },
    DELETE: ({ journal }) => {
      journal.clear()
      return answer(204, undefined)
    },
  },
}

/** Answers a call of the control API: plain JSON, never part of the service. */
export function answerControl(
  method: string,
  path: string,
  query: string,
  desk: ControlDesk,
): Answer {
  const name = path.slice(CONTROL_PREFIX.length)
  const byMethod = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (byMethod === undefined) return error(404, 'not_found', `There is no control call ${path}`)
  const call = byMethod[method === 'HEAD' ? 'GET' : method]
  if (call !== undefined) return call(desk, new URLSearchParams(query))
  const refused = error(
    405,
    'method_not_allowed',
    `${method} is not among ${Object.keys(byMethod).join(', ')}`,
  )
  refused.headers['allow'] = Object.keys(byMethod).join(', ')
  return refused
}

function answer(status: number, body: unknown): Answer {
  return { status, headers: { 'cache-control': 'no-store' }, body }
}

function error(status: number, code: string, message: string, field?: string): Answer {
  return answer(status, { error: { code, message, ...(field === undefined ? {} : { field }) } })
}
