import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFakeShell } from '../../../cli/testing/fake-shell.ts'
import { createProgram } from '../../../cli/program.ts'
import { variableOf } from '../../../cli/settings/resolve-settings.ts'
import { allSettings } from '../../../cli/settings/settings.ts'
import { root } from '../../root.ts'
import { stepsOf, type Step } from '../read-workflows.ts'
import type { Rule } from '../lint.ts'

/** What scripts run is there: npm scripts, files, and of `sabia` its commands, options, variables. */
export const commandRules: readonly Rule[] = [
  eachStep(({ run = '' }) => findNpmScripts(run)),
  eachStep(({ run = '' }) => findFiles(run)),
  eachStep(({ run = '' }) => findCommands(run)),
  eachStep(({ env = {} }) => findVariables(Object.keys(env))),
  eachStep(findPassedOver),
]

type Look = (step: Step) => string[]

function eachStep(look: Look): Rule {
  return (workflow) =>
    stepsOf(workflow).flatMap(({ job, step }) =>
      look(step).map((finding) => `${finding}, in the job ${job}`),
    )
}

function findNpmScripts(run: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...run.matchAll(/\bnpm run(?:-script)? +(?:--\S+ +)*([\w:.-]+)/g)]
  return named
    .filter(([, name = '']) => !(name in scripts))
    .map(([, name]) => `runs npm script ${name}, which package.json does not have`)
}

/** A line that begins with a path of the repository, such as `.ci/run`. */
function findFiles(run: string): string[] {
  const named = [...run.matchAll(/^\s*(\.{0,2}[\w-]*(?:\/[\w.-]+)+)/gm)]
  return named
    .filter(([, file = '']) => !existsSync(join(root, file)))
    .map(([, file]) => `runs ${file}, which is not there`)
}

function findCommands(run: string): string[] {
  const { commands } = createProgram(createFakeShell(), () => {})
  const lines = [...run.matchAll(/\bsabia"? +([a-z]+)\b([^\n|;&]*)/g)]
  return lines.flatMap(([, name = '', rest = '']) => {
    const command = commands.find((known) => known.name() === name)
    if (command === undefined) return [`runs sabia ${name}, which is no command`]
    const known = command.options.map(({ long }) => long)
    const given = rest.match(/--[a-z-]+/g) ?? []
    return given
      .filter((option) => !known.includes(option))
      .map((option) => `gives sabia ${name} an option ${option} that it does not have`)
  })
}

function findVariables(names: readonly string[]): string[] {
  const known = allSettings.flatMap((table) =>
    Object.entries(table).map(([name, setting]) => variableOf(name, setting)),
  )
  return names
    .filter((name) => name.startsWith('SABIA_') && !known.includes(name))
    .map((name) => `sets ${name}, which sabia does not read`)
}

/** A gate that cannot fail is none. */
function findPassedOver({ run = '', 'continue-on-error': goesOn = false }: Step): string[] {
  return goesOn !== false || /\|\|\s*(true|:)\s*$/m.test(run) ? ['passes over a failure'] : []
}
