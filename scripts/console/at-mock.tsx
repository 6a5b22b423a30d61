// The console of a running mock, at `/` and at `/sites/{site}/`.
import { folderOf } from './place/mock-place.ts'
import { start } from './start.tsx'

start({ mockBase: folderOf(location).replace(/\/$/, ''), openPage: undefined })
