import type { components, operations } from '../../../openapi/generated/control.ts'

/** The shapes of the control API's document, by name. */
export type ControlSchemas = components['schemas']

/** What a list may be asked for, by the id of its call. */
export type QueryOf<Id extends keyof operations> = NonNullable<
  operations[Id]['parameters']['query']
>
