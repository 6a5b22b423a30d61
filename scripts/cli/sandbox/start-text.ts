/** What an operator needs after a start. */
interface Started {
  url: string
  /** The operator's token, if it was made just now. */
  token: string | undefined
  domain: string | undefined
}

/** The ready line, and the first call: to make a site. */
export function toSandboxText({ url, token, domain }: Started): string {
  const shown = token === undefined ? '$SABIA_OPERATOR_TOKEN' : token
  const where = domain === undefined ? '/sites/NAME' : `/sites/NAME, and at NAME.${domain}`
  return `Sabiá runs a sandbox on ${url}

${token === undefined ? '' : `  operator token  ${token}\n\n`}Make a site; its answer has the address, the credentials and the site's control token:

curl -s ${url}/__sabia/sites -H "Authorization: Bearer ${shown}" \\
  -H 'Content-Type: application/json' -d '{"name":"acme"}'

Open next
  ${url}/docs/  guides and the API reference
  ${url}/       the first page, for integrators

Sites are at ${where}
${token === undefined ? '' : 'This token is new at each start: set SABIA_OPERATOR_TOKEN to keep one\n'}`
}
