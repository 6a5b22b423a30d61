import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Table } from './parts.tsx'

/** Height of a row until one was measured, in pixels. */
const ROW = 45

interface LongTableProps {
  label: string
  heads: readonly string[]
  /** How many rows there are. */
  total: number
  /** The place of the first row that is here. */
  from: number
  /** The rows from there on. */
  children: readonly ComponentChildren[]
  /** Called with the place of the first row in view. */
  see: (place: number) => void
}

/** A table that scrolls through any number of rows, of which only those near the view are there. */
export function LongTable({ label, heads, total, from, children, see }: LongTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(ROW)
  useLayoutEffect(() => {
    const row = box.current?.querySelector('tbody tr:not([aria-hidden])')
    const measured = row?.getBoundingClientRect().height ?? 0
    if (measured > 0) setHeight(measured)
  })
  return (
    <Table
      label={label}
      heads={heads}
      rows={total}
      box={{
        ref: box,
        class: 'table long',
        onScroll: ({ currentTarget }) => see(Math.floor(currentTarget.scrollTop / height)),
      }}
    >
      <Space height={from * height} />
      {children}
      <Space height={(total - from - children.length) * height} />
    </Table>
  )
}

/** Stands for the rows that are not here. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height: `${height}px` }} />
    </tr>
  ) : null
}
