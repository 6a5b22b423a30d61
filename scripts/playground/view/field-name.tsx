import type { Field } from '../model/field.ts'
import { GapLinks, Prose } from './parts.tsx'

/** A field's name, and whether it is required. */
export function FieldName({ field }: { field: Field }) {
  return (
    <>
      <code>{field.name}</code>
      {field.isRequired && <span class="required"> required</span>}
    </>
  )
}

/** The document's description of a field, and the gaps behind it. */
export function FieldAbout({ field, id }: { field: Field; id: string }) {
  return (
    <p class="about" id={`${id}-about`}>
      <Prose text={field.description} />{' '}
      {field.limits.length > 0 && (
        <span class="limits">
          <Prose text={field.limits.join(', ')} />
        </span>
      )}{' '}
      <GapLinks ids={field.gaps} />
    </p>
  )
}
