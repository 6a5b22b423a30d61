import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { timeTexts } from '../../theme/messages/time.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import {
  faultTemplates,
  firstFault,
  thens,
  toFaultRule,
  whens,
  type FaultForm,
} from '../model/fault-form.ts'
import { operations } from '../model/operations.ts'
import type { State, Store } from '../state/state.ts'
import { Action } from './action.tsx'
import { TextField } from './text-field.tsx'

/** Fault rules: those in force, common ones to add with one click, and a form. */
export function FaultsPanel({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(timeTexts)
  const { faults } = state.seen
  return (
    <section class="card" aria-labelledby="faults-title">
      <h3 id="faults-title">{texts.faults}</h3>
      <h4 id="faults-active">{texts.active}</h4>
      {faults.length === 0 ? (
        <p class="empty">{texts.noFaults}</p>
      ) : (
        <>
          <ul class="faults" aria-labelledby="faults-active">
            {faults.map((fault) => (
              <li key={fault.id}>
                <FaultLine store={store} fault={fault} />
              </li>
            ))}
          </ul>
          <Action store={store} call={{ id: 'clearFaults' }} label={texts.removeAll} />
        </>
      )}
      <h4 id="fault-templates">{texts.templates}</h4>
      <ul class="plain" aria-labelledby="fault-templates">
        {Object.entries(faultTemplates).map(([name, rule]) => (
          <li key={name}>
            <Action
              store={store}
              call={{ id: 'addFault', input: { body: rule } }}
              label={texts.templateNames[name as keyof typeof faultTemplates]}
            />
          </li>
        ))}
      </ul>
      <Own store={store} />
    </section>
  )
}

function FaultLine({ store, fault }: { store: Store; fault: ControlSchemas['Fault'] }) {
  const texts = useTexts(timeTexts)
  const { id, operation, when, then, applied, left } = fault
  return (
    <>
      <code>{id}</code> {operation === '*' ? texts.all : operation},{' '}
      {when === 'always' ? texts.whens.always : <InWords part={when} words={texts.whens} />}:{' '}
      <InWords part={then} words={texts.thens} />{' '}
      <strong>
        {texts.applied(applied)}
        {left !== undefined && `, ${texts.left(left)}`}
      </strong>{' '}
      <Action
        store={store}
        call={{ id: 'removeFault', input: { path: { id } } }}
        label={texts.remove}
        about={id}
      />
    </>
  )
}

/** A condition or an action: its name in words, and its value. */
function InWords(props: { part: object; words: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(props.part).map(([name, value]) => (
        <span key={name}>
          {props.words[name] ?? name} {value !== true && <code>{JSON.stringify(value)}</code>}
        </span>
      ))}
    </>
  )
}

function Own({ store }: { store: Store }) {
  const texts = useTexts(timeTexts)
  const [form, setForm] = useState(firstFault)
  const change = (next: Partial<FaultForm>) => setForm({ ...form, ...next })
  const rule = toFaultRule(form)
  const text = (name: keyof FaultForm, label: string) => (
    <TextField
      id={`fault-${name}`}
      label={label}
      value={form[name]}
      change={(value) => change({ [name]: value })}
    />
  )
  return (
    <details>
      <summary>{texts.own}</summary>
      <div class="fields">
        <Choice
          name="operation"
          label={texts.operation}
          value={form.operation}
          options={[
            ['*', texts.all],
            ...operations.map(({ operationId: id }): [string, string] => [id, id]),
          ]}
          change={(operation) => change({ operation })}
        />
        <Choice
          name="when"
          label={texts.when}
          value={form.when}
          options={whens.map((name) => [name, texts.whens[name]])}
          change={(when) => change({ when })}
        />
        {form.when === 'next' && text('count', texts.count)}
        {form.when === 'every' && text('count', texts.nth)}
        {form.when === 'random' && text('share', texts.share)}
        {form.when === 'matching' && text('field', texts.field)}
        {form.when === 'matching' && text('value', texts.value)}
        <Choice
          name="then"
          label={texts.then}
          value={form.then}
          options={thens.map((name) => [name, texts.thens[name]])}
          change={(then) => change({ then })}
        />
        {(form.then === 'status' || form.then === 'failAfterWrite') &&
          text('status', texts.statusOf)}
        {form.then === 'delay' && text('delay', texts.delayOf)}
        {form.then === 'truncate' && text('bytes', texts.bytes)}
        {form.then === 'rateLimit' && text('retryAfter', texts.retryAfter)}
      </div>
      <p class="quiet">
        {texts.rule}: <code>{JSON.stringify(rule)}</code>
      </p>
      <Action
        store={store}
        call={{ id: 'addFault', input: { body: rule } }}
        label={texts.add}
        isFirst
      />
    </details>
  )
}

function Choice<Name extends string>(props: {
  name: string
  label: string
  value: Name
  options: readonly (readonly [name: Name, label: string])[]
  change: (name: Name) => void
}) {
  const { name, label, value, options, change } = props
  return (
    <p>
      <label for={`fault-${name}`}>{label}</label>
      <select
        id={`fault-${name}`}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value as Name)}
      >
        {options.map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  )
}
