import { gaps, type Gap } from '../../../openapi/ledger.ts'

/** Links to the ledger's rows of gaps; what is assumed is their title. */
export function GapLinks({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  const rows: Readonly<Record<string, Gap>> = gaps
  return (
    <span class="gaps">
      {ids.map((id) => (
        <a
          key={id}
          class="gap"
          href={`../ledger.html#${id}`}
          title={`Assumed: ${rows[id]?.assumption ?? ''}`}
          aria-label={`Assumed, gap ${id}`}
        >
          {id}
        </a>
      ))}
    </span>
  )
}
