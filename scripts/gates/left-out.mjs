// A reporter of Jest: after the results it says which gates this run left out, and how to run them.
const GATES = [
  ['npm run check', 'types, lint, format, dead code, generated files, the document'],
  ['npm run check:browser', 'the published reference and the playground, in Chromium'],
  ['npm run check:examples', 'the example projects, with the packed package'],
  ['npm run check:package', 'the packed package on Node 20, 22 and 24'],
  ['npm run check:docker', 'the Dockerfile, line by line'],
  ['npm run prove', 'the contract suite on all mutants and conforming variants'],
]

export default class LeftOut {
  onRunComplete() {
    const width = Math.max(...GATES.map(([command]) => command.length))
    const lines = GATES.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`)
    process.stderr.write(`\nNot part of this run (.ci/run does all of it):\n${lines.join('\n')}\n`)
  }
}
