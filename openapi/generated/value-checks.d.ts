import type { ValidateFunction } from 'ajv'

/** Checks of the values that gaps can hold, by gap id. */
export const checks: Readonly<Record<string, ValidateFunction>>
