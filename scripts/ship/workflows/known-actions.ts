/** An action that workflows may use, at one commit of it. */
export interface KnownAction {
  /** The commit that the version's tag names; a tag could be moved. */
  commit: string
  version: string
  /** Inputs that it has and that are in use here: a misspelt one would be ignored with a warning. */
  inputs: readonly string[]
}

/** Every action that the workflows use; each is made by GitHub itself. */
export const KNOWN_ACTIONS: Readonly<Record<string, KnownAction>> = {
  'actions/checkout': {
    commit: 'de0fac2e4500dabe0009e67214ff5f5447ce83dd',
    version: 'v6.0.2',
    inputs: ['persist-credentials'],
  },
  'actions/deploy-pages': {
    commit: 'cd2ce8fcbc39b97be8ca5fce6e763baed58fa128',
    version: 'v5.0.0',
    inputs: [],
  },
  'actions/setup-node': {
    commit: '6044e13b5dc448c55e2357c09f80417699197238',
    version: 'v6.2.0',
    inputs: ['cache', 'node-version', 'package-manager-cache'],
  },
  'actions/upload-artifact': {
    commit: 'b7c566a772e6b6bfb58ed0dc250532a479d7789f',
    version: 'v6.0.0',
    inputs: ['if-no-files-found', 'name', 'path'],
  },
  'actions/upload-pages-artifact': {
    commit: 'fc324d3547104276b827a68afc52ff2a11cc49c9',
    version: 'v5.0.0',
    inputs: ['path'],
  },
}
