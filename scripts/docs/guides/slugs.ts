/** Makes the ids that GitHub gives to headings; the same words get `-1`, `-2` behind them. */
export function createSlugs(): (title: string) => string {
  const seen = new Map<string, number>()
  return (title) => {
    const slug = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(slug)
    seen.set(slug, (count ?? 0) + 1)
    return count === undefined ? slug : `${slug}-${count}`
  }
}
