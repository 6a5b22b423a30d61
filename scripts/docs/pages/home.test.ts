import { expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { homePage } from './home.ts'

test('the first page names every call by its method and path', async () => {
  const page = await homePage([])
  // A path may break behind its slashes.
  const body = page.body.replaceAll('<wbr>', '')
  for (const { operationId, method, path } of operationsOf(document)) {
    expect(body).toMatch(
      new RegExp(
        `#operation/${operationId}">[^]*?<code>${method} ${path.replaceAll(/[{}]/g, '.')}</code>`,
      ),
    )
  }
})
