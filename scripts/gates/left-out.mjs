// A reporter of Jest: after the results it says which tests were left out here and why, and which
// gates this run does not have, and how to run them.
const GATES = [
  ['npm run check', 'types, lint, format, dead code, generated files, the document'],
  ['npm run check:browser', 'the published reference and the playground, in Chromium and Firefox'],
  ['npm run check:examples', 'the example projects, with the packed package'],
  ['npm run check:package', 'the packed package on Node 20, 22 and 24'],
  ['npm run check:nodes', 'these tests in a fresh clone, on Node 20, 22 and 24'],
  ['npm run check:docker', 'the container image, where a Docker engine answers'],
  ['npm run mutate', 'the contract suite on all mutants and conforming variants'],
  ['npm run judge', 'the contract suite on random sites that were written from the spec alone'],
]

export default class LeftOut {
  /**
   * @param {unknown} _contexts
   * @param {{ testResults: { testResults: { status: string, title: string }[] }[] }} results
   */
  onRunComplete(_contexts, { testResults }) {
    /** @type {Map<string, number>} */
    const reasons = new Map()
    for (const { status, title } of testResults.flatMap((file) => file.testResults)) {
      const reason = status === 'pending' ? /, left out: (.+)$/.exec(title)?.[1] : undefined
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    const counted = [...reasons].map(
      ([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`,
    )
    if (counted.length > 0) process.stderr.write(`\nTests left out:\n${counted.join('\n')}\n`)
    const width = Math.max(...GATES.map(([command]) => command.length))
    const lines = GATES.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`)
    process.stderr.write(
      `\nNot part of this run (.ci/run does all but check:docker and check:nodes):\n${lines.join('\n')}\n`,
    )
  }
}
