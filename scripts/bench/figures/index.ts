import type { Figure } from '../figure.ts'
import { clock } from './clock.ts'
import { contract } from './contract.ts'
import { docs } from './docs.ts'
import { reset, seed } from './in-process.ts'
import { list } from './list.ts'
import { memory } from './memory.ts'
import { msw } from './msw.ts'
import { scale } from './scale.ts'
import { createShare, readShare } from './shares.ts'
import { start } from './start.ts'
import { webhooks } from './webhooks.ts'

/** Everything that a run measures, in its order. */
export const figures: readonly Figure[] = [
  readShare,
  createShare,
  list,
  scale,
  start,
  memory,
  reset,
  msw,
  seed,
  webhooks,
  clock,
  contract,
  docs,
]
