// What Jest and Vitest have in common, in place of the package `vitest`.
export { expect, test } from '@jest/globals'
