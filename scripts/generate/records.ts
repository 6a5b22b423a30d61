import type { OpenAPIV3_1 } from 'openapi-types'

type Schema = { properties?: Record<string, unknown>; required?: string[]; allOf?: unknown[] }

/**
 * The schemas of the records that a site stores: the document's resources, with the id of a related
 * record where a view embeds the record itself.
 */
export function recordSchemas(document: OpenAPIV3_1.Document): Record<string, object> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>
  const number = { type: 'integer' }
  const item = [
    without(schemas['Item'], ['product', 'price_point']),
    relation('product_id', number),
    relation('price_point_id', number),
  ]
  return {
    customers: { $ref: '#/components/schemas/Customer' },
    products: { $ref: '#/components/schemas/Product' },
    price_points: {
      allOf: [{ $ref: '#/components/schemas/PricePoint' }, relation('product_id', number)],
    },
    subscriptions: {
      allOf: [
        without(schemas['SubscriptionFields'], ['customer', 'items']),
        ...(schemas['Subscription']?.allOf ?? []).filter((part) => !('$ref' in (part as object))),
        relation('customer_id', number),
        relation('items', { type: 'array', items: { allOf: item } }),
      ],
    },
    payment_profiles: { $ref: '#/components/schemas/PaymentProfile' },
  }
}

function relation(name: string, schema: object): object {
  return { type: 'object', required: [name], properties: { [name]: schema } }
}

function without(schema: Schema | undefined, embedded: string[]): object {
  const properties = Object.entries(schema?.properties ?? {}).filter(
    ([name]) => !embedded.includes(name),
  )
  const required = (schema?.required ?? []).filter((name) => !embedded.includes(name))
  return { type: 'object', required, properties: Object.fromEntries(properties) }
}
