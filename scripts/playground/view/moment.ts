/** Writes a moment of the site's clock for people, in UTC. */
export function toMoment(timestamp: string | number | null | undefined): string {
  const time = new Date(
    typeof timestamp === 'number' ? timestamp * 1000 : (timestamp ?? Number.NaN),
  )
  if (Number.isNaN(time.getTime())) return String(timestamp ?? '')
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
