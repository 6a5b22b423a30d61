import { expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { createEdition } from '../edition.ts'
import { homePage } from './home.ts'

test('the first page names every call by its method and path', async () => {
  const page = await homePage([], createEdition('en'))
  // A path may break behind its slashes.
  const body = page.body.replaceAll('<wbr>', '')
  for (const { operationId, method, path } of operationsOf(document)) {
    expect(body).toMatch(
      new RegExp(
        `operations/${operationId}.html">[^]*?${method}</span> <code>${path.replaceAll(/[{}]/g, '.')}</code>`,
      ),
    )
  }
})
