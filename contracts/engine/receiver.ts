/** A webhook as it arrived. */
export interface Arrival {
  /** Milliseconds since 1970, by this machine's clock. */
  at: number
  headers: Readonly<Record<string, string>>
  /** Body as text. */
  text: string
}

/** What a payer is asked to decide about. */
export interface Enrolment {
  /** Where the create answer showed one. */
  profileId: string | null
  subscriptionId: string
  customerId: string
  /** Text of the QR code, where the create answer showed one. */
  qrCode: string | null
}

/** Where webhooks arrive, and who decides in the payer's place. */
export interface Receiver {
  /** Every webhook so far, the oldest first. */
  arrivals: () => readonly Arrival[]
  /** Lets the payer accept; resolves once that is done. Undefined where nobody can. */
  accept: ((enrolment: Enrolment) => Promise<void>) | undefined
  /** Milliseconds to wait for a webhook after a decision. */
  patience: number
}
