import { useEffect, useRef, useState } from 'preact/hooks'

interface TextFieldProps {
  id: string
  label: string
  value: string
  change: (value: string) => void
  about?: string | undefined
  /** What is wrong with the value. */
  wrong?: string | undefined
  placeholder?: string
  /** A number's field shows a phone's digits. */
  isNumber?: boolean
}

/** A field of a form with its label, an explanation, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, change, about, wrong, placeholder, isNumber = false } = props
  const described = [about && `${id}-about`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        inputMode={isNumber ? 'numeric' : 'text'}
        placeholder={placeholder}
        value={value}
        aria-invalid={wrong === undefined ? undefined : 'true'}
        aria-describedby={described === '' ? undefined : described}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      {about !== undefined && (
        <p class="about" id={`${id}-about`}>
          {about}
        </p>
      )}
      <p class="wrong" id={`${id}-wrong`} role="alert">
        {wrong}
      </p>
    </div>
  )
}

/** Moves the focus to the first field of a form that is wrong, once it is marked. */
export function focusWrong(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), 50)
}

/** Milliseconds without a key before a search begins. */
const TYPING = 200

/** What is typed is searched for a moment later; the address of the page keeps it. */
export function SearchBox(props: {
  id: string
  label: string
  text: string
  search: (typed: string) => void
}) {
  const { id, label, text, search } = props
  const [typed, type] = useState(text)
  const latest = useRef(search)
  latest.current = search
  useEffect(() => type(text), [text])
  useEffect(() => {
    if (typed === text) return undefined
    const timer = setTimeout(() => latest.current(typed), TYPING)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <p>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
    </p>
  )
}
