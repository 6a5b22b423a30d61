// What Jest and Vitest have in common, on Node's own test runner.
export {
  after as afterAll,
  afterEach,
  before as beforeAll,
  beforeEach,
  describe,
  test,
} from 'node:test'
export { expect } from 'expect'
