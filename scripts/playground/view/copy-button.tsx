import { useState } from 'preact/hooks'

/** Copies a text, and says so. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied')
    } catch {
      setTold('The browser does not allow it: mark the text and copy it')
    }
  }
  return (
    <span class="copy">
      <button type="button" class="small" onClick={() => void copy()}>
        Copy<span class="hidden"> {what}</span>
      </button>
      <span role="status">{told}</span>
    </span>
  )
}
