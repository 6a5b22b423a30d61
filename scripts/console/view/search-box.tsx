import { useEffect, useRef, useState } from 'preact/hooks'

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
