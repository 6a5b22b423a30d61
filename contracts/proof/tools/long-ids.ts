import { readAnswer, withText } from './answers.ts'
import { apiOperations, changed, onCalls, type Wrap } from './calls.ts'

/** Digits that put an id beyond 2^53, where JSON.parse would round it. */
const AHEAD = '9007199254741'
const WIDTH = 6

/** Shows every integer id of a site with nineteen digits, and takes it back so. */
export const longIds: Wrap = onCalls(apiOperations, () => async (call, site) => {
  const { pathname } = new URL(call.request.url)
  const text = shorten(call.text)
  const path = shorten(pathname).slice(pathname.lastIndexOf('/api/'))
  const isLong = text !== call.text || shorten(pathname) !== pathname
  const answer = await readAnswer(await site(isLong ? changed(call, { path, text }) : call.request))
  const shown = (await answer.response.text()).replaceAll(
    /("(?:customer_)?id":)(\d{1,6})(?=[,}])/g,
    (_, key: string, id: string) => `${key}${AHEAD}${id.padStart(WIDTH, '0')}`,
  )
  return withText(answer, shown)
})

function shorten(text: string): string {
  return text.replaceAll(
    new RegExp(`(?<!\\d)${AHEAD}(\\d{${WIDTH}})(?!\\d)`, 'g'),
    (_, id: string) => String(Number(id)),
  )
}
