// Lets Node run the repository's TypeScript: `node --import ./scripts/register.mjs file.ts`.
import { register } from 'node:module'

register('ts-node/esm', import.meta.url)
