// Written by `npm run generate` from the document and the ledger. Not edited by hand.
export interface paths {
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Grants an access token for the client credentials of an application. By assumption,
         *     each call grants a new token, and older ones stay valid until they expire.
         *
         *     `invalid_client` has several causes: a wrong UID, a wrong secret, scopes that are missing, not
         *     allowed to the application or separated by commas, a wrong site.
         *
         *     Assumed:
         *     - G66: Where is the token call? `POST {base_url}/oauth/token`.
         *     - G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
         *     - G70: May the client's credentials come by HTTP Basic? Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.
         *     - G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.
         *     - G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.
         *     - G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.
         *     - G82: Does another token call give another token? Yes. Earlier tokens live until they expire.
         *     - G113: What follows when the token call is refused several times? Nothing.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Returns the customers of the site, each as the single read shows it. Changes nothing.
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G39: In which order does a list stand? By creation, the oldest first.
         *     - G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
         *     - G41: What does a list answer that has no records? 200 with an empty array in `data`.
         *     - G106: Whose records does a list show, and who is "the caller"? The site. Every application of a site sees all of its customers and subscriptions.
         *     - G112: How soon does a new record show? At once, in reads and in lists.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates a customer (separate flow); a subscription then refers to it by `customer_id`. By
         *     assumption, sending the same data again creates another customer.
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.
         *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         *     - G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns one customer. Changes nothing.
         *
         *     Assumed, G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{customer_id}/payment_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment profile
         * @description Enrols a payer in a Pix recurrence: creates a payment profile for a customer and one of the customer's
         *     subscriptions. It begins pending; the payer's decision updates its status later, and a webhook
         *     tells. It makes no payment: it authorizes future charges.
         *
         *     By assumption the answer carries the text of the QR code, for the payer to scan, and the
         *     subscription and its balance stay as they are.
         *
         *     A call that breaks a rule fails with the rule's code: `PPMT01` (type blank),
         *     `PPMT02` (type not `pix`), `PPS01` (no subscription id), `SB404` (no such subscription),
         *     `SB344` (the subscription already has a payment profile).
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G02: How does the recurrence QR code reach the payer? The create-profile answer carries the text of the code.
         *     - G03: How long do the verification and the later change of status take? The profile is pending as soon as it is created. A decision that the mock makes takes effect a second after the create answer, one that is made by hand at once.
         *     - G30: What follows when the payer refuses? The profile is refused for good, and a webhook says so. The subscription stays as it is.
         *     - G31: How long can the payer decide, and what then? 24 hours. After that the profile is expired, and a webhook says so.
         *     - G32: Can an active profile end? Yes, as `canceled`, by the mock's control call; no call of the API does it.
         *     - G33: What happens to a second decision, or to one that comes too late? The control call answers 409. The status stays and no webhook is sent.
         *     - G34: Which of the Pix enrolment journeys does a profile follow? The second one: a QR code that carries the recurrence alone, without a payment.
         *     - G56: May items be added once the subscription has a payment profile? Yes, whether the profile is pending or active.
         *     - G57: Which error wins when several rules are broken at once? First 401 and 403, then 415 and 400, then the customer of the path; then PPMT01, PPMT02, PPS01, SB404 and SB344.
         *     - G58: Does a `payment_method_type` of spaces count as blank or as invalid? It counts as blank, PPMT01.
         *     - G59: What if the subscription belongs to another customer? 404 with SB404, as if it did not exist.
         *     - G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.
         *     - G61: Does SB344 hold when the earlier profile is refused, expired or canceled? Yes. A subscription gets one profile, whatever became of it.
         *     - G62: What if two calls create a profile for one subscription at the same moment? One succeeds, the other fails with SB344.
         *     - G63: Which error has a `subscription_id` that is `null`, empty, or not a UUID? `null` and an empty string answer PPS01; a malformed one, or a number, SB404. Upper-case letters match.
         *     - G64: Can a profile be created for a customer without a document, or a subscription without items? Yes.
         *     - G65: Can a client update or delete records, cancel a subscription, or make any other call that the document does not have? No. Such calls answer 404 or 405. Payment profiles can also be read under the mock's control prefix `/__sabia/`, which is no part of the service.
         */
        post: operations["createPaymentProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Returns all of the caller's subscriptions, each without `interval_unit`, `state` and
         *     `previous_state`. Changes nothing.
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G39: In which order does a list stand? By creation, the oldest first.
         *     - G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
         *     - G41: What does a list answer that has no records? 200 with an empty array in `data`.
         *     - G106: Whose records does a list show, and who is "the caller"? The site. Every application of a site sees all of its customers and subscriptions.
         *     - G112: How soon does a new record show? At once, in reads and in lists.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Create a subscription
         * @description Creates a subscription with its items. Send `customer_attributes` to create the customer in the
         *     same call (unified flow), or `customer_id` to use an existing one (separate flow). By
         *     assumption, either everything is created or nothing.
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.
         *     - G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.
         *     - G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
         *     - G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.
         *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
         *     - G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.
         *     - G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.
         *     - G47: What if `customer_id` of the body names no customer? 404 with `Customer not found`.
         *     - G48: What remains of a unified call of which one part is wrong? Nothing. Neither the customer nor the subscription is stored.
         *     - G49: May a subscription start without items? Yes. Left out or empty, `subscription_items` gives a subscription with no items.
         *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
         *     - G51: What if one product is added twice? There are two items.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         *     - G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description Returns one subscription with `interval_unit`, `state` and `previous_state`. Changes nothing.
         *
         *     Assumed, G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         */
        get: operations["readSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{subscription_id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to a subscription
         * @description Adds an item to a subscription and returns the subscription with all its items, without
         *     `interval_unit`, `state` and `previous_state`. Earlier items stay as they are.
         *
         *     Assumed:
         *     - G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.
         *     - G107: What does the add-item call answer for a subscription that does not exist? 404 with `Subscription not found`, also for an id that is not a UUID.
         *     - G12: When does `updated_at` move? It equals `created_at` at first. Adding an item also moves the subscription's.
         *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
         *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
         *     - G51: What if one product is added twice? There are two items.
         *     - G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
         *     - G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.
         *     - G56: May items be added once the subscription has a payment profile? Yes, whether the profile is pending or active.
         *     - G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.
         */
        post: operations["addItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    paymentProfileUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment profile's status was updated
         * @description Tells, some time after the payer's decision, that the status of a payment profile was updated.
         *     That much is stated.
         *
         *     By assumption, deliveries come at least once and in any order, the header `webhook-id` stays the
         *     same over retries, and the signature follows Standard Webhooks: HMAC-SHA256 over
         *     `id.timestamp.body`.
         *
         *     Assumed:
         *     - G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.
         *     - G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         *     - G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.
         *     - G30: What follows when the payer refuses? The profile is refused for good, and a webhook says so. The subscription stays as it is.
         *     - G85: How does a client register the address of its webhooks? Outside the API, for as many addresses as it likes, each with a secret. Nothing under `/api`.
         *     - G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.
         *     - G88: Can webhooks come twice or out of order? Both. A repeated one keeps its `webhook-id`.
         *     - G89: Are other things reported, such as a new customer or a new profile? No.
         */
        post: operations["paymentProfileUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * TokenInput
         * @description The client credentials of an application, the site and the scopes asked for. `grant_type` and
         *     `site` are fixed. With HTTP Basic the two credentials stand in the header instead.
         *
         *     Assumed:
         *     - G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
         *     - G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.
         *     - G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.
         *     - G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        TokenInput: {
            /**
             * @description The fixed grant type.
             *
             *     Assumed:
             *     - G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             *     - G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.
             * @example client_credentials
             * @constant
             */
            grant_type: "client_credentials";
            /**
             * @description UID of the application.
             *
             *     Assumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             * @example demo-client
             */
            client_id?: string;
            /**
             * @description Secret of the application.
             *
             *     Assumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             * @example demo-secret
             */
            client_secret?: string;
            /**
             * @description Subdomain of the site.
             *
             *     Assumed:
             *     - G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             *     - G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.
             * @example demo
             */
            site: string;
            /**
             * @description Scopes asked for, separated by spaces. A comma-separated list is an error.
             *
             *     Assumed:
             *     - G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             *     - G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.
             * @example customers_read customers_write
             */
            scope: string;
        };
        /**
         * Token
         * @description A granted access token.
         *
         *     Assumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.
         */
        Token: {
            /**
             * @description The token to send with every API call.
             *
             *     Assumed, G82: Does another token call give another token? Yes. Earlier tokens live until they expire.
             * @example Yw1rV0x9mB3n5tq8sKfPz2cJdLhGaE7uRi4oXQe6TyA
             */
            access_token: string;
            /**
             * @description Scheme of the `Authorization` header.
             * @example Bearer
             * @constant
             */
            token_type: "Bearer";
            /**
             * @description Life of the token at issue. The spec states no unit.
             *
             *     Assumed, G72: What is the unit of `expires_in`? Seconds. A token lives 20 hours.
             * @example 72000
             * @constant
             */
            expires_in: 72000;
            /**
             * @description Granted scopes, separated by spaces.
             *
             *     Assumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.
             * @example customers_read customers_write
             */
            scope: string;
            /**
             * @description Day of the grant in UTC, in day/month/year form.
             *
             *     Assumed, G73: How is the day, month and year of the token's `created_at` written? Two digits, two digits, four digits, with slashes, in UTC.
             * @example 15/01/2026
             */
            created_at: string;
        };
        /**
         * OAuthError
         * @description Why no token was granted, in the form of RFC 6749.
         */
        OAuthError: {
            /**
             * @description Code of the failure. Failed authentication is `invalid_client`.
             *
             *     Assumed:
             *     - G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.
             *     - G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.
             *     - G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.
             *     - G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
             * @example invalid_client
             */
            error: string;
            /**
             * @description The failure in words.
             *
             *     Assumed, G105: How exactly does `error_description` read? One English sentence that names an unknown client, missing authentication and an unsupported method.
             * @example Client authentication failed because the client is unknown, sent no authentication, or used a method that is not supported.
             */
            error_description: string;
        };
        /**
         * Timestamp
         * Format: date-time
         * @description Moment in UTC, in the form of ISO 8601.
         *
         *     Assumed, G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.
         * @example 2026-01-15T13:45:30.123Z
         */
        Timestamp: string;
        /**
         * Customer
         * @description A person or company that the site charges. Every field of the spec's table is present in each
         *     answer; a text that was never sent is `null`.
         *
         *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
         */
        Customer: {
            /**
             * @description Number that the service assigns when the customer is created.
             *
             *     Assumed:
             *     - G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             *     - G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.
             * @example 23
             */
            id: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description E-mail address.
             *
             *     Assumed, G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             * @example ana.souza@example.com
             */
            email: string;
            /**
             * @description Given name.
             * @example Ana
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Souza
             */
            last_name: string;
            /**
             * @description Street address.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example Rua das Laranjeiras, 210
             */
            address: string | null;
            /**
             * @description Address complement, such as an apartment number.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example Apto 31
             */
            address_2: string | null;
            /**
             * @description City of the address.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example São Paulo
             */
            city: string | null;
            /**
             * @description Region code of the address, for example two letters.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example SP
             */
            state: string | null;
            /**
             * @description Postal code, digits only.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example 05410020
             */
            zip: string | null;
            /**
             * @description Country code, two letters.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example BR
             */
            country: string | null;
            /**
             * @description Telephone number with its area code, digits only.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example 11987654321
             */
            phone: string | null;
            /**
             * @description Personal (CPF) or company (CNPJ) tax number, digits only.
             *
             *     Assumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.
             * @example 52998224725
             */
            document_number: string | null;
        };
        /**
         * Errors
         * @description Why the call failed, as one text; `null` when it succeeded.
         * @example null
         */
        Errors: string | null;
        /**
         * Meta
         * @description Facts about the answer itself.
         *
         *     Assumed, G06: Where does the message of success stand, and what else is in `meta`? In `meta.message`. `meta` is always an object.
         */
        Meta: {
            /**
             * @description What the call did, for people.
             *
             *     Assumed:
             *     - G06: Where does the message of success stand, and what else is in `meta`? In `meta.message`. `meta` is always an object.
             *     - G07: What do the messages of success say? Short English: `Customer created`, `Customer listed`, `Customers returned`, `Subscription created`, `New item added`, and the like.
             * @example Customer listed
             */
            message?: string;
            /**
             * @description Number of this page, from 1. Present when the call asked for a page.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example 1
             */
            current_page?: number;
            /**
             * @description Number of the next page; `null` on the last.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example 2
             */
            next_page?: number | null;
            /**
             * @description Number of the previous page; `null` on the first.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example null
             */
            prev_page?: number | null;
            /**
             * @description How many records a page holds.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example 20
             */
            per_page?: number;
            /**
             * @description How many pages there are.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example 3
             */
            total_pages?: number;
            /**
             * @description How many records there are in all.
             *
             *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             * @example 50
             */
            total_count?: number;
        };
        /**
         * CustomerListEnvelope
         * @description The envelope around the list of customers.
         */
        CustomerListEnvelope: {
            /**
             * @description The site's customers.
             *
             *     Assumed:
             *     - G39: In which order does a list stand? By creation, the oldest first.
             *     - G41: What does a list answer that has no records? 200 with an empty array in `data`.
             */
            data: components["schemas"]["Customer"][];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * ErrorEnvelope
         * @description The envelope of a call that failed.
         *
         *     Assumed:
         *     - G05: What does `data` hold on an error? `null`.
         *     - G109: What does `meta` hold on an error? An empty object.
         */
        ErrorEnvelope: {
            /**
             * @description Nothing, for there is no resource to show.
             *
             *     Assumed, G05: What does `data` hold on an error? `null`.
             * @example null
             */
            data: null;
            /**
             * @description Why the call failed. A rule of the spec puts its code first.
             *
             *     Assumed:
             *     - G04: How does a rule code appear in `errors`? One string with the code first, a colon, and a short English sentence.
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             * @example SB404: Subscription not found
             */
            errors: string;
            /**
             * @description Empty on a failure.
             *
             *     Assumed, G109: What does `meta` hold on an error? An empty object.
             */
            meta: Record<string, never>;
        };
        /**
         * CustomerInput
         * @description The fields of a customer that a client may send. Fields that are not listed here are ignored.
         *
         *     Assumed:
         *     - G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
         *     - G110: Does a customer's text keep the spelling in which it was sent? Yes, letter by letter.
         */
        CustomerInput: {
            /**
             * @description E-mail address.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             *     - G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.
             *     - G116: Are some domains of e-mail addresses refused? No.
             * @example ana.souza@example.com
             */
            email: string;
            /**
             * @description Given name.
             *
             *     Assumed:
             *     - G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             * @example Ana
             */
            first_name: string;
            /**
             * @description Family name.
             *
             *     Assumed:
             *     - G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             * @example Souza
             */
            last_name: string;
            /**
             * @description Street address.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example Rua das Laranjeiras, 210
             */
            address?: string | null;
            /**
             * @description Address complement, such as an apartment number.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example Apto 31
             */
            address_2?: string | null;
            /**
             * @description City of the address.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example São Paulo
             */
            city?: string | null;
            /**
             * @description Region code of the address, for example two letters.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example SP
             */
            state?: string | null;
            /**
             * @description Postal code, digits only. One of `BR` has eight.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             * @example 05410020
             */
            zip?: string | null;
            /**
             * @description Country code, two letters.
             *
             *     Assumed:
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Telephone number with its area code, digits only.
             *
             *     Assumed:
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             * @example 11987654321
             */
            phone?: string | null;
            /**
             * @description Personal (CPF, 11 digits) or company (CNPJ, 14 digits) tax number, digits only.
             *
             *     Assumed:
             *     - G14: How strictly is `document_number` checked? 11 or 14 digits, or 422. The check digits are not verified.
             *     - G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.
             *     - G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.
             *     - G121: What becomes of a company number with letters, as Brazil has since July 2026? It answers 422.
             * @example 52998224725
             */
            document_number?: string | null;
        };
        /**
         * CustomerEnvelope
         * @description The envelope around one customer.
         */
        CustomerEnvelope: {
            data: components["schemas"]["Customer"];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * PaymentProfileInput
         * @description A payment profile to create for a customer and one of the customer's subscriptions.
         *
         *     Assumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        PaymentProfileInput: {
            /**
             * @description Means of payment. `pix`, with automatic recurrence, is the only one supported.
             *
             *     Assumed, G58: Does a `payment_method_type` of spaces count as blank or as invalid? It counts as blank, PPMT01.
             * @example pix
             * @enum {string}
             */
            payment_method_type: "pix";
            /**
             * @description Id of the subscription whose invoices the profile is to pay.
             *
             *     Assumed:
             *     - G63: Which error has a `subscription_id` that is `null`, empty, or not a UUID? `null` and an empty string answer PPS01; a malformed one, or a number, SB404. Upper-case letters match.
             *     - G128: Which error has a `subscription_id` that is a number? SB404, as any id that no subscription has.
             * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
             */
            subscription_id: string;
        };
        /**
         * PaymentProfileState
         * @description A payment profile as a webhook reports it.
         *
         *     Assumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
         */
        PaymentProfileState: {
            /**
             * @description Number that the service assigns when the profile is created.
             *
             *     Assumed:
             *     - G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             *     - G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             * @example 9
             */
            id: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description Means of payment.
             * @example pix
             * @enum {string}
             */
            payment_method_type: "pix";
            /**
             * @description Where the payer's decision stands. It begins pending and changes later, without a request
             *     of the client.
             *
             *     Assumed, G29: What are the statuses of a payment profile called? `pending`, then `active`, `refused`, `expired` or `canceled`.
             * @example pending
             */
            status: "pending" | "active" | "refused" | "expired" | "canceled" | (string & {});
            /**
             * @description Moment in UTC at which the payer's acceptance took effect; absent before.
             *
             *     Assumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             */
            activated_at?: components["schemas"]["Timestamp"];
            /**
             * @description Moment in UTC at which the payer's refusal took effect; absent otherwise.
             *
             *     Assumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             */
            refused_at?: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description Id of the linked subscription.
             *
             *     Assumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
             */
            subscription_id: string;
            /**
             * @description Number of the owning customer.
             *
             *     Assumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             * @example 23
             */
            customer_id: number;
        };
        /**
         * PaymentProfile
         * @description A customer's authorization to be charged for one subscription. The spec names the method, the
         *     linked subscription, the owning customer and a status; the other fields are assumed.
         */
        PaymentProfile: components["schemas"]["PaymentProfileState"] & {
            /**
             * @description Text of the Pix recurrence QR code (BR Code), for the payer to scan or paste. It carries
             *     no amount: enrolling makes no payment.
             *
             *     Assumed:
             *     - G02: How does the recurrence QR code reach the payer? The create-profile answer carries the text of the code.
             *     - G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             *     - G34: Which of the Pix enrolment journeys does a profile follow? The second one: a QR code that carries the recurrence alone, without a payment.
             * @example 00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/5f84a4c5c5cb4599a9f13eb4d419dacc6304D73D
             */
            qr_code: string;
            /**
             * Format: date-time
             * @description Moment in UTC after which the payer can no longer decide.
             *
             *     Assumed:
             *     - G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.
             *     - G31: How long can the payer decide, and what then? 24 hours. After that the profile is expired, and a webhook says so.
             * @example 2026-01-16T13:45:30.123Z
             */
            qr_code_expires_at: string;
        };
        /**
         * PaymentProfileEnvelope
         * @description The envelope around one payment profile.
         */
        PaymentProfileEnvelope: {
            data: components["schemas"]["PaymentProfile"];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Product
         * @description Something that the site sells.
         *
         *     Assumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.
         */
        Product: {
            /**
             * @description Number that `product_id` refers to.
             *
             *     Assumed:
             *     - G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             *     - G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.
             * @example 1
             */
            id: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description Name for people.
             * @example Basic plan
             */
            name: string;
            /**
             * @description What a buyer gets.
             *
             *     Assumed, G125: What does the `description` of a product hold that has none? Every product of the catalogue has one.
             * @example Up to ten users, support by e-mail.
             */
            description: string;
            /**
             * @description Slug-like identifier that `product_handle` refers to.
             *
             *     Assumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.
             * @example basic-plan
             */
            handle: string;
        };
        /**
         * PricePoint
         * @description One price of a product.
         *
         *     Assumed:
         *     - G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.
         *     - G23: Is `price_int_cents` meant as it is spelled? Yes, letter by letter.
         */
        PricePoint: {
            /**
             * @description Number of the price point.
             *
             *     Assumed:
             *     - G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             *     - G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.
             * @example 1
             */
            id: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description Name for people.
             * @example Basic plan, monthly
             */
            name: string;
            /**
             * @description Slug-like identifier.
             * @example basic-plan-monthly
             */
            handle: string;
            /**
             * @description Price of one unit, in cents.
             *
             *     Assumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.
             * @example 4990
             */
            price_int_cents: number;
        };
        /**
         * Item
         * @description One product of a subscription, with its quantity and price.
         */
        Item: {
            /**
             * @description Number that the service assigns when the item is added.
             *
             *     Assumed:
             *     - G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             *     - G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.
             * @example 41
             */
            id: number;
            /**
             * @description How many units of the product the subscription holds.
             *
             *     Assumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             * @example 2
             */
            quantity: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            product: components["schemas"]["Product"];
            price_point: components["schemas"]["PricePoint"];
        };
        /**
         * SubscriptionFields
         * @description The fields of a subscription that every answer shows.
         *
         *     Assumed:
         *     - G17: What does `activated_at` hold before the subscription is activated? `null`.
         *     - G127: What does `activated_at` hold then in lists and in the answers of writes? The same as in the single read.
         *     - G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.
         */
        SubscriptionFields: {
            /**
             * Format: uuid
             * @description UUID that the service assigns when the subscription is created.
             *
             *     Assumed, G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.
             * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
             */
            id: string;
            /**
             * @description By its name, tells whether a payment activates the subscription.
             *
             *     Assumed:
             *     - G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.
             *     - G27: What does the activation of a profile do to its subscription? Nothing. The subscription keeps its state, `created`.
             * @example false
             */
            activate_on_payment: boolean;
            /**
             * Format: date-time
             * @description Moment in UTC at which the subscription became active; `null` before.
             *
             *     Assumed:
             *     - G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.
             *     - G17: What does `activated_at` hold before the subscription is activated? `null`.
             *     - G127: What does `activated_at` hold then in lists and in the answers of writes? The same as in the single read.
             * @example null
             */
            activated_at: string | null;
            /**
             * @description Amount in cents.
             *
             *     Assumed:
             *     - G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.
             *     - G111: What moves a subscription's balance? Nothing. It stays 0; the mock has no invoices.
             * @example 0
             */
            balance_in_cents: number;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Moment in UTC at which the current period began.
             *
             *     Assumed:
             *     - G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.
             *     - G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.
             * @example 2026-01-15T13:45:30.123Z
             */
            current_period_started_at: string;
            /**
             * Format: date-time
             * @description Moment in UTC at which the current period ends: its start plus `interval` units, clamped to
             *     the last day of a shorter month.
             *
             *     Assumed:
             *     - G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.
             *     - G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.
             * @example 2026-02-15T13:45:30.123Z
             */
            current_period_ends_at: string;
            /**
             * @description Number of interval units per period.
             *
             *     Assumed, G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             * @example 1
             */
            interval: number;
            /**
             * @description By its name, tells whether the subscription is paid in advance.
             *
             *     Assumed, G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.
             * @example false
             */
            prepaid: boolean;
            updated_at: components["schemas"]["Timestamp"];
            customer: components["schemas"]["Customer"];
            /**
             * @description Items of the subscription, in the order of their creation.
             *
             *     Assumed:
             *     - G24: In which order do a subscription's items stand, and what else does an item show? In the order of their creation, with the six fields of the spec's table and no others.
             *     - G39: In which order does a list stand? By creation, the oldest first.
             */
            items: components["schemas"]["Item"][];
        };
        /**
         * SubscriptionSummary
         * @description A subscription as the list, the create and the add-item answers show it: without
         *     `interval_unit`, `state` and `previous_state`, which only the single read has.
         *
         *     Assumed, G21: Are the three keys of the reduced view absent, or present and empty? Absent. Every other key stays, `interval` among them.
         */
        SubscriptionSummary: components["schemas"]["SubscriptionFields"];
        /**
         * SubscriptionListEnvelope
         * @description The envelope around the list of subscriptions.
         */
        SubscriptionListEnvelope: {
            /**
             * @description All of the caller's subscriptions.
             *
             *     Assumed:
             *     - G39: In which order does a list stand? By creation, the oldest first.
             *     - G41: What does a list answer that has no records? 200 with an empty array in `data`.
             */
            data: components["schemas"]["SubscriptionSummary"][];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * SubscriptionItemInput
         * @description An item of a new subscription.
         *
         *     Assumed:
         *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        SubscriptionItemInput: {
            /**
             * @description Number of the product.
             *
             *     Assumed, G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
             * @example 1
             */
            product_id: number;
            /**
             * @description How many units. Taken as 1 when left out.
             *
             *     Assumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             * @example 2
             */
            quantity?: number;
        };
        /**
         * SubscriptionInput
         * @description A new subscription. Name an existing customer by `customer_id` (separate flow), or send the
         *     customer's data in `customer_attributes` (unified flow) instead of it.
         *
         *     Assumed:
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         *     - G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.
         *     - G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.
         *     - G49: May a subscription start without items? Yes. Left out or empty, `subscription_items` gives a subscription with no items.
         */
        SubscriptionInput: {
            /**
             * @description Number of interval units per period. Taken as 1 when left out.
             *
             *     Assumed, G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             * @example 1
             */
            interval?: number;
            /**
             * @description Unit that `interval` counts. Taken as `month` when left out.
             *
             *     Assumed, G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.
             * @example month
             * @enum {string}
             */
            interval_unit?: "day" | "week" | "month" | "year";
            /**
             * @description Number of an existing customer (separate flow).
             * @example 23
             */
            customer_id?: number;
            customer_attributes?: components["schemas"]["CustomerInput"];
            /** @description The first items of the subscription. */
            subscription_items?: components["schemas"]["SubscriptionItemInput"][];
        } & (unknown | unknown);
        /**
         * CreateSubscriptionBody
         * @description The body of the call that creates a subscription.
         *
         *     Assumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        CreateSubscriptionBody: {
            subscription: components["schemas"]["SubscriptionInput"];
        };
        /**
         * SubscriptionSummaryEnvelope
         * @description The envelope around one subscription as the writing calls show it.
         */
        SubscriptionSummaryEnvelope: {
            data: components["schemas"]["SubscriptionSummary"];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Subscription
         * @description A subscription as the single read shows it: the fields of every other answer, and
         *     `interval_unit`, `state` and `previous_state`.
         */
        Subscription: components["schemas"]["SubscriptionFields"] & {
            /**
             * @description Unit that `interval` counts. The service uses `month`.
             *
             *     Assumed, G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.
             * @example month
             */
            interval_unit: "day" | "week" | "month" | "year" | (string & {});
            /**
             * @description State of the subscription. `created` is the only value known to occur.
             *
             *     Assumed:
             *     - G26: Which states can a subscription have besides `created`? The mock shows `created` alone; the document leaves the string open.
             *     - G27: What does the activation of a profile do to its subscription? Nothing. The subscription keeps its state, `created`.
             * @example created
             */
            state: "created" | (string & {});
            /**
             * @description State before the present one, of the same set of values.
             *
             *     Assumed, G28: What does `previous_state` hold while there was no earlier state? `created`.
             * @example created
             */
            previous_state: "created" | (string & {}) | null;
        };
        /**
         * SubscriptionEnvelope
         * @description The envelope around one subscription as the single read shows it.
         */
        SubscriptionEnvelope: {
            data: components["schemas"]["Subscription"];
            errors: components["schemas"]["Errors"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * ItemInput
         * @description An item to add to a subscription.
         *
         *     Assumed:
         *     - G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.
         *     - G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        ItemInput: {
            /**
             * @description Handle of the product.
             *
             *     Assumed:
             *     - G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.
             *     - G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
             * @example add-on
             */
            product_handle: string;
            /**
             * @description How many units. Taken as 1 when left out.
             *
             *     Assumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             * @example 1
             */
            quantity?: number;
        };
        /**
         * AddItemBody
         * @description The body of the call that adds an item to a subscription.
         *
         *     Assumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.
         */
        AddItemBody: {
            item: components["schemas"]["ItemInput"];
        };
        /**
         * PaymentProfileActivatedEvent
         * @description The payer accepted and the authorization is confirmed.
         *
         *     Assumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         */
        PaymentProfileActivatedEvent: {
            /**
             * @description What happened to the payment profile.
             *
             *     Assumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "payment_profile.activated";
            timestamp: components["schemas"]["Timestamp"];
            data: {
                /** @constant */
                status?: "active";
            } & WithRequired<components["schemas"]["PaymentProfileState"], "activated_at">;
        };
        /**
         * PaymentProfileRefusedEvent
         * @description The payer refused.
         *
         *     Assumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         */
        PaymentProfileRefusedEvent: {
            /**
             * @description What happened to the payment profile.
             *
             *     Assumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "payment_profile.refused";
            timestamp: components["schemas"]["Timestamp"];
            data: {
                /** @constant */
                status?: "refused";
            } & WithRequired<components["schemas"]["PaymentProfileState"], "refused_at">;
        };
        /**
         * PaymentProfileExpiredEvent
         * @description The payer did not decide in time.
         *
         *     Assumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         */
        PaymentProfileExpiredEvent: {
            /**
             * @description What happened to the payment profile.
             *
             *     Assumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "payment_profile.expired";
            timestamp: components["schemas"]["Timestamp"];
            data: {
                /** @constant */
                status?: "expired";
            } & components["schemas"]["PaymentProfileState"];
        };
        /**
         * PaymentProfileCanceledEvent
         * @description An accepted recurrence was canceled.
         *
         *     Assumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         */
        PaymentProfileCanceledEvent: {
            /**
             * @description What happened to the payment profile.
             *
             *     Assumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "payment_profile.canceled";
            timestamp: components["schemas"]["Timestamp"];
            data: {
                /** @constant */
                status?: "canceled";
            } & components["schemas"]["PaymentProfileState"];
        };
        /**
         * PaymentProfileEvent
         * @description What a webhook carries. Its `type` says what happened to the payment profile.
         *
         *     Assumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.
         */
        PaymentProfileEvent: components["schemas"]["PaymentProfileActivatedEvent"] | components["schemas"]["PaymentProfileRefusedEvent"] | components["schemas"]["PaymentProfileExpiredEvent"] | components["schemas"]["PaymentProfileCanceledEvent"];
    };
    responses: {
        /** @description The access token is missing, unknown, expired, or of another site. */
        Unauthorized: {
            headers: {
                /**
                 * @description The challenge, in the form of RFC 6750.
                 *
                 *     Assumed, G75: What is the body of a 401 that an API call answers? The envelope with a sentence in `errors`, and a `WWW-Authenticate` header with `invalid_token`.
                 * @example Bearer realm="demo", error="invalid_token", error_description="The access token is invalid"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The token is valid and lacks a scope that this operation needs.
         *
         *     Assumed:
         *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
         *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
         */
        Forbidden: {
            headers: {
                /**
                 * @description The challenge, in the form of RFC 6750.
                 *
                 *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                 * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"customers_write\"."
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The site failed.
         *
         *     Assumed:
         *     - G95: What does a fault of the server look like? 500 with the envelope. The mock has one only when it is asked to, or when its own answer would break the document.
         *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
         */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The body is no JSON object, or lacks its root key.
         *
         *     Assumed:
         *     - G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.
         *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The body is larger than 1 MiB.
         *
         *     Assumed, G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
         */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description The body is not sent as JSON.
         *
         *     Assumed, G93: Which content types are read, and which are answered? `application/json` in any case, with parameters, or a type that ends in `+json`; another one answers 415. Answers are `application/json; charset=utf-8`, whatever `Accept` says.
         */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Number of the page to show, from 1. All records come when neither this nor `per_page` is sent.
         *
         *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
         * @example 1
         */
        Page: number;
        /**
         * @description How many records a page holds. 20 when only `page` is sent.
         *
         *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
         * @example 20
         */
        PerPage: number;
        /**
         * @description Number of the customer.
         *
         *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
         * @example 23
         */
        CustomerId: number;
        /**
         * @description Number of the customer that owns the payment profile.
         *
         *     Assumed:
         *     - G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
         *     - G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.
         * @example 23
         */
        OwningCustomerId: number;
        /**
         * @description Id of the subscription.
         *
         *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
         * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
         */
        SubscriptionId: string;
        /**
         * @description Id of the subscription.
         *
         *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
         * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
         */
        ItemSubscriptionId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type TokenInput = components['schemas']['TokenInput'];
export type Token = components['schemas']['Token'];
export type OAuthError = components['schemas']['OAuthError'];
export type Timestamp = components['schemas']['Timestamp'];
export type Customer = components['schemas']['Customer'];
export type Errors = components['schemas']['Errors'];
export type Meta = components['schemas']['Meta'];
export type CustomerListEnvelope = components['schemas']['CustomerListEnvelope'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
export type CustomerInput = components['schemas']['CustomerInput'];
export type CustomerEnvelope = components['schemas']['CustomerEnvelope'];
export type PaymentProfileInput = components['schemas']['PaymentProfileInput'];
export type PaymentProfileState = components['schemas']['PaymentProfileState'];
export type PaymentProfile = components['schemas']['PaymentProfile'];
export type PaymentProfileEnvelope = components['schemas']['PaymentProfileEnvelope'];
export type Product = components['schemas']['Product'];
export type PricePoint = components['schemas']['PricePoint'];
export type Item = components['schemas']['Item'];
export type SubscriptionFields = components['schemas']['SubscriptionFields'];
export type SubscriptionSummary = components['schemas']['SubscriptionSummary'];
export type SubscriptionListEnvelope = components['schemas']['SubscriptionListEnvelope'];
export type SubscriptionItemInput = components['schemas']['SubscriptionItemInput'];
export type SubscriptionInput = components['schemas']['SubscriptionInput'];
export type CreateSubscriptionBody = components['schemas']['CreateSubscriptionBody'];
export type SubscriptionSummaryEnvelope = components['schemas']['SubscriptionSummaryEnvelope'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionEnvelope = components['schemas']['SubscriptionEnvelope'];
export type ItemInput = components['schemas']['ItemInput'];
export type AddItemBody = components['schemas']['AddItemBody'];
export type PaymentProfileActivatedEvent = components['schemas']['PaymentProfileActivatedEvent'];
export type PaymentProfileRefusedEvent = components['schemas']['PaymentProfileRefusedEvent'];
export type PaymentProfileExpiredEvent = components['schemas']['PaymentProfileExpiredEvent'];
export type PaymentProfileCanceledEvent = components['schemas']['PaymentProfileCanceledEvent'];
export type PaymentProfileEvent = components['schemas']['PaymentProfileEvent'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterCustomerId = components['parameters']['CustomerId'];
export type ParameterOwningCustomerId = components['parameters']['OwningCustomerId'];
export type ParameterSubscriptionId = components['parameters']['SubscriptionId'];
export type ParameterItemSubscriptionId = components['parameters']['ItemSubscriptionId'];
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials, as a form or as JSON. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenInput"];
                "application/json": components["schemas"]["TokenInput"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description The same for older caches.
                     *
                     *     Assumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.
                     * @example no-cache
                     */
                    Pragma?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /**
             * @description The request lacks a parameter or asks for another grant type.
             *
             *     Assumed:
             *     - G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.
             *     - G70: May the client's credentials come by HTTP Basic? Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.
             *     - G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.
             */
            400: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Client authentication failed. */
            401: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example Bearer realm="demo", error="invalid_client"
                     */
                    "WWW-Authenticate"?: string;
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /**
             * @description The body is larger than 1 MiB.
             *
             *     Assumed, G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.
             */
            413: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /**
             * @description The body is neither a form nor JSON.
             *
             *     Assumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.
             */
            415: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /**
             * @description The site failed.
             *
             *     Assumed, G95: What does a fault of the server look like? 500 with the envelope. The mock has one only when it is asked to, or when its own answer would break the document.
             */
            500: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /**
             * @description The site holds as many unexpired tokens as it can.
             *
             *     Assumed, G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.
             */
            503: {
                headers: {
                    /**
                     * @description The answer is not to be stored.
                     *
                     *     Assumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Seconds until the oldest token expires.
                     *
                     *     Assumed, G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.
                     * @example 3600
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to show, from 1. All records come when neither this nor `per_page` is sent.
                 *
                 *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds. 20 when only `page` is sent.
                 *
                 *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The customers.
             *
             *     Assumed, G108: Which status do the read and list calls answer? 200.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerListEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"customers_read\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description A query value is out of range.
             *
             *     Assumed:
             *     - G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The customer's fields, with no key around them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /**
             * @description The new customer.
             *
             *     Assumed, G36: Which status does the create-customer call answer? 201.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A field is missing or has the wrong type or form.
             *
             *     Assumed:
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             *     - G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.
             *     - G14: How strictly is `document_number` checked? 11 or 14 digits, or 422. The check digits are not verified.
             *     - G54: What if a value has the wrong JSON type? 422.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the customer.
                 *
                 *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
                 * @example 23
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The customer.
             *
             *     Assumed, G108: Which status do the read and list calls answer? 200.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"customers_read\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description No customer has this id.
             *
             *     Assumed:
             *     - G42: What does reading an id answer that does not exist? 404 with `Customer not found` or `Subscription not found`.
             *     - G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    createPaymentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the customer that owns the payment profile.
                 *
                 *     Assumed:
                 *     - G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
                 *     - G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.
                 * @example 23
                 */
                customer_id: components["parameters"]["OwningCustomerId"];
            };
            cookie?: never;
        };
        /** @description The payment profile's fields, with no key around them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProfileInput"];
            };
        };
        responses: {
            /**
             * @description The new payment profile, pending.
             *
             *     Assumed, G38: Which status does the create-payment-profile call answer? 201.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfileEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"payment_profiles_write\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description The customer or the subscription does not exist.
             *
             *     Assumed:
             *     - G90: Which HTTP status does each rule code come with? 404 for SB404, and 422 for SB344, PPMT01, PPMT02 and PPS01.
             *     - G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A rule of payment profiles is broken.
             *
             *     Assumed, G90: Which HTTP status does each rule code come with? 404 for SB404, and 422 for SB344, PPMT01, PPMT02 and PPS01.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to show, from 1. All records come when neither this nor `per_page` is sent.
                 *
                 *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds. 20 when only `page` is sent.
                 *
                 *     Assumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
                 * @example 20
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The subscriptions.
             *
             *     Assumed, G108: Which status do the read and list calls answer? 200.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionListEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"subscriptions_read\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description A query value is out of range.
             *
             *     Assumed:
             *     - G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The subscription's fields under the key `subscription`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriptionBody"];
            };
        };
        responses: {
            /**
             * @description The new subscription.
             *
             *     Assumed, G37: Which status does the create-subscription call answer? 201.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionSummaryEnvelope"];
                };
            };
            /**
             * @description The body is no JSON object, or lacks its root key.
             *
             *     Assumed:
             *     - G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.
             *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"subscriptions_write\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description The customer or a product does not exist.
             *
             *     Assumed:
             *     - G47: What if `customer_id` of the body names no customer? 404 with `Customer not found`.
             *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A field is missing or has the wrong type or form, or the two flows are mixed.
             *
             *     Assumed:
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             *     - G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.
             *     - G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.
             *     - G54: What if a value has the wrong JSON type? 422.
             *     - G126: What if the customer or the items of an order are `null`? 422, as for any other wrong type.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    readSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 *
                 *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
                 * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The subscription.
             *
             *     Assumed, G108: Which status do the read and list calls answer? 200.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"subscriptions_read\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description No subscription has this id.
             *
             *     Assumed:
             *     - G42: What does reading an id answer that does not exist? 404 with `Customer not found` or `Subscription not found`.
             *     - G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    addItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 *
                 *     Assumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.
                 * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
                 */
                subscription_id: components["parameters"]["ItemSubscriptionId"];
            };
            cookie?: never;
        };
        /** @description The item's fields under the key `item`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemBody"];
            };
        };
        responses: {
            /**
             * @description The subscription with the new item.
             *
             *     Assumed, G103: Which status does the add-item call answer? 201.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionSummaryEnvelope"];
                };
            };
            /**
             * @description The body is no JSON object, or lacks its root key.
             *
             *     Assumed:
             *     - G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.
             *     - G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.
             *     - G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description The token is valid and lacks a scope that this operation needs.
             *
             *     Assumed:
             *     - G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
             *     - G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.
             */
            403: {
                headers: {
                    /**
                     * @description The challenge, in the form of RFC 6750.
                     *
                     *     Assumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.
                     * @example Bearer realm="demo", error="insufficient_scope", error_description="Access to this resource requires scope \"subscription_items_write\"."
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description The subscription or the product does not exist.
             *
             *     Assumed:
             *     - G107: What does the add-item call answer for a subscription that does not exist? 404 with `Subscription not found`, also for an id that is not a UUID.
             *     - G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A field is missing or has the wrong type or form.
             *
             *     Assumed:
             *     - G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.
             *     - G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.
             *     - G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    paymentProfileUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivered event, the same over retries.
                 *
                 *     Assumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.
                 * @example msg_2b7c1f0a9d4e4c3f
                 */
                "webhook-id": string;
                /**
                 * @description Moment of sending, in seconds since 1970 (UTC).
                 *
                 *     Assumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.
                 * @example 1768484731
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of the HMAC.
                 *
                 *     Assumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProfileEvent"];
            };
        };
        responses: {
            /**
             * @description Any 2xx answer takes the event; any other one is tried again later.
             *
             *     Assumed, G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The receiver is gone; nothing more is sent to it.
             *
             *     Assumed, G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.
             */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
