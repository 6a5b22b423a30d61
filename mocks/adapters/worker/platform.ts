// What is used of the Workers runtime, on workerd and on Cloudflare.

/** The storage of one object: what it writes is durable before anything else leaves the object. */
export interface ObjectStorage {
  readonly sql: {
    exec(
      query: string,
      ...values: (string | number | null)[]
    ): Iterable<Record<string, string | number | null>>
  }
  /** All that a function writes, or nothing where it throws. */
  transactionSync<Result>(change: () => Result): Result
  setAlarm(at: number): Promise<void>
  deleteAlarm(): Promise<void>
  deleteAll(): Promise<void>
}

export interface ObjectState {
  readonly storage: ObjectStorage
}

/** Something that answers requests: an object, or a folder of files. */
export interface Fetcher {
  fetch(request: Request | string): Promise<Response>
}

/** The methods of an object as others call them. */
type Remote<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never
}

/** The objects of one class, by name. */
export interface ObjectNamespace<Methods> {
  getByName(name: string): Remote<Methods> & Fetcher
}
