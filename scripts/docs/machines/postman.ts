import converter from 'openapi-to-postmanv2'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'

interface Item {
  name: string
  item?: Item[]
  event?: object[]
  request?: {
    url: { path: string[] }
    auth?: unknown
    body?: { urlencoded?: { key: string; value: string; disabled?: boolean }[] }
  }
}

interface Collection {
  item: Item[]
  auth?: object
  variable?: { key: string; value: string }[]
}

/** What Postman runs after the token call. */
const KEEP_TOKEN = [
  "pm.test('a token is granted', () => pm.response.to.have.status(200))",
  "pm.collectionVariables.set('access_token', pm.response.json().access_token)",
]

/**
 * Converts the document to a Postman collection. Its first request gets a token and stores it in a
 * variable, which all others send; the credentials are variables too.
 */
export async function toPostmanText(): Promise<string> {
  const collection = await convert()
  const token = operationsOf(document).find(({ operationId }) => operationId === 'createToken')
  const [example] = Object.values(
    token?.requestBody?.content['application/json']?.examples ?? {},
  ) as { value: Record<string, string> }[]
  const { grant_type: _fixed, ...credentials } = example?.value ?? {}
  collection.auth = {
    type: 'bearer',
    bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }],
  }
  for (const [key, value] of Object.entries({ ...credentials, access_token: '' })) {
    ;(collection.variable ??= []).push({ key, value })
  }
  for (const { request, ...item } of requestsOf(collection.item)) {
    if (request.url.path.join('/') !== token?.path.slice(1)) {
      delete request.auth
      continue
    }
    item.event?.push({ listen: 'test', script: { type: 'text/javascript', exec: KEEP_TOKEN } })
    for (const field of request.body?.urlencoded ?? []) {
      field.disabled = false
      if (field.key in credentials) field.value = `{{${field.key}}}`
    }
  }
  // Random at each conversion; Postman assigns its own.
  const isChance = (key: string) => key === 'id' || key === '_postman_id'
  return `${JSON.stringify(collection, (key, value: unknown) => (isChance(key) ? undefined : value))}\n`
}

function requestsOf(items: readonly Item[]): (Item & { request: NonNullable<Item['request']> })[] {
  return items.flatMap((item) => [
    ...(item.request === undefined ? [] : [{ ...item, request: item.request }]),
    ...requestsOf(item.item ?? []),
  ])
}

function convert(): Promise<Collection> {
  const options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    enableOptionalParameters: false,
  } as const
  return new Promise((resolve, reject) => {
    converter.convertV2(
      // The converter changes its input.
      { type: 'json', data: structuredClone(document) },
      options,
      (error, result) => {
        const [first] = result?.output ?? []
        if (first !== undefined) resolve(first.data as Collection)
        else reject(new Error(`Cannot write the collection: ${error?.message ?? result?.reason}`))
      },
    )
  })
}
