// Everything that the specification leaves open, as one table. The first value of each row is the default.
type Value = string | number | boolean | null
interface Knob<V extends readonly Value[]> {
  question: string
  section: string
  values: V
  default: V[number]
}

const knob = <const V extends readonly [Value, Value, ...Value[]]>(
  section: string,
  question: string,
  ...values: V
): Knob<V> => ({ question, section, values, default: values[0] })

const clock = [
  'ms Z',
  'sec Z',
  'us Z',
  'ns Z',
  'nano trimmed Z',
  'ms +00:00',
  'sec +00:00',
  'us +00:00',
  'ms comma Z',
  'sec +00',
  'basic Z',
  'minute Z',
] as const

export const KNOBS = {
  // how an answer is written
  jsonIndent: knob('0', 'Is JSON pretty printed?', 0, 2, 4, '\t'),
  jsonEnd: knob('0', 'What follows the JSON text?', '', '\n', '\r\n'),
  jsonEscapesNonAscii: knob(
    '0',
    'Are letters beyond ASCII written as \\uXXXX (Django, PHP)?',
    false,
    true,
  ),
  jsonEscapesSlash: knob('0', 'Is / written as \\/ (PHP)?', false, true),
  jsonEscapesHtml: knob('0', 'Are < > & written as \\u003c (Rails, Go)?', false, true),
  bodyPieces: knob('0', 'Does the body come in pieces, cut inside of letters?', false, true),
  keyOrder: knob('2', 'Order of keys in objects', 'as specified', 'alphabetical', 'reversed'),
  contentType: knob(
    '0',
    'Content-Type of JSON answers',
    'application/json; charset=utf-8',
    'application/json',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json; charset="utf-8"',
    'application/hal+json',
  ),
  errorContentType: knob(
    '7',
    'Content-Type of refusals',
    'same',
    'application/problem+json',
    'application/json',
  ),
  etag: knob('4', 'ETag on reads', 'none', 'weak', 'strong'),
  conditionalReads: knob(
    '4',
    'Is If-None-Match answered with 304, where there is an ETag?',
    false,
    true,
  ),
  cacheControl: knob(
    '4',
    'Cache-Control on API answers',
    'none',
    'no-store',
    'max-age=0, private, must-revalidate',
    'private, max-age=30',
  ),
  setCookie: knob('4', 'Is a session cookie set (Laravel, a load balancer)?', false, true),
  requestIdHeader: knob(
    '4',
    'Header with a request number',
    'none',
    'X-Request-Id',
    'X-Amzn-RequestId',
    'traceparent',
  ),
  rateHeaders: knob(
    '8',
    'Headers about the rate limit',
    'none',
    'X-RateLimit',
    'RateLimit',
    'RateLimit structured',
  ),
  serverHeaders: knob('4', 'Headers of the stack', 'none', 'rails', 'express', 'gateway'),
  corsHeaders: knob('4', 'CORS headers on every answer?', false, true),
  location: knob('4', 'Location of what was created', 'none', 'path', 'absolute'),
  // envelope
  envelopeOrder: knob(
    '2',
    'Order of the envelope keys',
    'data,errors,meta',
    'errors,data,meta',
    'meta,errors,data',
  ),
  envelopeExtra: knob(
    '2',
    'More keys in the envelope',
    'none',
    'success',
    'status',
    'links',
    'code',
  ),
  errorsOnSuccess: knob('2', '`errors` (string or null) of a success', null, ''),
  meta: knob('2', 'What is in `meta`', 'empty', 'request', 'version', 'nested'),
  messagePlace: knob(
    '4',
    'Where success messages stand',
    'meta.message',
    'message',
    'meta.messages',
    'nowhere',
  ),
  language: knob('7', 'Language of the texts', 'en', 'pt'),
  recordExtra: knob(
    '2',
    'More keys in records',
    'none',
    'object',
    'links',
    'rails',
    'camel',
    'metadata',
  ),
  // refusals
  codePlace: knob(
    '7',
    'Where the code of a refusal stands',
    'errors "CODE: text"',
    'errors "CODE"',
    'errors "text (CODE)"',
    'errors "[CODE] text"',
    'errors "code - text" lines',
    'code',
    'meta.code',
    'meta.errors[]',
    'error.code',
    'error string',
    'error.code, errors null',
    'errors JSON text',
  ),
  refusalData: knob('7', '`data` of a refusal', 'null', 'absent', '{}', '[]'),
  refusalMeta: knob('7', '`meta` of a refusal', 'as success', 'absent', 'empty'),
  manyFaults: knob('7', 'Several rules broken at once', 'first', 'joined'),
  statusSB404: knob('7', 'Status of SB404', 404, 422, 400, 200),
  statusSB344: knob('7', 'Status of SB344', 422, 409, 400, 403, 200),
  statusPPMT: knob('7', 'Status of PPMT01 and PPMT02', 422, 400, 200),
  statusPPS: knob('7', 'Status of PPS01', 422, 400, 200),
  otherRefusals: knob(
    '7',
    'Shape of refusals without a code',
    'envelope',
    'rails',
    'problem',
    'django',
    'spring',
    'laravel',
    'oauth',
    'text',
    'empty',
  ),
  otherErrors: knob('7', 'Is `errors` in refusals without a code?', true, false),
  statusInvalid: knob('7', 'Status of other body faults', 422, 400),
  statusMalformedJson: knob('7', 'Status of malformed JSON', 400, 422),
  statusUnknownId: knob('7', 'Status of reading an unknown id', 404, 400, 422, 200),
  statusMalformedId: knob('7', 'Status of reading an id of another form', 404, 400, 422),
  statusUnknownReference: knob(
    '7',
    'Status of an unknown customer_id or product in a body',
    404,
    422,
    400,
  ),
  statusDuplicate: knob('7', 'Status of a value that must be unique', 422, 409, 400),
  otherContentType: knob(
    '4',
    'A body sent with another Content-Type',
    'refused 415',
    'parsed',
    'refused 400',
  ),
  acceptHeader: knob('4', 'Accept that takes no JSON', 'ignored', '406'),
  unknownFields: knob('7', 'Unknown fields in a body', 'ignored', 'refused'),
  wrongTypes: knob('7', 'Values of a wrong JSON type', 'refused', 'coerced'),
  profileChecks: knob(
    '4',
    'Order of the checks of a payment profile',
    'customer,method,id,subscription,taken',
    'id,subscription,taken,method,customer',
    'method,id,customer,subscription,taken',
    'id,method,subscription,taken,customer',
    'customer,id,subscription,method,taken',
  ),
  // routing
  unknownRoute: knob(
    '7',
    'Answer for an unknown route',
    'envelope 404',
    'html 404',
    'empty 404',
    'rails 404',
    'gateway 403',
  ),
  wrongMethod: knob('7', 'Answer for another method', '405', '404', '501'),
  routeFirst: knob('7', 'Is the route looked up before the token?', true, false),
  headRequests: knob('4', 'HEAD', 'as GET', '405', '404'),
  optionsRequests: knob('4', 'OPTIONS', '204', '200', '405', '401'),
  trailingSlash: knob('4', 'A path with a slash at its end', 'same', '404', '308'),
  pathCase: knob('4', 'Letter case of paths', 'exact', 'any'),
  rateLimit: knob('8', 'Rate limit', 'none', '100 in 10 s', 'each 60th call'),
  retryAfter: knob('8', 'Form of Retry-After', 'seconds', 'date', 'absent'),
  // values
  timestamps: knob('2', 'ISO 8601 UTC form of timestamps', ...clock),
  subscriptionTimestamps: knob('2', 'Form in subscriptions and items', 'same', ...clock),
  idStart: knob(
    '2',
    'First integer id',
    '1',
    '1001',
    '48230117',
    '2147483646',
    '9007199254740900',
    '9007199254740990',
    '9223372036854770000',
  ),
  idStep: knob('2', 'Step between ids', 1, 2, 7, 'random', 'down'),
  idCounters: knob('2', 'Counters of ids', 'per type', 'shared'),
  uuidCase: knob('2', 'Letter case of UUIDs', 'lower', 'upper'),
  uuidVersion: knob('2', 'Version of UUIDs', 4, 7, 1),
  uuidLookup: knob('4', 'Is a UUID found in the other letter case?', true, false),
  // token call
  tokenPath: knob(
    '5',
    'Path of the token endpoint',
    '/oauth/token',
    '/api/oauth/token',
    '/oauth2/token',
    '/api/token',
    '/connect/token',
    '/api/auth/access_token',
  ),
  tokenMethod: knob('5', 'Method of the token call', 'POST', 'GET'),
  tokenBody: knob('5', 'Encoding of the token fields', 'either', 'form', 'json', 'query'),
  tokenFields: knob('5', 'Names of the token fields', 'oauth', 'uid', 'camel', 'app'),
  tokenClient: knob('5', 'Place of client id and secret', 'body', 'basic', 'either'),
  statusGrantType: knob(
    '5',
    'Another grant_type',
    '401 invalid_client',
    '400 unsupported_grant_type',
  ),
  siteField: knob('5', 'Is the site of the token call compared?', true, false),
  scopesMissing: knob('5', 'No scopes asked for', 'refused', 'all granted'),
  scopesUnknown: knob('5', 'Unknown scopes beside known ones', 'refused', 'left out'),
  statusScopes: knob('5', 'A fault in the scopes', '401 invalid_client', '400 invalid_scope'),
  tokenShape: knob('5', 'Form of tokens', 'base64url', 'hex', 'jwt', 'uuid', 'base64', 'long'),
  tokenExtra: knob('5', 'More fields in the token answer', 'none', 'refresh', 'envelope', 'owner'),
  tokenErrorExtra: knob(
    '5',
    'More fields in an authentication error',
    'none',
    'errors',
    'envelope',
    'state',
  ),
  tokenDate: knob(
    '5',
    'created_at of the token',
    'DD/MM/YYYY',
    'D/M/YYYY',
    'DD/MM/YY',
    'D/M/YY',
    'DD/MM/YYYY HH:mm:ss',
  ),
  tokenDateZone: knob('5', 'Hours from UTC of that date', 0, -3, 14),
  scopeOrder: knob('5', 'Order of the granted scopes', 'asked', 'specified', 'sorted', 'reversed'),
  tokenReuse: knob('5', 'Does a second call get the same token?', false, true),
  oldTokens: knob(
    '5',
    'Do older tokens end with a new one?',
    'live on',
    'end with same scopes',
    'end',
  ),
  tokenUnit: knob('8', 'Unit of expires_in', 'second', 'minute', 'millisecond'),
  tokenCache: knob('5', 'Cache headers of the token answer', 'no-store', 'doorkeeper', 'none'),
  lockOut: knob(
    '8',
    'After refused token calls',
    'none',
    '429 after 5 for 1 s',
    '429 after 10 for 30 s',
  ),
  apiAuthBody: knob(
    '5',
    'Body of a 401 on an API call, besides error and error_description',
    'errors',
    'nothing',
    'envelope',
    'state',
    'no body',
    'envelope alone',
  ),
  apiAuthError: knob('5', '`error` of a 401 on an API call', 'invalid_client', 'invalid_token'),
  wwwAuthenticate: knob(
    '5',
    'WWW-Authenticate of a 401',
    'none',
    'doorkeeper',
    'Bearer',
    'Basic',
    'both',
  ),
  bearerCase: knob('5', 'Letter case of the word Bearer', 'any', 'exact'),
  scopeRule: knob('5', 'How scopes bind', 'strict', 'write implies read', 'not enforced'),
  missingScope: knob('5', 'Scope missing', '403 envelope', '403 oauth', '401'),
  scopeUnified: knob(
    '5',
    'Scopes of the unified flow',
    'subscriptions_write',
    'subscriptions_write customers_write',
  ),
  scopeItems: knob(
    '5',
    'Scopes of adding an item',
    'subscription_items_write',
    'subscriptions_write',
    'subscription_items_write subscriptions_write',
  ),
  scopeSubscriptionRead: knob(
    '5',
    'Scopes of reading subscriptions',
    'subscriptions_read',
    'subscriptions_read customers_read',
    'subscriptions_read subscription_items_read',
  ),
  scopeProfile: knob(
    '5',
    'Scopes of creating a profile',
    'payment_profiles_write',
    'payment_profiles_write subscriptions_read',
  ),
  // customers
  createCustomer: knob(
    '4',
    'Answer of creating a customer',
    'record',
    'id',
    'id as accepted',
    'empty with Location',
    '204 with Location',
    'null with Location',
    '204',
  ),
  statusCustomer: knob('4', 'Status of creating a customer', 201, 200),
  requiredCustomer: knob(
    '4',
    'Required customer fields',
    'email',
    'none',
    'email names',
    'email names document',
    'all but address_2',
    'all',
  ),
  emailCheck: knob(
    '4',
    'Check of e-mails',
    'at sign',
    'none',
    'strict',
    'no reserved domain',
    'no plus sign',
  ),
  nameCheck: knob(
    '4',
    'Check of first_name and last_name',
    'none',
    'no digits',
    'two letters or more',
  ),
  zipCheck: knob('4', 'Check of zip', 'none', '8 digits'),
  emailUnique: knob('4', 'The same e-mail twice', 'allowed', 'refused', 'existing customer'),
  documentUnique: knob('4', 'The same document twice', 'allowed', 'refused'),
  documentCheck: knob('4', 'Check of document_number', 'none', 'length', 'check digits'),
  nonDigits: knob('4', 'Other signs in a field of digits only', 'stripped', 'refused'),
  phoneCheck: knob('4', 'Check of phones', 'none', '10-11', '10-13'),
  phonePrefix: knob('2', 'Country prefix of phones', 'as sent', 'added', 'removed'),
  regionCheck: knob('4', 'Check of state and country', 'none', 'two letters', 'only BR'),
  codeCase: knob('2', 'Letter case of state and country', 'as sent', 'upper'),
  emailCase: knob('2', 'Letter case of e-mails', 'as sent', 'lower'),
  trims: knob('2', 'Are spaces at the ends of strings removed?', true, false),
  maxLength: knob('8', 'Longest string', 0, 255, 100),
  notGiven: knob('2', 'An optional field that was not given', 'null', 'empty', 'absent'),
  emptyGiven: knob('2', 'An optional field given as ""', 'kept', 'as not given'),
  customerRoot: knob('4', 'Is a body under `customer` taken too (wrap_parameters)?', false, true),
  // subscriptions
  statusSubscription: knob('4', 'Status of creating a subscription', 201, 200, 202),
  intervalGiven: knob('4', 'interval not given', '1', 'refused'),
  unitGiven: knob('4', 'interval_unit not given', 'month', 'refused'),
  intervalMost: knob('8', 'Greatest interval', 0, 12, 24, 60),
  units: knob(
    '2',
    'Values of interval_unit',
    'day week month year',
    'month',
    'day month',
    'week month quarter year',
  ),
  bothCustomers: knob(
    '4',
    'customer_id and customer_attributes together',
    'refused',
    'customer_id wins',
    'customer_attributes win',
  ),
  itemsNeeded: knob('4', 'Must a subscription have items at its creation?', false, true),
  quantityGiven: knob('4', 'quantity not given', '1', 'refused'),
  quantityMost: knob('8', 'Greatest quantity', 0, 100, 999),
  quantityZero: knob('4', 'quantity 0', 'refused', 'accepted'),
  sameProductCreate: knob(
    '4',
    'One product twice in a create call',
    'two items',
    'merged',
    'refused',
  ),
  sameProductAdd: knob('4', 'A product that is there already is added', 'new item', 'merged'),
  itemOrder: knob('2', 'Order of items', 'oldest first', 'newest first', 'by product'),
  touch: knob('2', 'Does a new item change updated_at of the subscription?', true, false),
  activateOnPayment: knob('2', 'activate_on_payment', false, true),
  prepaid: knob('2', 'prepaid', false, true),
  balance: knob('2', 'Balance of a new subscription', 'zero', 'total', 'negative total'),
  notYet: knob('2', 'activated_at before activation', 'null', 'absent', 'created_at'),
  period: knob('2', 'Period before activation', 'set', 'null', 'absent'),
  periodEnd: knob(
    '2',
    'End of a period',
    'same day',
    'second before',
    '30 days a month',
    'end of day',
  ),
  periodStart: knob('2', 'Start of a period', 'creation', 'start of day'),
  statusItem: knob('4', 'Status of adding an item', 201, 200),
  itemAfterProfile: knob('4', 'Adding an item when a profile is there', 'allowed', 'refused'),
  previousStateNew: knob('3', 'previous_state of a new subscription', 'created', null),
  stateWithProfile: knob(
    '3',
    'State when a profile is pending',
    'created',
    'pending',
    'awaiting_authorization',
  ),
  stateAccepted: knob('3', 'State after acceptance', 'created', 'active', 'activated', 'ACTIVE'),
  stateRefused: knob('3', 'State after refusal', 'created', 'suspended', 'canceled'),
  balanceAccepted: knob('3', 'Balance after acceptance', 'unchanged', 'first invoice'),
  // lists
  paging: knob('4', 'Pages of lists', 'none', 'page', 'offset', 'cursor', 'link'),
  pageSize: knob('8', 'Records on a page', 20, 2, 100, 3),
  pageSizeAsked: knob('8', 'Can the caller choose the size of a page?', true, false),
  pageEnd: knob('4', 'A page beyond the last', 'empty', 'last page', '404'),
  pageMeta: knob(
    '4',
    'Names in meta of a paged list',
    'kaminari',
    'laravel',
    'spring',
    'total only',
  ),
  pageHints: knob('4', 'Does a page of a list tell that there are others?', true, false),
  listOrder: knob('4', 'Order of lists', 'oldest first', 'newest first', 'shuffled'),
  listLag: knob('4', 'List calls that do not show a new record yet', 0, 1, 2),
  existing: knob('4', 'Customers and subscriptions that were there before', 0, 3, 45),
  others: knob(
    '4',
    'What other users do between two list calls',
    'nothing',
    'add a record',
    'add and remove a record',
  ),
  readLag: knob('4', 'Single reads that do not find a new record yet', 0, 1),
  // payment profiles
  createProfile: knob(
    '4',
    'Answer of creating a profile',
    'record',
    'id',
    'null',
    'empty',
    '204',
    'subscription',
  ),
  statusProfile: knob('4', 'Status of creating a profile', 201, 200, 202),
  profileId: knob('2', 'Form of profile ids', 'integer', 'uuid', 'prefixed'),
  statusKey: knob(
    '2',
    'Place of the profile status',
    'status',
    'state',
    'pix.status',
    'recurrence.status',
    'status.code',
    'authorization_status',
  ),
  statusNames: knob(
    '3',
    'Names pending/accepted/refused',
    'pending/active/refused',
    'waiting/activated/rejected',
    'created/approved/not_accepted',
    'PENDING/ACTIVE/REFUSED',
    'pending_authorization/authorized/denied',
    'pendente/ativo/recusado',
    'processing/ready/cancelled',
  ),
  profileOwner: knob('2', 'Owner in the profile', 'customer_id', 'customer', 'both', 'neither'),
  profileQr: knob('1', 'QR code in the profile', 'none', 'qr_code', 'pix', 'url', 'emv'),
  blankSpaces: knob('4', 'payment_method_type of spaces only', 'PPMT01', 'PPMT02'),
  emptyValues: knob('4', 'payment_method_type false, [] or {}', 'PPMT02', 'PPMT01'),
  emptySubscriptionId: knob('4', 'subscription_id ""', 'PPS01', 'SB404'),
  numberSubscriptionId: knob('4', 'subscription_id that is no string', 'SB404', 'invalid'),
  othersSubscription: knob(
    '4',
    'Subscription of another customer',
    'SB404',
    'invalid',
    '403',
    'accepted',
  ),
  profileCustomer: knob('4', 'Unknown customer in the path', '404', '422', 'SB404'),
  replaceRefused: knob('4', 'May a refused profile be replaced?', false, true),
  profileNeeds: knob(
    '4',
    'What else must be there for a profile',
    'nothing',
    'items',
    'document_number',
  ),
  profilesShown: knob(
    '2',
    'Where profiles show besides their creation',
    'nowhere',
    'subscription',
    'customer',
    'both',
  ),
  // webhooks
  webhookShape: knob(
    '6',
    'Body of a webhook',
    'standard',
    'event',
    'envelope',
    'form',
    'form with JSON',
    'flat',
    'list',
    'changes',
  ),
  webhookEvent: knob(
    '6',
    'Names of event kinds',
    'payment_profile.activated',
    'payment_profile.updated',
    'PAYMENT_PROFILE_STATUS_CHANGED',
    'PaymentProfileUpdated',
  ),
  webhookHeaders: knob('6', 'Headers of a webhook', 'none', 'standard', 'static token', 'github'),
  webhookCopies: knob('6', 'How often a webhook is delivered', 1, 2, 3),
  webhookCopyDelay: knob('6', 'Milliseconds between the copies of a webhook', 0, 40),
  webhookDelay: knob('6', 'Milliseconds until the status changes', 0, 15, 120),
  webhookOnRefusal: knob('6', 'Is a refusal reported too?', true, false),
  webhookOthers: knob(
    '6',
    'Webhooks of other kinds',
    'none',
    'subscription.updated after',
    'subscription.updated before',
    'customer.created',
  ),
  webhookIds: knob('6', 'Integer ids in webhooks', 'integers', 'strings'),
} as const

export type Knobs = { -readonly [K in keyof typeof KNOBS]: (typeof KNOBS)[K]['values'][number] }

/** Open points on purpose without a knob. */
export const NO_KNOB: Record<string, string> = {
  'letter case of header names': 'Headers of the Web standard fold it; nothing could be seen.',
  'code of a refusal only in a header, or only as text':
    'section 7 gives codes to the caller; a body without one hides which rule broke.',
  'subscription timestamps in local time':
    'section 2 writes "string, timestamp" as short for the form in the Customer table.',
  'list with a summary of records':
    'section 4 states an array of Customer or Subscription, section 2 names the only three keys that are left out.',
  '"PIX" or " pix" as pix': 'section 4 says must be `pix`, otherwise PPMT02.',
  'token in the query or body': 'section 4 requires the Authorization header.',
  'value of grant_type':
    'fixed but not given; client_credentials is what a call with UID and secret only means.',
  'sites in the path or several sites':
    'base address is one site; a second instance of this site is a second site.',
  'administration panel':
    'no HTTP call of the panel is described; the application is an option of the site.',
  'webhook retries':
    'sendWebhook gives no answer, so a failed delivery cannot be known; copies stand for repeats.',
  'real webhook signatures':
    'no secret is agreed in the specification; signature headers are opaque.',
  'registration of the webhook address': 'not shown at all; webhookUrl is set from outside.',
  'expiry and cancelling of profiles':
    'no transition of it is stated; decide knows accept and refuse only.',
  'update and delete calls, reading a profile': 'not shown; all are unknown routes or methods.',
  'slow answers, broken connections, 5xx': 'not a matter of the contract; no timers in answers.',
  compression: 'the transport in front does it, not this function.',
  'byte order mark, duplicate keys, comments in JSON': 'not JSON (RFC 8259) or not interoperable.',
  'integers as 1.0 or 1e3': 'a reader of JSON cannot tell them from 1 and 1000.',
  'state of a new subscription': 'section 3: `created` is the only value that occurs.',
  'null for previous_state left out in a single read': 'section 4 states the key.',
  'redirect from the stated paths': 'section 4 gives the path which answers.',
  currency: 'no field holds it.',
  'idempotency keys': 'not named; the header is ignored.',
}

/** Values of real sites which are seldom met: drawn once in ten times, so that a random site is not only strange. */
const RARE: { [K in keyof Knobs]?: readonly Knobs[K][] } = {
  timestamps: ['ms comma Z', 'sec +00', 'basic Z', 'minute Z'],
  subscriptionTimestamps: ['ms comma Z', 'sec +00', 'basic Z', 'minute Z'],
  idStart: ['9007199254740990', '9223372036854770000'],
  idStep: ['down'],
  statusSB404: [200],
  statusSB344: [200, 403],
  statusPPMT: [200],
  statusPPS: [200],
  statusUnknownId: [200],
  tokenMethod: ['GET'],
  tokenBody: ['query'],
  tokenUnit: ['millisecond'],
  oldTokens: ['end'],
  lockOut: ['429 after 10 for 30 s'],
  createCustomer: ['204'],
  emailUnique: ['existing customer'],
  readLag: [1],
  stateRefused: ['canceled'],
  webhookDelay: [120],
  codePlace: ['errors JSON text', 'error.code, errors null'],
  contentType: ['Application/JSON', 'application/hal+json'],
}

export function defaultKnobs(): Knobs {
  return Object.fromEntries(
    Object.entries(KNOBS).map(([name, row]) => [name, row.default]),
  ) as Knobs
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Each knob drawn independently, then made to agree with the others. */
export function randomKnobs(random: () => number): Knobs {
  const drawn: Record<string, Value> = {}
  for (const [name, row] of Object.entries(KNOBS)) {
    const seldom: readonly Value[] = RARE[name as keyof Knobs] ?? []
    const usual = row.values.filter((value) => !seldom.includes(value))
    const pool: readonly Value[] = seldom.length > 0 && random() < 0.1 ? seldom : usual
    drawn[name] = pool[Math.floor(random() * pool.length)] ?? row.default
  }
  return legalKnobs(drawn as unknown as Knobs)
}

/**
 * Changes combinations that no site can have:
 * 1. a refusal with status 200 and `errors` null: success and refusal would be told apart by nothing stated;
 * 2. a GET token call with its fields anywhere but in the query: such a call has no body;
 * 3. the same token again while older ones end: the new token would end itself;
 * 4. status 200 of an unknown id with a refusal that is no envelope: `errors` must tell it apart;
 * 5. created customers without body and Location while e-mails are changed or lists lag: the caller
 *    could not find the record;
 * 6. short pages with a cursor that no answer tells: no page shows that it is one.
 */
export function legalKnobs(given: Knobs): Knobs {
  const knobs = { ...given }
  const statuses: number[] = [
    knobs.statusSB404,
    knobs.statusSB344,
    knobs.statusPPMT,
    knobs.statusPPS,
  ]
  if (statuses.includes(200) && knobs.codePlace === 'error.code, errors null') {
    knobs.codePlace = 'error.code'
  }
  if (knobs.tokenMethod === 'GET') knobs.tokenBody = 'query'
  if (knobs.tokenReuse) knobs.oldTokens = 'live on'
  if (knobs.statusUnknownId === 200) {
    Object.assign(knobs, { otherRefusals: 'envelope', otherErrors: true })
  }
  if (knobs.paging === 'cursor' && !knobs.pageHints && knobs.pageSize < 10) knobs.pageSize = 20
  if (knobs.createCustomer === '204') Object.assign(knobs, { emailCase: 'as sent', listLag: 0 })
  return knobs
}
