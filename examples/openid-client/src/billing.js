// #region token
import { ClientSecretPost, clientCredentialsGrant, Configuration } from 'openid-client'

/** Describes the token call of a site: the service publishes no metadata that could be discovered. */
export function configure(baseUrl, clientId, clientSecret) {
  const server = { issuer: baseUrl, token_endpoint: `${baseUrl}/oauth/token` }
  return new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret))
}

/** Gets a token. `site` is the subdomain of the site; `scope` is one string, separated by spaces. */
export function getToken(configuration, site, scope) {
  return clientCredentialsGrant(configuration, { site, scope })
}
// #endregion
