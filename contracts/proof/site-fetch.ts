/** A site, as what asks it sees it. */
export type SiteFetch = (request: Request) => Promise<Response>
