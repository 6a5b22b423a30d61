import { describe, expect, test } from '@jest/globals'
import { root } from '../root.ts'
import { readExample } from './example.ts'
import { createWorkflowLint } from './lint.ts'
import { readWorkflow, toWorkflow } from './read-workflows.ts'

const lint = await createWorkflowLint()
const named = (name: string) => readWorkflow(root, name)

/** A word of a workflow, what is put there, and what the lint then says. */
type Breakage = [string, string, string, string, RegExp]

const breakages: Breakage[] = [
  [
    'a key that GitHub does not know',
    'ci.yml',
    'timeout-minutes: 60',
    'timeout: 60',
    /unexpected key "timeout"/,
  ],
  [
    'a job that is not there',
    'reference.yml',
    'needs: build',
    'needs: bild',
    /needs job "bild" which does not exist/,
  ],
  [
    'a secret that no caller may give',
    'contract.yml',
    'secrets.SABIA_CLIENT_ID }}',
    'secrets.CLIENT_ID }}',
    /property "client_id" is not defined/,
  ],
  [
    'an input that is not there',
    'contract.yml',
    'inputs.products',
    'inputs.product',
    /property "product" is not defined/,
  ],
  [
    'an output of no step',
    'reference.yml',
    'steps.deployment.outputs',
    'steps.deploy.outputs',
    /property "deploy" is not defined/,
  ],
  [
    'a broken expression',
    'ci.yml',
    "github.event_name == 'pull_request' }}",
    'github.event_name == }}',
    /unexpected/,
  ],
  ['no permissions', 'ci.yml', 'permissions:\n  contents: read\n', '', /declares no permissions/],
  [
    'permissions to write for all',
    'ci.yml',
    'contents: read',
    'contents: write',
    /lets every job write/,
  ],
  [
    'a permission to write, where pull requests run',
    'ci.yml',
    '    timeout-minutes: 20\n',
    '    timeout-minutes: 20\n    permissions:\n      contents: write\n',
    /lets the job image write for a pull request/,
  ],
  [
    'a job that may write everything',
    'ci.yml',
    '    timeout-minutes: 20\n',
    '    timeout-minutes: 20\n    permissions: write-all\n',
    /lets the job image write everything/,
  ],
  [
    'a workflow that another one starts',
    'ci.yml',
    '  pull_request:',
    '  workflow_run:\n    workflows: [Reference]',
    /runs on workflow_run, which hands secrets/,
  ],
  [
    'a workflow that a comment starts',
    'ci.yml',
    '  pull_request:',
    '  issue_comment:',
    /runs on issue_comment, which hands secrets/,
  ],
  [
    'a gate that cannot fail',
    'ci.yml',
    'run: .ci/run',
    'run: .ci/run || true',
    /passes over a failure, in the job gates/,
  ],
  [
    'a step whose failure is no matter',
    'ci.yml',
    '        run: .ci/run',
    '        run: .ci/run\n        continue-on-error: true',
    /passes over a failure, in the job gates/,
  ],
  [
    'an event for strangers',
    'ci.yml',
    '  pull_request:',
    '  pull_request_target:',
    /hands secrets/,
  ],
  [
    'an expression in a script',
    'contract.yml',
    '-- "$PACKAGE"',
    '-- ${{ inputs.package }}',
    /has an expression in the script of contract/,
  ],
  [
    'a secret for a whole job',
    'contract.yml',
    '    timeout-minutes: 30',
    '    timeout-minutes: 30\n    env:\n      TOKEN: ${{ secrets.SABIA_ACCESS_TOKEN }}',
    /uses a secret in the job contract/,
  ],
  [
    'a secret for an action',
    'contract.yml',
    '          package-manager-cache: false',
    '          package-manager-cache: ${{ secrets.SABIA_CLIENT_ID }}',
    /uses a secret in contract, step/,
  ],
  [
    'a token in the checkout',
    'ci.yml',
    'persist-credentials: false',
    'persist-credentials: true',
    /leaves the token/,
  ],
  ['a job that may hang', 'ci.yml', '    timeout-minutes: 60\n', '', /lets the job gates hang/],
  [
    'an action by its tag',
    'ci.yml',
    '@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2',
    '@v6',
    /uses actions\/checkout@v6 in gates; write/,
  ],
  [
    'a commit of another version',
    'ci.yml',
    ' # v6.0.2',
    ' # v5.0.0',
    /write actions\/checkout@\w{40} # v6\.0\.2/,
  ],
  [
    'an action of a stranger',
    'ci.yml',
    'actions/setup-node@',
    'nobody/setup-node@',
    /nobody has looked at/,
  ],
  [
    'an input that the action does not have',
    'ci.yml',
    'cache: npm',
    'caches: npm',
    /an input caches/,
  ],
  [
    'an npm script that is not there',
    'reference.yml',
    'npm run docs',
    'npm run dogs',
    /npm script dogs/,
  ],
  ['a file that is not there', 'ci.yml', 'run: .ci/run', 'run: .ci/ran', /runs \.ci\/ran/],
  [
    'a command that is not there',
    'contract.yml',
    'bin/sabia" contract',
    'bin/sabia" contracts',
    /sabia contracts, which is no command/,
  ],
  [
    'an option that is not there',
    'contract.yml',
    'bin/sabia" contract',
    'bin/sabia" contract --sight x',
    /an option --sight/,
  ],
  [
    'a variable that nobody reads',
    'contract.yml',
    'SABIA_SITE:',
    'SABIA_SIGHT:',
    /sets SABIA_SIGHT/,
  ],
]

describe('the lint finds', () => {
  test.each(breakages)('%s, in %s', (_what, name, found, put, finding) => {
    const { path, text } = named(name)
    expect(text).toContain(found)
    const broken = toWorkflow(
      path,
      text.replaceAll(found, () => put),
    )
    expect(lint(broken)).toContainEqual(expect.stringMatching(finding))
  })

  test('nothing in a call that hands on every secret', () => {
    const { path, text } = readExample(named('contract.yml'))
    const open = text.replace(/    secrets:\n(?: {6}.*\n?)+/, '    secrets: inherit\n')
    expect(open).toContain('secrets: inherit')
    expect(lint(toWorkflow(path, open))).toEqual([])
  })

  const calls: [string, string, string, RegExp][] = [
    [
      'an input that the called workflow does not have',
      'site: acme',
      'sites: acme',
      /no known input sites/,
    ],
    ['a required input left out', '      site: acme\n', '', /owes contract the input site/],
    [
      'a secret that the called workflow does not take',
      '      SABIA_CLIENT_ID:',
      '      CLIENT_ID:',
      /no known secret CLIENT_ID/,
    ],
    [
      'a workflow that is not there',
      'workflows/contract.yml',
      'workflows/contact.yml',
      /no workflow of this repository/,
    ],
    [
      'a workflow that cannot be called',
      'workflows/contract.yml',
      'workflows/ci.yml',
      /cannot be called/,
    ],
  ]

  test.each(calls)('%s, in a call', (_what, found, put, finding) => {
    const { path, text } = readExample(named('contract.yml'))
    expect(text).toContain(found)
    expect(
      lint(
        toWorkflow(
          path,
          text.replace(found, () => put),
        ),
      ),
    ).toContainEqual(expect.stringMatching(finding))
  })
})
