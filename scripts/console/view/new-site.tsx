import { useEffect, useState } from 'preact/hooks'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { ranges, readSiteForm, type SiteForm } from '../model/new-site.ts'
import { refresh } from '../state/refresh.ts'
import type { Store } from '../state/state.ts'
import { CopyCurl } from './action.tsx'
import { focusWrong, TextField } from './text-field.tsx'

/** Adds a site beside this one. */
export function NewSite({ store }: { store: Store }) {
  const texts = useTexts(siteTexts)
  const [form, setForm] = useState<SiteForm>({ name: '', seed: '1', customers: '50' })
  const [wrong, setWrong] = useState<Readonly<Partial<Record<string, string>>>>({})
  const [adding, setAdding] = useState<string | undefined>(undefined)
  const [told, tell] = useState('')
  const read = readSiteForm(form)
  const change = (name: keyof SiteForm) => (value: string) => setForm({ ...form, [name]: value })
  const add = async (element: HTMLFormElement) => {
    const { place } = store.state
    tell('')
    const faults = read.wrong.map((name) => [
      name,
      name === 'name' ? texts.wrongName : texts.wrongNumber(ranges[name][0], ranges[name][1]),
    ])
    setWrong(Object.fromEntries(faults) as Record<string, string>)
    if (place === undefined || faults.length > 0) return focusWrong(element)
    const { name } = read.body
    setAdding(name)
    try {
      await place.control.sites.add(read.body)
      tell(texts.added(name))
      setForm({ ...form, name: '' })
    } catch (error) {
      const { field } = error as { field?: string }
      setWrong({ [field ?? 'name']: messageOf(error) })
      focusWrong(element)
    }
    setAdding(undefined)
    await refresh(store)
  }
  return (
    <form
      class="card plain-form"
      aria-labelledby="add-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (adding === undefined) void add(event.currentTarget)
      }}
    >
      <h3 id="add-title">{texts.add}</h3>
      <TextField
        id="site-name"
        label={texts.name}
        value={form.name}
        change={change('name')}
        about={texts.nameAbout}
        wrong={wrong['name']}
      />
      <TextField
        id="site-seed"
        label={texts.seed}
        value={form.seed}
        change={change('seed')}
        about={texts.seedAbout}
        wrong={wrong['seed']}
        isNumber
      />
      <TextField
        id="site-customers"
        label={texts.customers}
        value={form.customers}
        change={change('customers')}
        about={texts.customersAbout}
        wrong={wrong['customers']}
        isNumber
      />
      <p class="row">
        <button type="submit" class="first" aria-disabled={adding !== undefined}>
          {texts.addIt}
        </button>
        <CopyCurl
          store={store}
          call={{ id: 'addSite', input: { body: read.body } }}
          about={texts.addIt}
        />
      </p>
      {adding !== undefined && <Progress name={adding} />}
      <p role="status">{told}</p>
    </form>
  )
}

/** How long it takes so far: a mock tells nothing while it makes records. */
function Progress({ name }: { name: string }) {
  const texts = useTexts(siteTexts)
  const [seconds, count] = useState(0)
  useEffect(() => {
    const begun = Date.now()
    const timer = setInterval(() => count(Math.round((Date.now() - begun) / 1000)), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <div>
      <p>
        <progress aria-label={texts.addIt} /> {texts.adding(name, seconds)}
      </p>
      <p class="quiet" role="status">
        {texts.goesOn}
      </p>
    </div>
  )
}
