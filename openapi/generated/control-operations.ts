// Written by `npm run generate` from the document and the ledger. Not edited by hand.
/** The calls of the control API. */
export const controlOperations = {
  "readHealth": {
    "method": "GET",
    "path": "/__sabia/health",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "readMetrics": {
    "method": "GET",
    "path": "/__sabia/metrics",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "readEvents": {
    "method": "GET",
    "path": "/__sabia/events",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "readControlDocument": {
    "method": "GET",
    "path": "/__sabia/openapi.json",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "listRequests": {
    "method": "GET",
    "path": "/__sabia/requests",
    "status": 200,
    "parameters": [
      {
        "name": "operation",
        "in": "query",
        "type": "string"
      },
      {
        "name": "status",
        "in": "query",
        "type": "string"
      },
      {
        "name": "text",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "clearRequests": {
    "method": "DELETE",
    "path": "/__sabia/requests",
    "status": 204,
    "parameters": [],
    "hasBody": false
  },
  "readRequest": {
    "method": "GET",
    "path": "/__sabia/requests/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "listCustomerRecords": {
    "method": "GET",
    "path": "/__sabia/customers",
    "status": 200,
    "parameters": [
      {
        "name": "text",
        "in": "query",
        "type": "string"
      },
      {
        "name": "after",
        "in": "query",
        "type": "string"
      },
      {
        "name": "skip",
        "in": "query",
        "type": "integer"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "readCustomerRecord": {
    "method": "GET",
    "path": "/__sabia/customers/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "readCustomerHistory": {
    "method": "GET",
    "path": "/__sabia/customers/{id}/history",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "listSubscriptionRecords": {
    "method": "GET",
    "path": "/__sabia/subscriptions",
    "status": 200,
    "parameters": [
      {
        "name": "text",
        "in": "query",
        "type": "string"
      },
      {
        "name": "after",
        "in": "query",
        "type": "string"
      },
      {
        "name": "skip",
        "in": "query",
        "type": "integer"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "readSubscriptionRecord": {
    "method": "GET",
    "path": "/__sabia/subscriptions/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "readSubscriptionHistory": {
    "method": "GET",
    "path": "/__sabia/subscriptions/{id}/history",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "listPaymentProfiles": {
    "method": "GET",
    "path": "/__sabia/payment_profiles",
    "status": 200,
    "parameters": [
      {
        "name": "status",
        "in": "query",
        "type": "string"
      },
      {
        "name": "text",
        "in": "query",
        "type": "string"
      },
      {
        "name": "after",
        "in": "query",
        "type": "string"
      },
      {
        "name": "skip",
        "in": "query",
        "type": "integer"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "readPaymentProfile": {
    "method": "GET",
    "path": "/__sabia/payment_profiles/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "readPaymentProfileHistory": {
    "method": "GET",
    "path": "/__sabia/payment_profiles/{id}/history",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "decide": {
    "method": "POST",
    "path": "/__sabia/payment_profiles/{id}/decision",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": true
  },
  "readPayer": {
    "method": "GET",
    "path": "/__sabia/payer",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "setPayer": {
    "method": "PUT",
    "path": "/__sabia/payer",
    "status": 200,
    "parameters": [],
    "hasBody": true
  },
  "listWebhookEndpoints": {
    "method": "GET",
    "path": "/__sabia/webhook_endpoints",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "addWebhookEndpoint": {
    "method": "POST",
    "path": "/__sabia/webhook_endpoints",
    "status": 201,
    "parameters": [],
    "hasBody": true
  },
  "removeWebhookEndpoint": {
    "method": "DELETE",
    "path": "/__sabia/webhook_endpoints/{id}",
    "status": 204,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "changeWebhookEndpoint": {
    "method": "PATCH",
    "path": "/__sabia/webhook_endpoints/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "integer"
      }
    ],
    "hasBody": true
  },
  "takeWebhook": {
    "method": "POST",
    "path": "/__sabia/inbox",
    "status": 204,
    "parameters": [],
    "hasBody": false
  },
  "listWebhookMisbehaviours": {
    "method": "GET",
    "path": "/__sabia/webhook_misbehaviours",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "addWebhookMisbehaviour": {
    "method": "POST",
    "path": "/__sabia/webhook_misbehaviours",
    "status": 201,
    "parameters": [],
    "hasBody": true
  },
  "clearWebhookMisbehaviours": {
    "method": "DELETE",
    "path": "/__sabia/webhook_misbehaviours",
    "status": 204,
    "parameters": [],
    "hasBody": false
  },
  "listWebhookDeliveries": {
    "method": "GET",
    "path": "/__sabia/webhook_deliveries",
    "status": 200,
    "parameters": [
      {
        "name": "state",
        "in": "query",
        "type": "string"
      },
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "waitForWebhooks": {
    "method": "POST",
    "path": "/__sabia/webhook_deliveries/wait",
    "status": 200,
    "parameters": [],
    "hasBody": true
  },
  "readWebhookDelivery": {
    "method": "GET",
    "path": "/__sabia/webhook_deliveries/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "redeliver": {
    "method": "POST",
    "path": "/__sabia/webhook_deliveries/{id}/redeliver",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "readClock": {
    "method": "GET",
    "path": "/__sabia/clock",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "moveClock": {
    "method": "PUT",
    "path": "/__sabia/clock",
    "status": 200,
    "parameters": [],
    "hasBody": true
  },
  "listFaults": {
    "method": "GET",
    "path": "/__sabia/faults",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "addFault": {
    "method": "POST",
    "path": "/__sabia/faults",
    "status": 201,
    "parameters": [],
    "hasBody": true
  },
  "clearFaults": {
    "method": "DELETE",
    "path": "/__sabia/faults",
    "status": 204,
    "parameters": [],
    "hasBody": false
  },
  "readFault": {
    "method": "GET",
    "path": "/__sabia/faults/{id}",
    "status": 200,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "removeFault": {
    "method": "DELETE",
    "path": "/__sabia/faults/{id}",
    "status": 204,
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "reset": {
    "method": "POST",
    "path": "/__sabia/reset",
    "status": 204,
    "parameters": [],
    "hasBody": false
  },
  "readSnapshot": {
    "method": "GET",
    "path": "/__sabia/snapshot",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "restoreSnapshot": {
    "method": "PUT",
    "path": "/__sabia/snapshot",
    "status": 204,
    "parameters": [],
    "hasBody": true
  },
  "listScenarios": {
    "method": "GET",
    "path": "/__sabia/scenarios",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "playScenario": {
    "method": "POST",
    "path": "/__sabia/scenarios/{name}",
    "status": 204,
    "parameters": [
      {
        "name": "name",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "readProfile": {
    "method": "GET",
    "path": "/__sabia/profile",
    "status": 200,
    "parameters": [],
    "hasBody": false
  },
  "setProfile": {
    "method": "PUT",
    "path": "/__sabia/profile",
    "status": 200,
    "parameters": [],
    "hasBody": true
  },
  "listSites": {
    "method": "GET",
    "path": "/__sabia/sites",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "addSite": {
    "method": "POST",
    "path": "/__sabia/sites",
    "status": 201,
    "parameters": [],
    "hasBody": true
  },
  "removeSite": {
    "method": "DELETE",
    "path": "/__sabia/sites/{site}",
    "status": 204,
    "parameters": [
      {
        "name": "site",
        "in": "path",
        "type": "string"
      }
    ],
    "hasBody": false
  },
  "listApplications": {
    "method": "GET",
    "path": "/__sabia/applications",
    "status": 200,
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "type": "integer"
      }
    ],
    "hasBody": false
  },
  "addApplication": {
    "method": "POST",
    "path": "/__sabia/applications",
    "status": 201,
    "parameters": [],
    "hasBody": true
  }
} as const
