import { FieldError } from '../shared/field-error.ts'
import { messageOf } from '../shared/message-of.ts'
import type { Site } from '../site.ts'
import type {
  BodyOf,
  ControlOperationId,
  PathOf,
  QueryOf,
  ReadOnly,
  SuccessOf,
} from './operation.ts'

/** A control call whose path, query and body have been checked against the document. */
interface ControlCall<Id extends ControlOperationId> {
  site: Site
  request: Request
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
}

/** The JSON to send with the document's status; a whole response where it isn't JSON. */
type Returned<Id extends ControlOperationId> =
  SuccessOf<Id> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? ReadOnly<Json>
      : Response
    : void

type Handler<Id extends ControlOperationId> = (
  call: ControlCall<Id>,
) => Returned<Id> | Promise<Returned<Id>>

/** A handler for each operation of the control API's document. */
export type Handlers = { readonly [Id in ControlOperationId]: Handler<Id> }

/** The newest of a list, newest last. */
export function newest<Thing>(
  things: readonly Thing[],
  { limit = 0 }: { limit?: number },
): { data: Thing[] } {
  return { data: things.slice(-limit) }
}

/** Does something whose errors are all about one field. */
export function blame<Result>(field: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw new FieldError(field, messageOf(error))
  }
}
