// Replaces modules that the playground never uses; `bundle.ts` names them.

/** Of graphql. */
export const parse = () => ({})

/** Of tough-cookie, for a client without cookies. */
export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }

  async setCookie(): Promise<void> {}
}

export class MemoryCookieStore {
  idx = {}
}

export const Cookie = { fromJSON: () => null }

/** Nothing asks the site in the page for the control API's document. */
export const controlDocument = {}
