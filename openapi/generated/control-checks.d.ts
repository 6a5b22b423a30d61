import type { ValidateFunction } from 'ajv'

/** Checks of what control calls take, by `operationId body` and `operationId query`. */
export const checks: Readonly<Record<string, ValidateFunction>>

/** The schemas of these checks by the same names, and what they refer to under `$defs`. */
export const schemas: Readonly<Record<string, object>>
