/** What a found thing is. */
export type Kind =
  | 'operation'
  | 'webhook'
  | 'field'
  | 'schema'
  | 'parameter'
  | 'error'
  | 'status'
  | 'scope'
  | 'gap'
  | 'fact'
  | 'guide'
  | 'control call'

/** How certain it is; undefined where the question does not arise. */
export type Certainty = 'stated' | 'stated in part' | 'assumed' | undefined

/** One thing that the search finds. */
export interface Entry {
  kind: Kind
  title: string
  /** Plain text, shown under the title. */
  text: string
  /** Words that it is found by as well, not shown. */
  words?: string
  /** Place in the folder. */
  url: string
  certainty?: Certainty
}
