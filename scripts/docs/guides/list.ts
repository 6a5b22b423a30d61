/** The guides, in the order in which they are read; each is `NAME.md` and becomes `guides/NAME.html`. */
export const GUIDES: readonly string[] = [
  'first-call',
  'pix-recurrence',
  'authentication',
  'errors',
  'webhooks',
  'testing',
  'checking-a-site',
  'options',
  'publishing',
  'figures',
]
