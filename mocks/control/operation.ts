import type { components, operations } from '../../openapi/generated/control.ts'

/** The schemas of the control API's document, by name. */
export type ControlSchemas = components['schemas']

export type ControlOperationId = keyof operations

export type PathOf<Id extends ControlOperationId> = NonNullable<
  operations[Id]['parameters']['path']
>

export type QueryOf<Id extends ControlOperationId> = NonNullable<
  operations[Id]['parameters']['query']
>

/** The JSON of a request body or a response; undefined where there is none. */
type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } }
  ? Json
  : undefined

export type BodyOf<Id extends ControlOperationId> = operations[Id] extends {
  requestBody: infer Body
}
  ? JsonOf<Body>
  : undefined

type Responses<Id extends ControlOperationId> = operations[Id]['responses']

/** What the document declares for a success. */
export type SuccessOf<Id extends ControlOperationId> = Responses<Id>[keyof Responses<Id> &
  (200 | 201 | 204)]

export type ResultOf<Id extends ControlOperationId> = JsonOf<SuccessOf<Id>>

/** A value whose lists are only read. */
export type ReadOnly<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadOnly<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: ReadOnly<Value[Name]> }
    : Value
