import type { Operation } from '../../../openapi/operations.ts'
import { preferencesOf, type Draft } from '../model/draft.ts'

interface PreferProps {
  operation: Operation
  draft: Draft
  change: (draft: Draft) => void
}

/** Which of the document's answers is asked for in place of the records' own. */
export function PreferView({ operation, draft, change }: PreferProps) {
  return (
    <div class="field">
      <label for="prefer">
        <code>Prefer</code>
      </label>
      <div class="entry">
        <select
          id="prefer"
          aria-describedby="prefer-about"
          value={draft.prefer}
          onChange={({ currentTarget }) => change({ ...draft, prefer: currentTarget.value })}
        >
          <option value="">the answer that the records give</option>
          {preferencesOf(operation).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p class="about" id="prefer-about">
        A header of the mock alone: it answers with an example of the document instead.
      </p>
    </div>
  )
}
