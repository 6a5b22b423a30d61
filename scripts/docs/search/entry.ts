/** The kind of a result. */
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
  | 'absent'
  | 'control call'

/** How certain it is; undefined if that doesn't apply. */
export type Certainty = 'stated' | 'stated in part' | 'assumed' | undefined

/** Something that the search can find. */
export interface Entry {
  kind: Kind
  title: string
  /** Plain text, shown under the title. */
  text: string
  /** Further words to find it by, not shown. */
  words?: string
  /** Path in the folder, with a fragment. */
  url: string
  certainty?: Certainty
}
