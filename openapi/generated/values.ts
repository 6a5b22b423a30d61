// Written by `npm run generate` from the document and the ledger. Not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SuccessStatus: number;
        RefusalStatus: number | 200;
        /** @description a status from 400 to 499, or 200, for each code, such as { SB404: 404, SB344: 409 } */
        "rule-code-status": {
            SB404?: components["schemas"]["RefusalStatus"];
            SB344?: components["schemas"]["RefusalStatus"];
            PPMT01?: components["schemas"]["RefusalStatus"];
            PPMT02?: components["schemas"]["RefusalStatus"];
            PPS01?: components["schemas"]["RefusalStatus"];
        };
        /** @description another status from 200 to 299 (204 has no body) */
        "customer-created-status": components["schemas"]["SuccessStatus"] | 204;
        /** @description another status from 200 to 299 */
        "subscription-created-status": components["schemas"]["SuccessStatus"];
        /** @description another status from 200 to 299 */
        "item-added-status": components["schemas"]["SuccessStatus"];
        /** @description another status from 200 to 299 */
        "read-status": components["schemas"]["SuccessStatus"];
        /** @description another status from 200 to 299 (204 has no body) */
        "payment-profile-created-status": components["schemas"]["SuccessStatus"] | 204;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
