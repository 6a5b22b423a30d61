/** A wrong value that somebody gave, and the name of the field that holds it. */
export class FieldError extends Error {
  /** Such as `when.next`. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
