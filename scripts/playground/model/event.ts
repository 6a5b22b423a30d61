import { document } from '../../../openapi/generated/document.ts'
import { webhooksOf } from '../../../openapi/operations.ts'

const [event] = webhooksOf(document)

/** The schema of the webhook that the document describes. */
export const eventSchema: unknown = event?.requestBody?.content['application/json']?.schema
