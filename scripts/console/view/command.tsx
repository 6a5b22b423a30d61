import { CopyButton } from './parts.tsx'

/** A command to copy; `what` says what it does. */
export function Command({ text, what }: { text: string; what: string }) {
  return (
    <div class="command">
      <pre tabIndex={0} role="group" aria-label={what}>
        {text}
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
