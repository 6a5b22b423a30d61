// Lets Node run the repository's TypeScript: `node --import ./scripts/register.mjs file.ts`.
import 'tsx/esm'
