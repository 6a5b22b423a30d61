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
  'dist/reference/assets/redoc.js',
  'dist/reference/assets/search-index.js',
  'dist/reference/assets/search.js',
  'dist/reference/assets/site.css',
  'dist/reference/control.json',
  'dist/reference/control.yaml',
  'dist/reference/fields.html',
  'dist/reference/guides/checking-a-site.html',
  'dist/reference/guides/first-call.html',
  'dist/reference/guides/testing.html',
  'dist/reference/index.html',
  'dist/reference/ledger.html',
  'dist/reference/licences.txt',
  'dist/reference/openapi.json',
  'dist/reference/openapi.yaml',
  'dist/reference/playground/index.html',
  'dist/reference/playground/mockServiceWorker.js',
  'dist/reference/playground/playground.js',
  'dist/reference/postman.json',
  'dist/reference/reference.html',
  'dist/types.d.ts',
  'dist/types.js',
  'package.json',
]

const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/([\w-]+|chunks\/[\w-]+)\.(js|d\.ts)$/,
  /^dist\/reference\/([\w-]+\.html|licences\.txt|postman\.json|(openapi|control)\.(json|yaml))$/,
  /^dist\/reference\/assets\/[\w-]+\.(js|css|svg)$/,
  /^dist\/reference\/guides\/[\w-]+\.html$/,
  /^dist\/reference\/playground\/([\w-]+\.(js|css)|index\.html)$/,
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
