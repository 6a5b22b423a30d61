import { expect, test } from '@jest/globals'
import { root } from '../play/package.ts'
import { readBlocks } from '../read/blocks.ts'
import { findTypeFaults } from './types.ts'

const MARKDOWN = `
<!-- file: own.ts -->
\`\`\`ts
export const address: string = 'http://127.0.0.1:4010'
\`\`\`

<!-- run -->
\`\`\`ts
import { createControl } from 'sabia/control'
import { address } from './own.ts'

const control = createControl({ baseUrl: address })
const unused = await control.health()
\`\`\`

<!-- run -->
\`\`\`ts
import { createControl } from 'sabia/control'

createControl({ baseURL: 'http://127.0.0.1:4010' })
\`\`\`
`

test('a block is held against the types of the package and of the files beside it', () => {
  const faults = findTypeFaults(root, { 'a.md': readBlocks(MARKDOWN, 'a.md') })
  expect(Object.fromEntries(faults)).toEqual({
    'a.md:3': [],
    'a.md:8': [],
    'a.md:17': [expect.stringMatching(/^line 3 of the block: .*'baseURL' does not exist/)],
  })
})
