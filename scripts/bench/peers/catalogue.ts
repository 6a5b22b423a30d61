/** Another mock server. */
export interface Peer {
  name: string
  /** What npm is told to install; it picks versions that fit this Node. */
  packages: readonly string[]
  /** Folder of the package that the version is read from. */
  package: string
  /** A server of ours that is copied beside the peer's packages, where it has no command line. */
  server?: string
  /** What Node is told to run, from the peer's folder. */
  toCommand(documentFile: string, port: string): readonly string[]
}

/** The mock servers that `--peers` installs and measures. */
export const catalogue: readonly Peer[] = [
  {
    name: 'Prism',
    packages: ['@stoplight/prism-cli@5'],
    package: '@stoplight/prism-cli',
    toCommand: (documentFile, port) => [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      '--verboseLevel=silent',
      '--host=127.0.0.1',
      `--port=${port}`,
      documentFile,
    ],
  },
  {
    name: 'openapi-backend',
    packages: ['openapi-backend@5'],
    package: 'openapi-backend',
    server: 'openapi-backend.mjs',
    toCommand: (documentFile, port) => ['openapi-backend.mjs', documentFile, port],
  },
  {
    name: 'Scalar mock server',
    packages: ['@scalar/mock-server@0.x', '@hono/node-server@1', 'hono@4'],
    package: '@scalar/mock-server',
    server: 'scalar.mjs',
    toCommand: (documentFile, port) => ['scalar.mjs', documentFile, port],
  },
  {
    name: 'Mockoon',
    packages: ['@mockoon/cli@9'],
    package: '@mockoon/cli',
    toCommand: (documentFile, port) => [
      'node_modules/@mockoon/cli/bin/run.js',
      'start',
      `--data=${documentFile}`,
      '--hostname=127.0.0.1',
      `--port=${port}`,
      '--disable-log-to-file',
      '--disable-admin-api',
    ],
  },
]
