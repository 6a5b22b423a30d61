// The console in the published reference: at the mock that serves the page, or at a site inside it.
import { openPage } from './place/page-place.ts'
import { mockBaseOf, folderOf } from './place/mock-place.ts'
import { start } from './start.tsx'

start({ mockBase: mockBaseOf(folderOf(location)), openPage })
