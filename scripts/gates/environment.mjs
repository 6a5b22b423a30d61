// The environment of each test file. Jest follows a test's promises with an `AsyncLocalStorage` of
// each file and leaves it on: on Node 20, each promise then costs more with each file that its
// process has run, in the end a tenth of the whole run.
import { AsyncLocalStorage } from 'node:async_hooks'
import { TestEnvironment } from 'jest-environment-node'

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...values) {
  used.add(this)
  return run.apply(this, values)
}

export default class extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable()
    used.clear()
    await super.teardown()
  }
}
