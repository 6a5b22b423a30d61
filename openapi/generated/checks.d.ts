import type { ValidateFunction } from 'ajv'

/** Checks of the whole document, by `operationId request`, `operationId status`, `kind record`. */
export const whole: Readonly<Record<string, ValidateFunction>>

/** The same of the fact view. */
export const facts: Readonly<Record<string, ValidateFunction>>
