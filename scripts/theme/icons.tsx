import { outcomeLines } from '../../mocks/tools/pages/order.ts'

/** Lines of the icons, in a box of 24 by 24. */
const LINES = {
  overview: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  try: 'M5 4l14 8-14 8z',
  records: 'M4 6c0-3 16-3 16 0v12c0 3-16 3-16 0zM4 6c0 3 16 3 16 0M4 12c0 3 16 3 16 0',
  phone: 'M8 3h8a1 1 0 011 1v16a1 1 0 01-1 1H8a1 1 0 01-1-1V4a1 1 0 011-1zM11 18h2',
  webhooks: 'M3 6h18v12H3zM3 7l9 6 9-6',
  requests: 'M4 7h13l-3-3M20 17H7l3 3',
  time: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3 3',
  gaps: 'M9 9a3 3 0 114 3c-1 .5-1 1-1 2M12 17.5v.5M12 3a9 9 0 110 18 9 9 0 010-18z',
  applications: 'M8 9a4 4 0 110 6 4 4 0 010-6zM14 12h7v3M18 12v3',
  sites: 'M4 20V8l8-4 8 4v12zM4 20h16M9 20v-5h6v5M8 10h2M14 10h2',
  ...outcomeLines,
  waiting: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
} as const

export type IconName = keyof typeof LINES

/** A picture beside a word; readers of the screen hear the word alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={LINES[name]} />
    </svg>
  )
}
