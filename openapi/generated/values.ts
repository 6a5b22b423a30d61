// Written by `npm run generate` from the document and the ledger. Not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SuccessStatus: number;
        RefusalStatus: number | 200;
        Refusal: components["schemas"]["RefusalStatus"] | {
            status?: components["schemas"]["RefusalStatus"];
            /** @enum {string} */
            code?: "SB404" | "SB344" | "PPMT01" | "PPMT02" | "PPS01";
            body?: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        TokenRefusal: number | {
            status: number;
            body?: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        ScopeAnswer: "granted" | components["schemas"]["TokenRefusal"];
        Body: {
            [key: string]: unknown;
        } | (string | null);
        Headers: {
            [key: string]: string | null;
        };
        AnswerHeaders: {
            "content-type"?: string;
            "cache-control"?: string;
        };
        EveryHeaders: {
            [key: string]: string;
        };
        RouteRefusal: components["schemas"]["Refusal"] | 501 | {
            /** @enum {integer} */
            status: 200 | 301 | 302 | 303 | 307 | 308 | 501;
            body?: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        /** @description an object with the path and the method of the call, such as { path: /oauth2/token, method: POST } */
        "token-address": {
            path: string;
            /** @enum {unknown} */
            method: "POST" | "GET";
        };
        /** @description an object with where the fields are read from (in: form, json or query), and the names of those that have others, such as { client_id: uid } */
        "token-encoding": {
            in?: ("form" | "json" | "query")[];
            names?: {
                [key: string]: string;
            };
        };
        /** @description a status from 400 to 499, or an object with status, body and headers of the refusal */
        "grant-type": components["schemas"]["TokenRefusal"];
        /** @description a status from 400 to 499, or an object with status, body and headers of the refusal */
        "token-site": "from-address" | components["schemas"]["TokenRefusal"];
        /** @description an object that says, for scopes that are missing, have commas, are partly unknown or unknown altogether (alone), what is answered or granted */
        "token-scopes": {
            missing: components["schemas"]["ScopeAnswer"];
            commas: components["schemas"]["TokenRefusal"];
            unknown: "dropped" | components["schemas"]["TokenRefusal"];
            alone: components["schemas"]["ScopeAnswer"];
        };
        /** @description an object with further keys, with {site} and {text} where these stand, headers that differ, and the order of scopes */
        "token-extras": {
            keys?: {
                [key: string]: unknown;
            };
            headers?: components["schemas"]["Headers"];
            /** @enum {unknown} */
            scopes?: "specified" | "sorted" | "reversed";
        };
        /** @description an object with the body and the headers of the answer, with {text} and {site} where these stand */
        "unauthorized-body": {
            body: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "missing-scope": "not-enforced" | components["schemas"]["Refusal"];
        /** @description an object with the body of an error, with {error} and {text} where these stand, and the headers of a 401 */
        "token-errors": {
            body: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        /** @description the keys of the body that hold the code, with {code} and {text} where these stand */
        "error-code-form": {
            errors?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description the keys of the body, with {text}, {status}, {reason} and {path} where these stand */
        "error-envelope": components["schemas"]["Body"];
        /** @description a status from 400 to 499, or 200, for each code, such as { SB404: 404, SB344: 409 } */
        "rule-code-status": {
            SB404?: components["schemas"]["RefusalStatus"];
            SB344?: components["schemas"]["RefusalStatus"];
            PPMT01?: components["schemas"]["RefusalStatus"];
            PPMT02?: components["schemas"]["RefusalStatus"];
            PPS01?: components["schemas"]["RefusalStatus"];
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "validation-error": "all-joined" | components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for malformed and for not_object (or as-empty) */
        "unreadable-body": components["schemas"]["Refusal"] | {
            malformed: components["schemas"]["Refusal"];
            not_object: "as-empty" | components["schemas"]["Refusal"];
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "content-types": ("parsed-anyway" | "body-ignored") | components["schemas"]["Refusal"];
        /** @description a status for each, or an object with its status and body, such as { path: 404, method: 405 } */
        "unknown-route": {
            path: components["schemas"]["RouteRefusal"];
            method: components["schemas"]["RouteRefusal"];
        };
        /** @description an object with origins (any) and final_slash (unknown, for a path that there is not, or the status of a redirect) */
        "http-details": {
            /** @enum {string} */
            origins?: "any";
            /** @enum {unknown} */
            final_slash?: "unknown" | 301 | 302 | 307 | 308;
        };
        /** @description the headers of answers with JSON, of successes and of refusals, where they are others, and those of every answer */
        "answer-headers": {
            every?: components["schemas"]["EveryHeaders"];
            success?: components["schemas"]["AnswerHeaders"];
            refusal?: components["schemas"]["AnswerHeaders"];
        };
        /** @description a rule for each and a refusal, such as { email: reused, document_number: refused, phone: refused, status: 409 } */
        "duplicate-customer": {
            /** @enum {unknown} */
            email: "allowed" | "refused" | "reused";
            /** @enum {unknown} */
            document_number: "allowed" | "refused";
            /** @enum {unknown} */
            phone?: "allowed" | "refused";
            /** @enum {unknown} */
            name?: "allowed" | "refused";
            status?: components["schemas"]["RefusalStatus"];
            body?: components["schemas"]["Body"];
            headers?: components["schemas"]["Headers"];
        };
        /** @description whether it must be sent, and the greatest number, such as { required: true, most: 12 } */
        interval: {
            required?: boolean;
            most?: number;
        };
        /** @description a list of fields, such as [email] */
        "required-customer-fields": ("email" | "first_name" | "last_name" | "address" | "address_2" | "city" | "state" | "zip" | "country" | "phone" | "document_number")[];
        /** @description another status from 200 to 299 (204 has no body) */
        "customer-created-status": components["schemas"]["SuccessStatus"] | 204;
        /** @description another status from 200 to 299 */
        "subscription-created-status": components["schemas"]["SuccessStatus"];
        /** @description an object with by (page, offset, cursor or unknown), names of the query keys, the size of a page, whether a client can choose it, what a page past the end and a number of a wrong form get, and the keys of meta, the envelope and headers with {page}, {count} and the like where these stand */
        "list-pages": "never-paged" | {
            /** @enum {unknown} */
            by: "page" | "offset" | "cursor" | "unknown";
            names?: {
                at?: string;
                size?: string;
            };
            /** @enum {unknown} */
            first?: 0 | 1;
            size?: number;
            can_choose_size?: boolean;
            all_unless_asked?: boolean;
            past_end?: ("empty" | "first-page" | "last-page") | components["schemas"]["Refusal"];
            bad_number?: "ignored" | components["schemas"]["Refusal"];
            /** @enum {integer} */
            part_status?: 206;
            has_links?: boolean;
            meta?: {
                [key: string]: unknown;
            };
            envelope?: {
                [key: string]: unknown;
            };
            headers?: {
                [key: string]: string;
            };
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "unknown-id": components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for customer and for subscription */
        "malformed-id": components["schemas"]["Refusal"] | {
            customer: components["schemas"]["Refusal"];
            subscription: components["schemas"]["Refusal"];
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "body-root-key": components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "both-customer-forms": ("customer-id-wins" | "attributes-win") | components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "no-customer-form": components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "unknown-customer-id": components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for order (or left-out) and for item */
        "unknown-product": components["schemas"]["Refusal"] | {
            order: "left-out" | components["schemas"]["Refusal"];
            item: components["schemas"]["Refusal"];
        };
        /** @description a rule for the create call and one for adding, such as { create: refused, add: merged } */
        "repeated-product": {
            /** @enum {unknown} */
            create: "separate" | "merged" | "refused";
            /** @enum {unknown} */
            add: "separate" | "merged" | "refused";
        };
        /** @description whether it must be sent, the least number (0 or 1) and the greatest, such as { least: 0, most: 999 } */
        quantity: {
            required?: boolean;
            /** @enum {integer} */
            least?: 0 | 1;
            most?: number;
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "unknown-keys": "ignored" | components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "item-after-payment-profile": "allowed" | components["schemas"]["Refusal"];
        /** @description refused or unknown for each, such as { product_handle: unknown } */
        "reference-form": {
            /** @enum {unknown} */
            customer_id?: "refused" | "unknown";
            /** @enum {unknown} */
            product_id?: "refused" | "unknown";
            /** @enum {unknown} */
            product_handle?: "refused" | "unknown";
        };
        /** @description what data holds: null, or keys with {id} or {customer} where these stand */
        "customer-created-body": ("record" | "empty") | null | {
            [key: string]: unknown;
        };
        /** @description another status from 200 to 299 */
        "item-added-status": components["schemas"]["SuccessStatus"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "item-unknown-subscription": components["schemas"]["Refusal"];
        /** @description another status from 200 to 299 */
        "read-status": components["schemas"]["SuccessStatus"];
        /** @description how many lists and single reads do not show it yet, and how many orders and added items that name it do not find it, such as { lists: 1, reads: 1 } */
        "record-delay": {
            writes?: number;
            lists?: number;
            reads?: number;
        };
        /** @description the `Location` of each creating call, with {base_url}, {path} and {id} where these stand */
        "created-location": {
            createCustomer?: string;
            createSubscription?: string;
            addItem?: string;
            createPaymentProfile?: string;
        };
        /** @description the keys of the record, with {id}, {status}, {subscription_id}, {customer_id}, {customer}, {subscription}, {qr_code} and the like where these stand */
        "payment-profile-fields": {
            [key: string]: unknown;
        };
        /** @description another status from 200 to 299 (204 has no body) */
        "payment-profile-created-status": components["schemas"]["SuccessStatus"] | 204;
        /** @description an object with the order of the five rules and, where all errors are told, the text between two of them (joined) */
        "payment-profile-rule-order": {
            order: ("customer" | "type" | "id" | "subscription" | "taken")[];
            joined?: string;
        };
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "foreign-subscription": "accepted" | components["schemas"]["Refusal"];
        /** @description a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal */
        "payment-profile-unknown-customer": components["schemas"]["Refusal"];
        /** @description what data holds: null, or keys with {id}, {payment_profile}, {subscription} and the like where these stand */
        "payment-profile-created-body": ("record" | "empty" | "{subscription}") | null | {
            [key: string]: unknown;
        };
        /** @description the id of a payment profile as a text with {id} or {uuid}, such as pp_{id} */
        "id-form": string;
        /** @description what a text left out shows, also elsewhere (in lists and within other records), and what one given as "" does, such as { left_out: absent, empty: as-left-out } */
        "empty-optional-text": {
            /** @enum {unknown} */
            left_out: "null" | "empty-string" | "absent";
            /** @enum {unknown} */
            elsewhere?: "null" | "empty-string" | "absent";
            /** @enum {unknown} */
            empty?: "kept" | "as-left-out";
        };
        /** @description checked or unchecked for each field, refused or stripped for punctuation, and letters for names that must have one, such as { zip: unchecked } */
        "text-checks": {
            /** @enum {unknown} */
            email?: "checked" | "unchecked";
            /** @enum {unknown} */
            zip?: "checked" | "unchecked";
            /** @enum {unknown} */
            phone?: "checked" | "unchecked" | "without-prefix";
            /** @enum {unknown} */
            state?: "checked" | "unchecked";
            /** @enum {unknown} */
            country?: "checked" | "unchecked";
            /** @enum {unknown} */
            punctuation?: "refused" | "stripped";
            /** @enum {unknown} */
            names?: "unchecked" | "letters";
        };
        /** @description a form with its punctuation refused or stripped, such as { form: check-digits, punctuation: stripped } */
        "document-number-check": {
            /** @enum {unknown} */
            form: "digits" | "check-digits" | "unchecked";
            /** @enum {unknown} */
            punctuation?: "refused" | "stripped";
        };
        /** @description true or false for both switches, or over-one for a prepaid that is true where the interval is over 1, such as { activate_on_payment: true, prepaid: over-one } */
        "subscription-defaults": {
            activate_on_payment: boolean;
            /** @enum {unknown} */
            prepaid: true | false | "over-one";
        };
        /**
         * @description 'null', where the single read shows something else
         * @enum {unknown}
         */
        "activated-at-elsewhere": "same" | "absent" | "null";
        /** @description the units, and whether one must be sent, such as { units: [month, year], required: true } */
        "interval-units": {
            units: ("day" | "week" | "month" | "quarter" | "year")[];
            required?: boolean;
        };
        /** @description the state with a pending payment profile, once it is accepted, and once it is refused, such as { accepted: active, refused: suspended } */
        "subscription-states": {
            enrolled?: string;
            accepted?: string;
            refused?: string;
        };
        /** @description what changes, such as { spaces: ends, email: lower-case, codes: upper-case, phone: without-prefix } */
        "text-normalization": {
            /** @enum {unknown} */
            spaces?: "ends" | "repeated" | "single";
            /** @enum {unknown} */
            unicode?: "NFD";
            /** @enum {unknown} */
            email?: "lower-case";
            /** @enum {unknown} */
            codes?: "upper-case" | "lower-case";
            /** @enum {unknown} */
            state?: "with-country";
            /** @enum {unknown} */
            texts?: "upper-case" | "lower-case" | "title-case";
            /** @enum {unknown} */
            phone?: "with-prefix" | "without-prefix";
        };
        /** @description the further keys with a value for each, by place: envelope, meta, customer, subscription, item, product, price_point; customer_read and subscription_read for the single read */
        "extra-keys": {
            envelope?: {
                [key: string]: unknown;
            };
            meta?: {
                [key: string]: unknown;
            };
            customer?: {
                [key: string]: unknown;
            };
            customer_read?: {
                [key: string]: unknown;
            };
            subscription?: {
                [key: string]: unknown;
            };
            subscription_read?: {
                [key: string]: unknown;
            };
            item?: {
                [key: string]: unknown;
            };
            product?: {
                [key: string]: unknown;
            };
            price_point?: {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
