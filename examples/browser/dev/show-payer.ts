import type { Site } from 'sabia'

/** Shows the newest enrolment that waits, for whoever plays the payer's phone. */
export function showPayer(site: Site): void {
  const panel = document.createElement('aside')
  panel.setAttribute('aria-label', "The payer's phone")
  document.body.append(panel)
  const show = async () => {
    const waiting = (await site.payer.profiles()).findLast(({ status }) => status === 'pending')
    panel.replaceChildren("The payer's phone (development only): ")
    if (waiting === undefined) return panel.append('nothing to decide')
    const { id } = waiting
    const decide = (name: string, act: () => Promise<unknown>) => {
      const button = document.createElement('button')
      button.textContent = name
      button.addEventListener('click', () => void act())
      return button
    }
    panel.append(
      `profile ${id} `,
      decide('Accept', () => site.payer.accept(id)),
      ' ',
      decide('Refuse', () => site.payer.refuse(id)),
    )
  }
  site.onAnswer(() => void show())
  site.payer.onDecision(() => void show())
  void show()
}
