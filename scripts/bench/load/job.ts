/** What the load client is to send, and for how long. */
export interface Job {
  port: number
  /** The request's text before and behind the id; all of it in `head` when there are no ids. */
  head: string
  tail: string
  /** Range of the random ids that stand between the two, both ends included. */
  ids: { from: number; to: number } | undefined
  /** The only status that counts as an answer. */
  status: number
  connections: number
  /** Time before the counting begins, in milliseconds. */
  lead: number
  milliseconds: number
}

/** What came back. */
export interface Load {
  /** Right answers while it counted, and how long that was. */
  answers: number
  milliseconds: number
  /** Right answers with those of the lead. */
  total: number
  /** Bytes of the last answer's body, as announced or as counted. */
  size: number
  /** How often each other status came, and how often a connection broke. */
  wrong: Record<string, number>
}
