/** A wrong input value, with the name of its field. */
export class FieldError extends Error {
  /** Such as `when.next`. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
