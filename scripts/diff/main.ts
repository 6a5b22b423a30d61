import { packageFolder } from '../cli/package-folder.ts'
import { run } from './run.ts'

// Reports what changed in the document since a revision: npm run docs:diff -- BASE [--help]
process.exitCode = run(process.argv.slice(2), {
  root: packageFolder(),
  // npm changes to the package's folder; paths are relative to where it was called.
  workingFolder: process.env['INIT_CWD'] ?? process.cwd(),
  columns: Math.min(process.stdout.columns ?? 100, 120),
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
