/** Something that an integrator wants to know, and the way to it from the home page: two clicks at most. */
export interface Journey {
  /** The question as a person asks it. */
  asks: string
  /** By the search, where opening a result is the first click; or by links alone. */
  by: Search | Links
  /** The page that answers, in the folder of its language, with a fragment where one is expected. */
  at: string
  /** Words of one passage there, to be seen without another click. */
  sees: readonly string[]
}

interface Search {
  types: string
  /** Words of the result that is opened: the first that has them. The first of all where left out. */
  opens?: string
  /** Name of a link that is followed at the place reached. */
  then?: RegExp
}

interface Links {
  /** Names of the links that are followed, the first on the home page. */
  follows: readonly [RegExp] | readonly [RegExp, RegExp]
}
