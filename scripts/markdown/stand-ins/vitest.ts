// What the guides use of Vitest, for the type check: it is no dependency of this repository.
export { expect, test } from '@jest/globals'
