/** Puts every table into a box of its own, which scrolls where the table is too wide. */
export function boxTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>')
}
