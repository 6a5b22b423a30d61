/** A tarball above this size, in bytes, holds something that nobody asked for. */
const MOST_BYTES = 3 * 1024 * 1024

/** What users reach by the package's fields, and what licences ask for. */
export const REQUIRED: readonly string[] = [
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY-NOTICES.txt',
  'dist/cli.js',
  'dist/contract.d.ts',
  'dist/contract.js',
  'dist/control.d.ts',
  'dist/control.js',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/msw.d.ts',
  'dist/msw.js',
  'dist/node.d.ts',
  'dist/node.js',
  'dist/reference/control.json',
  'dist/reference/control.yaml',
  'dist/reference/index.html',
  'dist/reference/openapi.json',
  'dist/reference/openapi.yaml',
  'dist/types.d.ts',
  'dist/types.js',
  'package.json',
]

const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/([\w-]+|chunks\/[\w-]+)\.(js|d\.ts)$/,
  /^dist\/reference\/(index\.html|(openapi|control)\.(json|yaml))$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
]

/** Tells what is wrong with the files of a tarball; nothing where all is well. */
export function contentProblems(files: readonly string[], bytes: number): string[] {
  const missing = REQUIRED.filter((file) => !files.includes(file))
  const foreign = files.filter((file) => !ALLOWED.some((form) => form.test(file)))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...foreign.map((file) => `${file} does not belong there`),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes are more than ${MOST_BYTES}`] : []),
  ]
}
