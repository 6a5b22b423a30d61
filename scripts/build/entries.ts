/** The package's entries, by the name of the built file. */
export const LIBRARY_ENTRIES: Readonly<Record<string, string>> = {
  index: 'mocks/index.ts',
  msw: 'mocks/adapters/msw.ts',
  node: 'mocks/adapters/node.ts',
  worker: 'mocks/adapters/worker/worker.ts',
  control: 'mocks/control/client/client.ts',
  contract: 'contracts/index.ts',
  types: 'openapi/generated/types.ts',
}

/** The command line and the entries, which share code. */
export const ENTRIES: Readonly<Record<string, string>> = {
  ...LIBRARY_ENTRIES,
  cli: 'scripts/cli/main.ts',
}

/** What is not bundled: packages that the user's project must install, and a module of the Workers runtime. */
export const PEERS: readonly string[] = ['msw', 'workerd', 'cloudflare:workers']
