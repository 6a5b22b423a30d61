import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { ranges, readSiteForm, type SiteForm } from '../model/typed.ts'
import { refresh } from '../state/refresh.ts'
import type { Place } from '../place/place.ts'
import type { State, Store } from '../state/state.ts'
import { CopyCurl } from './action.tsx'
import { useRefusal } from './said.tsx'
import { focusWrong, TextField } from './text-field.tsx'

/** Adds a site beside this one. */
export function NewSite({ store, state: { place } }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  const [form, setForm] = useState<SiteForm>({ name: '', seed: '1', customers: '50' })
  const [wrong, setWrong] = useState<Readonly<Partial<Record<string, string>>>>({})
  const [adding, setAdding] = useState<{ name: string; leaving: AbortController }>()
  const [told, tell] = useState('')
  const refusal = useRefusal()
  const read = readSiteForm(form)
  const change = (name: keyof SiteForm) => (value: string) => setForm({ ...form, [name]: value })
  const add = async (element: HTMLFormElement) => {
    tell('')
    const faults = read.wrong.map((name) => [
      name,
      name === 'name' ? texts.wrongName : texts.wrongNumber(ranges[name][0], ranges[name][1]),
    ])
    setWrong(Object.fromEntries(faults) as Record<string, string>)
    if (place === undefined || faults.length > 0) return focusWrong(element)
    const { name } = read.body
    const leaving = new AbortController()
    setAdding({ name, leaving })
    try {
      await place.control.sites.add(read.body, leaving.signal)
      tell(texts.added(name))
      setForm({ ...form, name: '' })
    } catch (error) {
      if (leaving.signal.aborted) return tell(texts.canceled(name))
      const { field } = error as { field?: string }
      setWrong({ [field ?? 'name']: refusal(error) })
      focusWrong(element)
    } finally {
      setAdding(undefined)
      await refresh(store)
    }
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
      {adding !== undefined && (
        <Progress place={place} name={adding.name} cancel={() => adding.leaving.abort()} />
      )}
      <p role="status">{told}</p>
    </form>
  )
}

interface ProgressProps {
  place: Place | undefined
  name: string
  cancel: () => void
}

/** How many of the records are there, as the site tells it while it makes them. */
function Progress({ place, name, cancel }: ProgressProps) {
  const texts = useTexts(siteTexts)
  const [share, setShare] = useState(0)
  useEffect(
    () =>
      place?.follow((event) => {
        const told = event?.data as { site?: string; share?: number } | undefined
        if (event?.type === 'seeding' && told?.site === name) setShare(told.share ?? 0)
      }),
    [place, name],
  )
  const text = texts.adding(name, Math.floor(share * 100))
  return (
    <>
      <p class="row late">
        <progress value={share} aria-label={text} /> {text}
        <button type="button" class="small" onClick={cancel}>
          {texts.cancel}
        </button>
      </p>
      <p class="quiet late">{texts.untilLeft}</p>
    </>
  )
}
