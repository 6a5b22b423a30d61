/** Between two looks, in milliseconds. */
const PAUSE = 5

/** How long a busy machine may take, in milliseconds. */
const LIMIT = 5000

/** Waits until something has come about. */
export async function until(hasComeAbout: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT
  while (!hasComeAbout()) {
    if (performance.now() > deadline)
      throw new Error(`Not so within ${LIMIT} ms: ${String(hasComeAbout)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
