import { readAnswer, withText } from '../../tools/answers.ts'
import { apiOperations, changed, onCalls, pathWithId, type Wrap } from '../../tools/calls.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Shows the ids of subscriptions in another form, and takes them back in that form. */
export function renamedIds(rename: (id: string) => string): Wrap {
  return onCalls(apiOperations, () => {
    const originals = new Map<string, string>()
    const restore = (text: string): string =>
      [...originals].reduce((rest, [other, id]) => rest.replaceAll(other, id), text)
    const show = (id: string): string => {
      const other = rename(id)
      originals.set(other, id)
      return other
    }
    return async (call, site) => {
      const text = restore(call.text)
      const request =
        restore(call.id) === call.id && text === call.text
          ? call.request
          : changed(call, { path: pathWithId(call, restore(call.id)), text })
      const answer = await readAnswer(await site(request))
      return withText(answer, (await answer.response.text()).replace(UUID, show))
    }
  })
}
