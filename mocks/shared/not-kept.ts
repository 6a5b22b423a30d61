/** A site's changes could not be kept: they are undone, and nobody was told of them. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}
