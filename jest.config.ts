import { readFileSync } from 'node:fs'
import type { Config } from 'jest'

const { compilerOptions } = JSON.parse(readFileSync(`${__dirname}/tsconfig.json`, 'utf8'))

const config: Config = {
  testEnvironment: '<rootDir>/scripts/gates/environment.mjs',
  // One less than the cores is Jest's usual number: on two cores that is one process, which grows.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  // A limit for what hangs, not a measure: machines are shared.
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '/mocks/(seed/people|world/(random|table))\\.ts$':
      '<rootDir>/scripts/gates/bundle-packages.mjs',
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/scripts/gates/fast-check.mjs',
    // Snippets of the guides import the package by its name.
    ...Object.fromEntries(
      Object.entries<string[]>(compilerOptions.paths).map(([name, [file = '']]) => [
        `^${name}$`,
        file.replace('.', '<rootDir>'),
      ]),
    ),
  },
  reporters: ['default', '<rootDir>/scripts/gates/left-out.mjs'],
  testMatch: ['<rootDir>/{openapi,mocks,contracts,scripts}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/examples/'],
}

export = config
