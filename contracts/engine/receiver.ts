/** A received webhook. */
export interface Arrival {
  /** Milliseconds since 1970, by this machine's clock. */
  at: number
  headers: Readonly<Record<string, string>>
  /** Body as text. */
  text: string
}

/** An enrolment that waits for the payer's decision. */
export interface PendingEnrolment {
  /** If the create answer showed one. */
  profileId: string | null
  subscriptionId: string
  customerId: string
  /** Text of the QR code, if the create answer showed one. */
  qrCode: string | null
}

/** Receives webhooks and decides for the payer. */
export interface Receiver {
  /** Every webhook so far, the oldest first. */
  arrivals: () => readonly Arrival[]
  /** Makes the payer accept; resolves when that is done. Undefined if that is impossible. */
  accept: ((enrolment: PendingEnrolment) => Promise<void>) | undefined
  /** Makes the payer refuse, likewise. Without it a run lets no payer refuse. */
  refuse?: ((enrolment: PendingEnrolment) => Promise<void>) | undefined
  /** Milliseconds to wait for a webhook after a decision. */
  patience: number
}
