// Written by `npm run generate` from the document and the ledger. Not edited by hand.
import type { OpenAPIV3_1 } from 'openapi-types'

/** The control API's document, bundled. */
export const controlDocument = {
  "openapi": "3.1.1",
  "info": {
    "title": "Control of the mock",
    "version": "1.3.0",
    "summary": "Play the payer, the clock, webhooks and failures of a site that Sabiá plays.",
    "description": "A developer tool beside the API, not part of the recurring-billing service. Each call acts on the\nsite whose address it is sent to: `http://{site}.localhost:4010`,\n`http://localhost:4010/sites/{site}`, or the first site without either.\n\nA list is under `data`, newest last, and shows 200 items unless `limit` says otherwise. An error\nhas a `code`, a `message` and, if a value is wrong, the `field`; nothing has changed.\n\n**Who may call.** Bound to a loopback address, the server asks for no token unless one was set;\nbound to any other, it asks for `--control-token` before it starts. It refuses an\nunknown `Host` (`--allow-host` adds one) and the `Origin` of another site, and allows no CORS. Bodies are `application/json`.",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:4010",
      "description": "The mock on your own machine"
    }
  ],
  "security": [
    {},
    {
      "ControlToken": []
    },
    {
      "ControlTokenHeader": []
    }
  ],
  "tags": [
    {
      "name": "Watch",
      "description": "The mock's health, and the requests it received."
    },
    {
      "name": "Records",
      "description": "Customers, subscriptions and their history."
    },
    {
      "name": "Payer",
      "description": "Decisions about payment profiles."
    },
    {
      "name": "Webhooks",
      "description": "Endpoints, deliveries, and delivery faults."
    },
    {
      "name": "Time",
      "description": "The site's clock."
    },
    {
      "name": "Faults",
      "description": "Failures to inject into the API's responses."
    },
    {
      "name": "State",
      "description": "Reset, snapshots, scenarios, and the gaps in force."
    },
    {
      "name": "Sites",
      "description": "Sites and their applications."
    }
  ],
  "paths": {
    "/__sabia/health": {
      "get": {
        "operationId": "readHealth",
        "summary": "Check that the site is ready",
        "description": "Responds as soon as the site is ready; needs no token.",
        "tags": [
          "Watch"
        ],
        "security": [
          {}
        ],
        "responses": {
          "200": {
            "description": "Alive and ready.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "examples": {
                  "readHealth": {
                    "value": {
                      "status": "ok",
                      "site": "demo"
                    }
                  }
                }
              }
            }
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/metrics": {
      "get": {
        "operationId": "readMetrics",
        "summary": "Read the metrics",
        "description": "Returns the site's metrics in the Prometheus text format.",
        "tags": [
          "Watch"
        ],
        "responses": {
          "200": {
            "description": "Metrics as text.",
            "content": {
              "text/plain": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "readMetrics": {
                    "value": "sabia_sites{site=\"demo\"} 1"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/events": {
      "get": {
        "operationId": "readEvents",
        "summary": "Follow events",
        "description": "Streams server-sent events until the connection is closed: `request`,\n`payment_profile`, `webhook_delivery`, `reset`, `scenario`, `restore`, `seeding`. A client that\nfalls more than 1 MiB behind gets `dropped` as its last event. `webhook_delivery` is sent for\neach attempt: the last of its `attempts` is the latest. `seeding` tells the `share` (0 to 1) of\nthe records that a `site` has which is being added or restored.",
        "tags": [
          "Watch"
        ],
        "responses": {
          "200": {
            "description": "A stream of events.",
            "content": {
              "text/event-stream": {
                "schema": {
                  "type": "string"
                },
                "examples": {
                  "readEvents": {
                    "value": ": connected"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "503": {
            "$ref": "#/components/responses/TooMany"
          }
        }
      }
    },
    "/__sabia/openapi.json": {
      "get": {
        "operationId": "readControlDocument",
        "summary": "Read this document",
        "description": "Returns this document, bundled.",
        "tags": [
          "Watch"
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "openapi",
                    "paths"
                  ],
                  "properties": {
                    "openapi": {
                      "type": "string",
                      "description": "Version of OpenAPI.",
                      "example": "3.1.1"
                    },
                    "paths": {
                      "type": "object",
                      "description": "Every call, by its path.",
                      "additionalProperties": true
                    }
                  }
                },
                "examples": {
                  "readControlDocument": {
                    "value": {
                      "openapi": "3.1.1",
                      "paths": {}
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/requests": {
      "get": {
        "operationId": "listRequests",
        "summary": "List recent requests",
        "description": "Lists requests and responses, in the order of the responses.",
        "tags": [
          "Watch"
        ],
        "parameters": [
          {
            "name": "operation",
            "in": "query",
            "description": "Id of the operation.",
            "schema": {
              "type": "string"
            },
            "example": "createCustomer"
          },
          {
            "name": "status",
            "in": "query",
            "description": "A status such as `422`, or a class such as `4xx`.",
            "schema": {
              "type": "string",
              "pattern": "^(\\d{1,3}|[1-5][xX]{2})$",
              "x-form": "a status such as `404`, or a class such as `4xx`",
              "x-advice": "write 422 or 4xx"
            },
            "example": "4xx"
          },
          {
            "name": "text",
            "in": "query",
            "description": "Text to find anywhere in the entry.",
            "schema": {
              "type": "string"
            },
            "example": "ana"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The matching requests.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Request"
                      }
                    }
                  }
                },
                "examples": {
                  "listRequests": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "delete": {
        "operationId": "clearRequests",
        "summary": "Clear the request log",
        "description": "Clears the request log; numbers continue.",
        "tags": [
          "Watch"
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/requests/{id}": {
      "get": {
        "operationId": "readRequest",
        "summary": "Read a request",
        "description": "Returns one request and its response.",
        "tags": [
          "Watch"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Number of the request.",
            "schema": {
              "type": "integer"
            },
            "example": 1
          }
        ],
        "responses": {
          "200": {
            "description": "The request.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Request"
                },
                "examples": {
                  "readRequest": {
                    "value": {
                      "id": 1,
                      "at": "2026-01-15T13:45:30.123Z",
                      "method": "GET",
                      "path": "/api/customers/1",
                      "query": "",
                      "operation": "readCustomer",
                      "status": 200,
                      "duration": 0.4,
                      "request": {
                        "headers": {}
                      },
                      "answer": {
                        "headers": {},
                        "body": "{}"
                      },
                      "violations": [],
                      "changes": [],
                      "webhooks": [],
                      "faults": [],
                      "curl": "curl http://127.0.0.1:4010/api/customers/1"
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/customers": {
      "get": {
        "operationId": "listCustomerRecords",
        "summary": "List customers",
        "description": "Lists the customers as they are stored, also those that the API does not show yet.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Text"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/Skip"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The customers.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "total"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Customer"
                      }
                    },
                    "total": {
                      "$ref": "#/components/schemas/Total"
                    }
                  }
                },
                "examples": {
                  "listCustomerRecords": {
                    "value": {
                      "data": [],
                      "total": 0
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/customers/{id}": {
      "get": {
        "operationId": "readCustomerRecord",
        "summary": "Read a customer",
        "description": "Returns a customer as it is stored.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/CustomerId"
          }
        ],
        "responses": {
          "200": {
            "description": "The customer.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Customer"
                },
                "examples": {
                  "readCustomerRecord": {
                    "value": {
                      "id": 23,
                      "created_at": "2026-01-15T13:45:30.123Z",
                      "updated_at": "2026-01-15T13:45:30.123Z",
                      "email": "ana.souza@example.com",
                      "first_name": "Ana",
                      "last_name": "Souza",
                      "address": "Rua das Laranjeiras, 210",
                      "address_2": "Apto 31",
                      "city": "São Paulo",
                      "state": "SP",
                      "zip": "05410020",
                      "country": "BR",
                      "phone": "11987654321",
                      "document_number": "52998224725"
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/customers/{id}/history": {
      "get": {
        "operationId": "readCustomerHistory",
        "summary": "Read a customer's history",
        "description": "Tells what happened to a customer, to its subscriptions and to its payment profiles.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/CustomerId"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/History"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/subscriptions": {
      "get": {
        "operationId": "listSubscriptionRecords",
        "summary": "List subscriptions",
        "description": "Lists the subscriptions with their customers and items as they are stored, also those that the\nAPI does not show yet.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Text"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/Skip"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The subscriptions.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "total"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Subscription"
                      }
                    },
                    "total": {
                      "$ref": "#/components/schemas/Total"
                    }
                  }
                },
                "examples": {
                  "listSubscriptionRecords": {
                    "value": {
                      "data": [],
                      "total": 0
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/subscriptions/{id}": {
      "get": {
        "operationId": "readSubscriptionRecord",
        "summary": "Read a subscription",
        "description": "Returns a subscription with its customer and items as it is stored.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/SubscriptionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The subscription.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Subscription"
                },
                "examples": {
                  "readSubscriptionRecord": {
                    "value": {
                      "id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
                      "created_at": "2026-01-15T13:45:30.123Z",
                      "updated_at": "2026-01-15T13:45:30.123Z",
                      "activate_on_payment": false,
                      "activated_at": null,
                      "balance_in_cents": 0,
                      "current_period_started_at": "2026-01-15T13:45:30.123Z",
                      "current_period_ends_at": "2026-02-15T13:45:30.123Z",
                      "interval": 1,
                      "interval_unit": "month",
                      "state": "created",
                      "previous_state": "created",
                      "prepaid": false,
                      "customer": {
                        "id": 23,
                        "created_at": "2026-01-15T13:45:30.123Z",
                        "updated_at": "2026-01-15T13:45:30.123Z",
                        "email": "ana.souza@example.com",
                        "first_name": "Ana",
                        "last_name": "Souza",
                        "address": "Rua das Laranjeiras, 210",
                        "address_2": "Apto 31",
                        "city": "São Paulo",
                        "state": "SP",
                        "zip": "05410020",
                        "country": "BR",
                        "phone": "11987654321",
                        "document_number": "52998224725"
                      },
                      "items": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/subscriptions/{id}/history": {
      "get": {
        "operationId": "readSubscriptionHistory",
        "summary": "Read a subscription's history",
        "description": "Tells what happened to a subscription and to its payment profiles.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/SubscriptionId"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/History"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/payment_profiles": {
      "get": {
        "operationId": "listPaymentProfiles",
        "summary": "List payment profiles",
        "description": "Lists the payment profiles with their QR codes: the payer's inbox.",
        "tags": [
          "Payer"
        ],
        "parameters": [
          {
            "name": "status",
            "in": "query",
            "description": "Only those of this status.",
            "schema": {
              "type": "string"
            },
            "example": "pending"
          },
          {
            "$ref": "#/components/parameters/Text"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/Skip"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The payment profiles.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "total"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/PaymentProfile"
                      }
                    },
                    "total": {
                      "$ref": "#/components/schemas/Total"
                    }
                  }
                },
                "examples": {
                  "listPaymentProfiles": {
                    "value": {
                      "data": [],
                      "total": 0
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/payment_profiles/{id}": {
      "get": {
        "operationId": "readPaymentProfile",
        "summary": "Read a payment profile",
        "description": "Returns a payment profile with its QR code.",
        "tags": [
          "Payer"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the payment profile.",
            "schema": {
              "type": "integer"
            },
            "example": 9
          }
        ],
        "responses": {
          "200": {
            "description": "The payment profile.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentProfile"
                },
                "examples": {
                  "readPaymentProfile": {
                    "value": {
                      "id": 9,
                      "created_at": "2026-01-15T13:45:30.123Z",
                      "updated_at": "2026-01-15T13:45:30.123Z",
                      "payment_method_type": "pix",
                      "status": "pending",
                      "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
                      "customer_id": 23,
                      "qr_code": "00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo",
                      "qr_code_expires_at": "2026-01-16T13:45:30.123Z"
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/payment_profiles/{id}/history": {
      "get": {
        "operationId": "readPaymentProfileHistory",
        "summary": "Read a payment profile's history",
        "description": "Tells what happened to a payment profile.",
        "tags": [
          "Records"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/PaymentProfileId"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/History"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/payment_profiles/{id}/decision": {
      "post": {
        "operationId": "decide",
        "summary": "Decide as the payer",
        "description": "Changes the status immediately and sends webhooks. A second or late decision is refused.",
        "tags": [
          "Payer"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the payment profile.",
            "schema": {
              "type": "integer"
            },
            "example": 9
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The decision.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/DecisionInput"
              },
              "examples": {
                "decide": {
                  "value": {
                    "decision": "accept"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The payment profile with its new status.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/PaymentProfile"
                },
                "examples": {
                  "decide": {
                    "value": {
                      "id": 9,
                      "created_at": "2026-01-15T13:45:30.123Z",
                      "updated_at": "2026-01-15T13:45:30.123Z",
                      "payment_method_type": "pix",
                      "status": "pending",
                      "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
                      "customer_id": 23,
                      "qr_code": "00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo",
                      "qr_code_expires_at": "2026-01-16T13:45:30.123Z"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/payer": {
      "get": {
        "operationId": "readPayer",
        "summary": "Read the policy",
        "description": "Returns the payer's default decision.",
        "tags": [
          "Payer"
        ],
        "responses": {
          "200": {
            "description": "The policy in force.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Payer"
                },
                "examples": {
                  "readPayer": {
                    "value": {
                      "policy": "manual",
                      "delay": 1000
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      },
      "put": {
        "operationId": "setPayer",
        "summary": "Set the policy",
        "description": "Sets the default decision for payment profiles that are created from now on.",
        "tags": [
          "Payer"
        ],
        "requestBody": {
          "required": true,
          "description": "The new policy.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PayerInput"
              },
              "examples": {
                "setPayer": {
                  "value": {
                    "policy": "accept",
                    "delay": "1s"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The policy in force.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Payer"
                },
                "examples": {
                  "setPayer": {
                    "value": {
                      "policy": "accept",
                      "delay": 1000
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/webhook_endpoints": {
      "get": {
        "operationId": "listWebhookEndpoints",
        "summary": "List endpoints",
        "description": "Lists the webhook endpoints with their secrets.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The endpoints.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/WebhookEndpoint"
                      }
                    }
                  }
                },
                "examples": {
                  "listWebhookEndpoints": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "post": {
        "operationId": "addWebhookEndpoint",
        "summary": "Add an endpoint",
        "description": "Adds an address that receives webhooks from now on.",
        "tags": [
          "Webhooks"
        ],
        "requestBody": {
          "required": true,
          "description": "The address.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookEndpointInput"
              },
              "examples": {
                "addWebhookEndpoint": {
                  "value": {
                    "url": "http://127.0.0.1:3000/webhooks"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new endpoint.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                },
                "examples": {
                  "addWebhookEndpoint": {
                    "value": {
                      "id": 1,
                      "url": "http://127.0.0.1:3000/webhooks",
                      "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
                      "disabled": false
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/webhook_endpoints/{id}": {
      "patch": {
        "operationId": "changeWebhookEndpoint",
        "summary": "Disable or enable an endpoint",
        "description": "Disables an endpoint, or enables it again. To disable it drops its pending deliveries; an enabled one\nreceives what happens from then on.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Number of the endpoint.",
            "schema": {
              "type": "integer"
            },
            "example": 1
          }
        ],
        "requestBody": {
          "required": true,
          "description": "What to change.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WebhookEndpointChange"
              },
              "examples": {
                "changeWebhookEndpoint": {
                  "value": {
                    "disabled": true
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The endpoint.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                },
                "examples": {
                  "changeWebhookEndpoint": {
                    "value": {
                      "id": 1,
                      "url": "http://127.0.0.1:3000/webhooks",
                      "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
                      "disabled": true
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "delete": {
        "operationId": "removeWebhookEndpoint",
        "summary": "Remove an endpoint",
        "description": "Removes an endpoint and drops its pending deliveries.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Number of the endpoint.",
            "schema": {
              "type": "integer"
            },
            "example": 1
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/inbox": {
      "post": {
        "operationId": "takeWebhook",
        "summary": "Receive a webhook",
        "description": "Accepts any body and stores nothing: a receiver for when you have none. Add\n`{base_url}/__sabia/inbox` as an endpoint, then read the deliveries. Needs no token.",
        "tags": [
          "Webhooks"
        ],
        "security": [
          {}
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/webhook_misbehaviours": {
      "get": {
        "operationId": "listWebhookMisbehaviours",
        "summary": "List misbehaviours",
        "description": "Lists the faults that wait for the next deliveries.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "What is left of the faults.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Misbehaviour"
                      }
                    }
                  }
                },
                "examples": {
                  "listWebhookMisbehaviours": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "post": {
        "operationId": "addWebhookMisbehaviour",
        "summary": "Ask for a misbehaviour",
        "description": "Delays, duplicates, reorders, mis-signs, reformats or drops the next deliveries.",
        "tags": [
          "Webhooks"
        ],
        "requestBody": {
          "required": true,
          "description": "The misbehaviour.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MisbehaviourInput"
              },
              "examples": {
                "addWebhookMisbehaviour": {
                  "value": {
                    "how": "duplicate"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The misbehaviour.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Misbehaviour"
                },
                "examples": {
                  "addWebhookMisbehaviour": {
                    "value": {
                      "how": "duplicate",
                      "next": 1,
                      "delay": 10000
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "delete": {
        "operationId": "clearWebhookMisbehaviours",
        "summary": "Take misbehaviours back",
        "description": "Removes all delivery faults.",
        "tags": [
          "Webhooks"
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/webhook_deliveries": {
      "get": {
        "operationId": "listWebhookDeliveries",
        "summary": "List deliveries",
        "description": "Lists all pending deliveries and the last 1,000 others, with every attempt. A site keeps\n20,000 in all; if all of them are pending, a new one is dropped.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "name": "state",
            "in": "query",
            "description": "Only those of this state.",
            "schema": {
              "$ref": "#/components/schemas/DeliveryState"
            },
            "example": "failed"
          },
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The deliveries.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/WebhookDelivery"
                      }
                    }
                  }
                },
                "examples": {
                  "listWebhookDeliveries": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/webhook_deliveries/wait": {
      "post": {
        "operationId": "waitForWebhooks",
        "summary": "Wait for webhooks",
        "description": "Responds when a delivery is no longer pending, when all is quiet, or after the timeout.",
        "tags": [
          "Webhooks"
        ],
        "requestBody": {
          "required": true,
          "description": "What to wait for.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/WaitInput"
              },
              "examples": {
                "waitForWebhooks": {
                  "value": {
                    "timeout_ms": 1000,
                    "quiet": true
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Whether it happened in time.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WaitResult"
                },
                "examples": {
                  "waitForWebhooks": {
                    "value": {
                      "reached": true,
                      "pending": 0
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/webhook_deliveries/{id}": {
      "get": {
        "operationId": "readWebhookDelivery",
        "summary": "Read a delivery",
        "description": "Returns a delivery with all its attempts.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the delivery.",
            "schema": {
              "type": "string"
            },
            "example": "msg_0123456789abcdef"
          }
        ],
        "responses": {
          "200": {
            "description": "The delivery.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDelivery"
                },
                "examples": {
                  "readWebhookDelivery": {
                    "value": {
                      "id": "msg_0123456789abcdef",
                      "event": {
                        "type": "payment_profile.activated",
                        "timestamp": "2026-01-15T13:45:30.123Z",
                        "data": {
                          "id": 9,
                          "status": "active"
                        }
                      },
                      "endpoint_id": 1,
                      "state": "delivered",
                      "reason": null,
                      "next_attempt_at": null,
                      "attempts": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/webhook_deliveries/{id}/redeliver": {
      "post": {
        "operationId": "redeliver",
        "summary": "Send a delivery again",
        "description": "Sends it immediately with the same id; the retry schedule starts again.",
        "tags": [
          "Webhooks"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the delivery.",
            "schema": {
              "type": "string"
            },
            "example": "msg_0123456789abcdef"
          }
        ],
        "responses": {
          "200": {
            "description": "The delivery.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/WebhookDelivery"
                },
                "examples": {
                  "redeliver": {
                    "value": {
                      "id": "msg_0123456789abcdef",
                      "event": {
                        "type": "payment_profile.activated",
                        "timestamp": "2026-01-15T13:45:30.123Z",
                        "data": {
                          "id": 9,
                          "status": "active"
                        }
                      },
                      "endpoint_id": 1,
                      "state": "delivered",
                      "reason": null,
                      "next_attempt_at": null,
                      "attempts": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          }
        }
      }
    },
    "/__sabia/clock": {
      "get": {
        "operationId": "readClock",
        "summary": "Read the clock",
        "description": "Returns the site's time and the tasks ahead.",
        "tags": [
          "Time"
        ],
        "responses": {
          "200": {
            "description": "The clock.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Clock"
                },
                "examples": {
                  "readClock": {
                    "value": {
                      "now": "2026-01-15T13:45:30.123Z",
                      "frozen": false,
                      "due": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      },
      "put": {
        "operationId": "moveClock",
        "summary": "Move or freeze the clock",
        "description": "Advances or sets the time and performs every task due by then, or freezes the clock.",
        "tags": [
          "Time"
        ],
        "requestBody": {
          "required": true,
          "description": "One of `advance`, `set` or `freeze`.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ClockInput"
              },
              "examples": {
                "moveClock": {
                  "value": {
                    "advance": "20h"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The clock.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Clock"
                },
                "examples": {
                  "moveClock": {
                    "value": {
                      "now": "2026-01-15T13:45:30.123Z",
                      "frozen": false,
                      "due": []
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/faults": {
      "get": {
        "operationId": "listFaults",
        "summary": "List faults",
        "description": "Lists the rules and how often each was applied.",
        "tags": [
          "Faults"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The rules.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Fault"
                      }
                    }
                  }
                },
                "examples": {
                  "listFaults": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "post": {
        "operationId": "addFault",
        "summary": "Add a fault",
        "description": "Adds a rule that applies to requests from now on.",
        "tags": [
          "Faults"
        ],
        "requestBody": {
          "required": true,
          "description": "The rule.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FaultRule"
              },
              "examples": {
                "addFault": {
                  "value": {
                    "operation": "createCustomer",
                    "when": {
                      "next": 2
                    },
                    "then": {
                      "status": 503
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new rule.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Fault"
                },
                "examples": {
                  "addFault": {
                    "value": {
                      "id": "fault-1",
                      "operation": "createCustomer",
                      "when": {
                        "next": 2
                      },
                      "then": {
                        "status": 503
                      },
                      "applied": 0,
                      "left": 2
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "delete": {
        "operationId": "clearFaults",
        "summary": "Remove all faults",
        "description": "Removes all rules.",
        "tags": [
          "Faults"
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/faults/{id}": {
      "get": {
        "operationId": "readFault",
        "summary": "Read a fault",
        "description": "Returns a rule and how often it was applied.",
        "tags": [
          "Faults"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the rule.",
            "schema": {
              "type": "string"
            },
            "example": "fault-1"
          }
        ],
        "responses": {
          "200": {
            "description": "The rule.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Fault"
                },
                "examples": {
                  "readFault": {
                    "value": {
                      "id": "fault-1",
                      "operation": "createCustomer",
                      "when": {
                        "next": 2
                      },
                      "then": {
                        "status": 503
                      },
                      "applied": 0,
                      "left": 2
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      },
      "delete": {
        "operationId": "removeFault",
        "summary": "Remove a fault",
        "description": "Removes a rule.",
        "tags": [
          "Faults"
        ],
        "parameters": [
          {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "Id of the rule.",
            "schema": {
              "type": "string"
            },
            "example": "fault-1"
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/reset": {
      "post": {
        "operationId": "reset",
        "summary": "Reset the site",
        "description": "Resets records, tokens, faults, request log and clock. Sites, applications and endpoints stay.",
        "tags": [
          "State"
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      }
    },
    "/__sabia/snapshot": {
      "get": {
        "operationId": "readSnapshot",
        "summary": "Take a snapshot",
        "description": "Returns the whole state of the site as one document, secrets included.",
        "tags": [
          "State"
        ],
        "responses": {
          "200": {
            "description": "The snapshot.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Snapshot"
                },
                "examples": {
                  "readSnapshot": {
                    "$ref": "#/components/examples/Example"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      },
      "put": {
        "operationId": "restoreSnapshot",
        "summary": "Restore a snapshot",
        "description": "Restores a snapshot of at most 64 MiB and 100,000 seeded customers, or as many as the site\nalready has. Many customers take a while: `seeding` events tell how far it is, and closing the\nconnection cancels it.",
        "tags": [
          "State"
        ],
        "requestBody": {
          "required": true,
          "description": "A snapshot, unchanged.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Snapshot"
              },
              "examples": {
                "restoreSnapshot": {
                  "$ref": "#/components/examples/Example"
                }
              }
            }
          }
        },
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/scenarios": {
      "get": {
        "operationId": "listScenarios",
        "summary": "List scenarios",
        "description": "Lists the scenarios.",
        "tags": [
          "State"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The scenarios.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Scenario"
                      }
                    }
                  }
                },
                "examples": {
                  "listScenarios": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/scenarios/{name}": {
      "post": {
        "operationId": "playScenario",
        "summary": "Play a scenario",
        "description": "Resets the site to the records of a scenario.",
        "tags": [
          "State"
        ],
        "parameters": [
          {
            "name": "name",
            "in": "path",
            "required": true,
            "description": "Name of the scenario.",
            "schema": {
              "type": "string"
            },
            "example": "profile-refused"
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          }
        }
      }
    },
    "/__sabia/profile": {
      "get": {
        "operationId": "readProfile",
        "summary": "Read the gaps in force",
        "description": "Returns a choice for each gap, or its value.",
        "tags": [
          "State"
        ],
        "responses": {
          "200": {
            "description": "The gaps in force.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Profile"
                },
                "examples": {
                  "readProfile": {
                    "value": {
                      "G29": "pending"
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          }
        }
      },
      "put": {
        "operationId": "setProfile",
        "summary": "Set the choices of gaps",
        "description": "Changes the choices from now on; records stay. A choice that the mock doesn't support leaves\nthe assumption in force.",
        "tags": [
          "State"
        ],
        "requestBody": {
          "required": true,
          "description": "A site profile.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Profile"
              },
              "examples": {
                "setProfile": {
                  "value": {
                    "G29": "created"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The gaps in force.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Profile"
                },
                "examples": {
                  "setProfile": {
                    "value": {
                      "G29": "created"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/sites": {
      "get": {
        "operationId": "listSites",
        "summary": "List sites",
        "description": "Lists the sites that run here, oldest first.",
        "tags": [
          "Sites"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The sites.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Site"
                      }
                    }
                  }
                },
                "examples": {
                  "listSites": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "post": {
        "operationId": "addSite",
        "summary": "Add a site",
        "description": "Adds a site with its own records, clock, faults and webhooks. Many customers take a while:\n`seeding` events tell how far it is, and closing the connection cancels it.",
        "tags": [
          "Sites"
        ],
        "requestBody": {
          "required": true,
          "description": "Its name and options.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SiteInput"
              },
              "examples": {
                "addSite": {
                  "value": {
                    "name": "acme",
                    "seed": 7,
                    "customers": 10
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new site.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Site"
                },
                "examples": {
                  "addSite": {
                    "value": {
                      "name": "acme",
                      "base_url": "http://127.0.0.1:4010/sites/acme",
                      "seed": 7,
                      "customers": 10,
                      "application": {
                        "uid": "demo-client",
                        "secret": "demo-secret",
                        "scopes": [
                          "customers_read"
                        ]
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    },
    "/__sabia/sites/{site}": {
      "delete": {
        "operationId": "removeSite",
        "summary": "Remove a site",
        "description": "Removes a site and all its state. The first site cannot be removed.",
        "tags": [
          "Sites"
        ],
        "parameters": [
          {
            "name": "site",
            "in": "path",
            "required": true,
            "description": "Name of the site.",
            "schema": {
              "type": "string"
            },
            "example": "acme"
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          }
        }
      }
    },
    "/__sabia/applications": {
      "get": {
        "operationId": "listApplications",
        "summary": "List applications",
        "description": "Lists the OAuth 2.0 applications with their secrets.",
        "tags": [
          "Sites"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The applications.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "additionalProperties": false,
                  "properties": {
                    "data": {
                      "type": "array",
                      "description": "Oldest first.",
                      "items": {
                        "$ref": "#/components/schemas/Application"
                      }
                    }
                  }
                },
                "examples": {
                  "listApplications": {
                    "value": {
                      "data": []
                    }
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      },
      "post": {
        "operationId": "addApplication",
        "summary": "Add an application",
        "description": "Adds an application; the site generates its UID and secret.",
        "tags": [
          "Sites"
        ],
        "requestBody": {
          "required": true,
          "description": "Fields of the application form.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplicationInput"
              },
              "examples": {
                "addApplication": {
                  "value": {
                    "name": "Shop",
                    "scopes": "customers_read customers_write"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new application.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Application"
                },
                "examples": {
                  "addApplication": {
                    "value": {
                      "name": "Shop",
                      "redirect_uri": "",
                      "uid": "demo-client",
                      "secret": "demo-secret",
                      "scopes": [
                        "customers_read"
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/WrongType"
          },
          "422": {
            "$ref": "#/components/responses/Invalid"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "ControlToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token that was given as `--control-token`."
      },
      "ControlTokenHeader": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Sabia-Control-Token",
        "description": "The same token, for clients that use `Authorization` for something else."
      }
    },
    "schemas": {
      "Health": {
        "type": "object",
        "title": "Health",
        "description": "A site that responds is alive and ready.",
        "additionalProperties": false,
        "required": [
          "status",
          "site"
        ],
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "ok"
            ],
            "description": "Always `ok`.",
            "example": "ok"
          },
          "site": {
            "type": "string",
            "description": "Name of the site.",
            "example": "demo"
          }
        }
      },
      "Error": {
        "type": "object",
        "title": "Error",
        "description": "Why a call was refused.",
        "additionalProperties": false,
        "required": [
          "error"
        ],
        "properties": {
          "error": {
            "type": "object",
            "description": "The reason.",
            "additionalProperties": false,
            "required": [
              "code",
              "message"
            ],
            "properties": {
              "code": {
                "type": "string",
                "description": "Short name of the reason.",
                "example": "invalid"
              },
              "message": {
                "type": "string",
                "description": "What is wrong, and what to do.",
                "example": "decision is \"acept\"; did you mean accept?"
              },
              "field": {
                "type": "string",
                "description": "Name of the wrong field.",
                "example": "decision"
              }
            }
          }
        }
      },
      "Moment": {
        "type": "string",
        "title": "Moment",
        "format": "date-time",
        "description": "Moment in UTC, by the site's clock.",
        "example": "2026-01-15T13:45:30.123Z"
      },
      "Message": {
        "type": "object",
        "title": "Message",
        "description": "Headers and body.",
        "additionalProperties": false,
        "required": [
          "headers"
        ],
        "properties": {
          "headers": {
            "type": "object",
            "description": "By name, in lower case.",
            "additionalProperties": {
              "type": "string",
              "example": "application/json"
            }
          },
          "body": {
            "type": "string",
            "description": "Text of the body.",
            "example": "{}"
          }
        }
      },
      "Violation": {
        "type": "object",
        "title": "Violation",
        "description": "One reason why a call was refused.",
        "additionalProperties": false,
        "required": [
          "pointer",
          "message"
        ],
        "properties": {
          "pointer": {
            "type": "string",
            "description": "JSON pointer into the API's document.",
            "example": "/paths/~1api~1customers/get"
          },
          "message": {
            "type": "string",
            "description": "What is wrong.",
            "example": "page must be at least 1"
          },
          "rule": {
            "type": "string",
            "description": "Code of the rule or name of the error.",
            "example": "SB404"
          },
          "gap": {
            "type": "string",
            "description": "The gap that decides this.",
            "example": "G91"
          }
        }
      },
      "Change": {
        "type": "object",
        "title": "Change",
        "description": "A record that was written.",
        "additionalProperties": false,
        "required": [
          "kind",
          "id",
          "what"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "description": "Kind of the record.",
            "example": "customers"
          },
          "id": {
            "type": [
              "string",
              "integer"
            ],
            "description": "Id of the record.",
            "example": 51
          },
          "what": {
            "type": "string",
            "enum": [
              "created",
              "updated"
            ],
            "description": "What was done.",
            "example": "created"
          }
        }
      },
      "Request": {
        "type": "object",
        "title": "Request",
        "description": "One request and its response, with secrets masked.",
        "additionalProperties": false,
        "required": [
          "id",
          "at",
          "method",
          "path",
          "query",
          "status",
          "duration",
          "request",
          "answer",
          "violations",
          "changes",
          "webhooks",
          "faults",
          "curl"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "description": "Number since the last reset.",
            "example": 1
          },
          "at": {
            "$ref": "#/components/schemas/Moment"
          },
          "method": {
            "type": "string",
            "description": "Method in upper case.",
            "example": "GET"
          },
          "path": {
            "type": "string",
            "description": "Path without the query.",
            "example": "/api/customers/1"
          },
          "query": {
            "type": "string",
            "description": "What follows the path.",
            "example": "page=2"
          },
          "operation": {
            "type": "string",
            "description": "Id of the operation; absent if the request matches none.",
            "example": "readCustomer"
          },
          "status": {
            "type": "integer",
            "description": "Status of the response; 0 if the connection was dropped.",
            "example": 200
          },
          "duration": {
            "type": "number",
            "description": "In milliseconds of real time.",
            "example": 0.4
          },
          "request": {
            "$ref": "#/components/schemas/Message"
          },
          "answer": {
            "$ref": "#/components/schemas/Message"
          },
          "violations": {
            "type": "array",
            "description": "Why the call was refused.",
            "items": {
              "$ref": "#/components/schemas/Violation"
            }
          },
          "changes": {
            "type": "array",
            "description": "Records that the call wrote.",
            "items": {
              "$ref": "#/components/schemas/Change"
            }
          },
          "webhooks": {
            "type": "array",
            "description": "Ids of the deliveries that the call caused.",
            "items": {
              "type": "string",
              "example": "msg_0123456789abcdef"
            }
          },
          "faults": {
            "type": "array",
            "description": "Ids of the fault rules that were applied; `prefer` if the request asked for it.",
            "items": {
              "type": "string",
              "example": "fault-1"
            }
          },
          "defect": {
            "type": "string",
            "description": "What was wrong with the site's own response.",
            "example": "no"
          },
          "hint": {
            "type": "string",
            "description": "The nearest operation, if the request matches none.",
            "example": "GET /api/customers"
          },
          "curl": {
            "type": "string",
            "description": "A command that repeats the request.",
            "example": "curl …"
          }
        }
      },
      "Timestamp": {
        "type": "string",
        "title": "Timestamp",
        "format": "date-time",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
        "x-form": "to the millisecond, ending in `Z`",
        "description": "Moment in UTC, in the form of ISO 8601.\n\nAssumed, G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.",
        "x-gap": [
          {
            "keyword": "pattern",
            "gap": "G10"
          }
        ],
        "example": "2026-01-15T13:45:30.123Z"
      },
      "Customer": {
        "type": "object",
        "title": "Customer",
        "description": "A person or company that the site charges. Every field of the spec's table is present in each\nanswer; a text that was never sent is `null`.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "email",
          "first_name",
          "last_name",
          "address",
          "address_2",
          "city",
          "state",
          "zip",
          "country",
          "phone",
          "document_number"
        ],
        "x-gap": [
          {
            "keyword": "required.address",
            "gap": "G11"
          },
          {
            "keyword": "required.address_2",
            "gap": "G11"
          },
          {
            "keyword": "required.city",
            "gap": "G11"
          },
          {
            "keyword": "required.state",
            "gap": "G11"
          },
          {
            "keyword": "required.zip",
            "gap": "G11"
          },
          {
            "keyword": "required.country",
            "gap": "G11"
          },
          {
            "keyword": "required.phone",
            "gap": "G11"
          },
          {
            "keyword": "required.document_number",
            "gap": "G11"
          }
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number that the service assigns when the customer is created.\n\nAssumed:\n- G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.\n- G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G09"
              },
              {
                "keyword": "maximum",
                "gap": "G114"
              }
            ],
            "example": 23
          },
          "created_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updated_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "email": {
            "type": "string",
            "pattern": "^[^\\s@]+@[^\\s@]+$",
            "x-form": "an e-mail address",
            "description": "E-mail address.\n\nAssumed, G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G13"
              }
            ],
            "example": "ana.souza@example.com"
          },
          "first_name": {
            "type": "string",
            "description": "Given name.",
            "example": "Ana"
          },
          "last_name": {
            "type": "string",
            "description": "Family name.",
            "example": "Souza"
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "description": "Street address.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "Rua das Laranjeiras, 210"
          },
          "address_2": {
            "type": [
              "string",
              "null"
            ],
            "description": "Address complement, such as an apartment number.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "Apto 31"
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "description": "City of the address.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "São Paulo"
          },
          "state": {
            "type": [
              "string",
              "null"
            ],
            "description": "Region code of the address, for example two letters.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "SP"
          },
          "zip": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
            "description": "Postal code, digits only.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "05410020"
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([A-Za-z]{2})?$",
            "x-form": "two letters",
            "description": "Country code, two letters.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "BR"
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
            "description": "Telephone number with its area code, digits only.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "11987654321"
          },
          "document_number": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
            "description": "Personal (CPF) or company (CNPJ) tax number, digits only.\n\nAssumed, G11: What does an optional text hold that was never sent? The key is there and holds `null`.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G11"
              }
            ],
            "example": "52998224725"
          }
        }
      },
      "Total": {
        "type": "integer",
        "title": "Total",
        "description": "How many records match, on all pages.",
        "minimum": 0,
        "example": 50
      },
      "HistoryEntry": {
        "type": "object",
        "title": "HistoryEntry",
        "description": "Something that happened to a record.",
        "additionalProperties": false,
        "required": [
          "at",
          "event"
        ],
        "properties": {
          "at": {
            "$ref": "#/components/schemas/Moment"
          },
          "event": {
            "type": "string",
            "description": "What happened.",
            "enum": [
              "customer_created",
              "subscription_created",
              "item_added",
              "payment_profile_created",
              "payment_profile_updated",
              "webhook_sent"
            ],
            "example": "payment_profile_updated"
          },
          "customer_id": {
            "type": "integer",
            "description": "Id of the customer.",
            "example": 23
          },
          "subscription_id": {
            "type": "string",
            "description": "Id of the subscription.",
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          },
          "item_id": {
            "type": "integer",
            "description": "Id of the item.",
            "example": 31
          },
          "payment_profile_id": {
            "type": "integer",
            "description": "Id of the payment profile.",
            "example": 9
          },
          "delivery_id": {
            "type": "string",
            "description": "Id of the webhook delivery.",
            "example": "msg_C2FVsBQIhrscChlQIMV"
          },
          "status": {
            "type": "string",
            "description": "Status of the payment profile, or state of the delivery.",
            "example": "active"
          }
        }
      },
      "Product": {
        "type": "object",
        "title": "Product",
        "description": "Something that the site sells.\n\nAssumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "name",
          "description",
          "handle"
        ],
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G22"
          }
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number that `product_id` refers to.\n\nAssumed:\n- G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.\n- G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G09"
              },
              {
                "keyword": "maximum",
                "gap": "G114"
              }
            ],
            "example": 1
          },
          "created_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updated_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "name": {
            "type": "string",
            "description": "Name for people.",
            "example": "Basic plan"
          },
          "description": {
            "type": "string",
            "description": "What a buyer gets.\n\nAssumed, G125: What does the `description` of a product hold that has none? Every product of the catalogue has one.",
            "x-gap": [
              {
                "keyword": "type.null",
                "gap": "G125"
              }
            ],
            "example": "Up to ten users, support by e-mail."
          },
          "handle": {
            "type": "string",
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
            "x-form": "lower-case letters and digits, in words joined by hyphens",
            "description": "Slug-like identifier that `product_handle` refers to.\n\nAssumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G22"
              }
            ],
            "example": "basic-plan"
          }
        }
      },
      "PricePoint": {
        "type": "object",
        "title": "PricePoint",
        "description": "One price of a product.\n\nAssumed:\n- G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.\n- G23: Is `price_int_cents` meant as it is spelled? Yes, letter by letter.",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "name",
          "handle",
          "price_int_cents"
        ],
        "x-gap": [
          {
            "keyword": "value",
            "gap": [
              "G22",
              "G23"
            ]
          }
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number of the price point.\n\nAssumed:\n- G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.\n- G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G09"
              },
              {
                "keyword": "maximum",
                "gap": "G114"
              }
            ],
            "example": 1
          },
          "created_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updated_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "name": {
            "type": "string",
            "description": "Name for people.",
            "example": "Basic plan, monthly"
          },
          "handle": {
            "type": "string",
            "description": "Slug-like identifier.",
            "example": "basic-plan-monthly"
          },
          "price_int_cents": {
            "type": "integer",
            "minimum": 0,
            "description": "Price of one unit, in cents.\n\nAssumed, G22: Where do products and price points come from? A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G22"
              }
            ],
            "example": 4990
          }
        }
      },
      "Item": {
        "type": "object",
        "title": "Item",
        "description": "One product of a subscription, with its quantity and price.",
        "required": [
          "id",
          "quantity",
          "created_at",
          "updated_at",
          "product",
          "price_point"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number that the service assigns when the item is added.\n\nAssumed:\n- G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.\n- G114: How large can an integer id be? Up to 2147483647, the largest of 32 bits.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G09"
              },
              {
                "keyword": "maximum",
                "gap": "G114"
              }
            ],
            "example": 41
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "How many units of the product the subscription holds.\n\nAssumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G52"
              },
              {
                "keyword": "maximum",
                "gap": "G52"
              }
            ],
            "example": 2
          },
          "created_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "updated_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "product": {
            "$ref": "#/components/schemas/Product"
          },
          "price_point": {
            "$ref": "#/components/schemas/PricePoint"
          }
        }
      },
      "SubscriptionFields": {
        "type": "object",
        "title": "SubscriptionFields",
        "description": "The fields of a subscription that every answer shows.\n\nAssumed:\n- G17: What does `activated_at` hold before the subscription is activated? `null`.\n- G127: What does `activated_at` hold then in lists and in the answers of writes? The same as in the single read.\n- G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.",
        "required": [
          "id",
          "activate_on_payment",
          "activated_at",
          "balance_in_cents",
          "created_at",
          "current_period_started_at",
          "current_period_ends_at",
          "interval",
          "prepaid",
          "updated_at",
          "customer",
          "items"
        ],
        "x-gap": [
          {
            "keyword": "required.activated_at",
            "gap": [
              "G17",
              "G127"
            ]
          },
          {
            "keyword": "required.current_period_started_at",
            "gap": "G18"
          },
          {
            "keyword": "required.current_period_ends_at",
            "gap": "G18"
          }
        ],
        "properties": {
          "id": {
            "type": "string",
            "format": "uuid",
            "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
            "x-form": "UUID of version 4, in lower case",
            "description": "UUID that the service assigns when the subscription is created.\n\nAssumed, G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G09"
              }
            ],
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          },
          "activate_on_payment": {
            "type": "boolean",
            "description": "By its name, tells whether a payment activates the subscription.\n\nAssumed:\n- G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.\n- G27: What does the activation of a profile do to its subscription? Nothing. The subscription keeps its state, `created`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G16",
                  "G27"
                ]
              }
            ],
            "example": false
          },
          "activated_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
            "x-form": "to the millisecond, ending in `Z`",
            "description": "Moment in UTC at which the subscription became active; `null` before.\n\nAssumed:\n- G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.\n- G17: What does `activated_at` hold before the subscription is activated? `null`.\n- G127: What does `activated_at` hold then in lists and in the answers of writes? The same as in the single read.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G10"
              },
              {
                "keyword": "type.null",
                "gap": [
                  "G17",
                  "G127"
                ]
              }
            ],
            "example": null
          },
          "balance_in_cents": {
            "type": "integer",
            "description": "Amount in cents.\n\nAssumed:\n- G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.\n- G111: What moves a subscription's balance? Nothing. It stays 0; the mock has no invoices.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G16",
                  "G111"
                ]
              }
            ],
            "example": 0
          },
          "created_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "current_period_started_at": {
            "type": "string",
            "format": "date-time",
            "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
            "x-form": "to the millisecond, ending in `Z`",
            "description": "Moment in UTC at which the current period began.\n\nAssumed:\n- G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.\n- G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G10"
              },
              {
                "keyword": "type.null",
                "gap": "G18"
              },
              {
                "keyword": "value",
                "gap": "G18"
              }
            ],
            "example": "2026-01-15T13:45:30.123Z"
          },
          "current_period_ends_at": {
            "type": "string",
            "format": "date-time",
            "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
            "x-form": "to the millisecond, ending in `Z`",
            "description": "Moment in UTC at which the current period ends: its start plus `interval` units, clamped to\nthe last day of a shorter month.\n\nAssumed:\n- G10: How exact are timestamps, and how do they name UTC? Three decimals of a second and `Z`, everywhere in the API.\n- G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G10"
              },
              {
                "keyword": "type.null",
                "gap": "G18"
              },
              {
                "keyword": "value",
                "gap": "G18"
              }
            ],
            "example": "2026-02-15T13:45:30.123Z"
          },
          "interval": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number of interval units per period.\n\nAssumed, G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G19"
              },
              {
                "keyword": "maximum",
                "gap": "G19"
              }
            ],
            "example": 1
          },
          "prepaid": {
            "type": "boolean",
            "description": "By its name, tells whether the subscription is paid in advance.\n\nAssumed, G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G16"
              }
            ],
            "example": false
          },
          "updated_at": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "customer": {
            "$ref": "#/components/schemas/Customer"
          },
          "items": {
            "type": "array",
            "description": "Items of the subscription, in the order of their creation.\n\nAssumed:\n- G24: In which order do a subscription's items stand, and what else does an item show? In the order of their creation, with the six fields of the spec's table and no others.\n- G39: In which order does a list stand? By creation, the oldest first.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G24",
                  "G39"
                ]
              }
            ],
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          }
        }
      },
      "Subscription": {
        "title": "Subscription",
        "description": "A subscription as the single read shows it: the fields of every other answer, and\n`interval_unit`, `state` and `previous_state`.",
        "allOf": [
          {
            "$ref": "#/components/schemas/SubscriptionFields"
          },
          {
            "type": "object",
            "required": [
              "interval_unit",
              "state",
              "previous_state"
            ],
            "properties": {
              "interval_unit": {
                "type": "string",
                "x-extensible-enum": [
                  "day",
                  "week",
                  "month",
                  "year"
                ],
                "description": "Unit that `interval` counts. The service uses `month`.\n\nAssumed, G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.",
                "x-gap": [
                  {
                    "keyword": "value",
                    "gap": "G20"
                  }
                ],
                "example": "month"
              },
              "state": {
                "type": "string",
                "x-extensible-enum": [
                  "created"
                ],
                "description": "State of the subscription. `created` is the only value known to occur.\n\nAssumed:\n- G26: Which states can a subscription have besides `created`? The mock shows `created` alone; the document leaves the string open.\n- G27: What does the activation of a profile do to its subscription? Nothing. The subscription keeps its state, `created`.",
                "x-gap": [
                  {
                    "keyword": "value",
                    "gap": [
                      "G26",
                      "G27"
                    ]
                  }
                ],
                "example": "created"
              },
              "previous_state": {
                "type": [
                  "string",
                  "null"
                ],
                "x-extensible-enum": [
                  "created"
                ],
                "description": "State before the present one, of the same set of values.\n\nAssumed, G28: What does `previous_state` hold while there was no earlier state? `created`.",
                "x-gap": [
                  {
                    "keyword": "type.null",
                    "gap": "G28"
                  },
                  {
                    "keyword": "value",
                    "gap": "G28"
                  }
                ],
                "example": "created"
              }
            }
          }
        ]
      },
      "PaymentProfileState": {
        "type": "object",
        "title": "PaymentProfileState",
        "description": "A payment profile as a webhook reports it.\n\nAssumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "payment_method_type",
          "status",
          "subscription_id",
          "customer_id"
        ],
        "x-gap": [
          {
            "keyword": "required.id",
            "gap": "G25"
          },
          {
            "keyword": "required.created_at",
            "gap": "G25"
          },
          {
            "keyword": "required.updated_at",
            "gap": "G25"
          },
          {
            "keyword": "required.payment_method_type",
            "gap": "G25"
          },
          {
            "keyword": "required.status",
            "gap": "G25"
          },
          {
            "keyword": "required.subscription_id",
            "gap": "G25"
          },
          {
            "keyword": "required.customer_id",
            "gap": "G25"
          }
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number that the service assigns when the profile is created.\n\nAssumed:\n- G09: What do ids look like? Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.\n- G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
            "x-gap": [
              "G09",
              "G25"
            ],
            "example": 9
          },
          "created_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ],
            "x-gap": "G25"
          },
          "updated_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ],
            "x-gap": "G25"
          },
          "payment_method_type": {
            "type": "string",
            "enum": [
              "pix"
            ],
            "description": "Means of payment.",
            "example": "pix"
          },
          "status": {
            "type": "string",
            "x-extensible-enum": [
              "pending",
              "active",
              "refused",
              "expired",
              "canceled"
            ],
            "description": "Where the payer's decision stands. It begins pending and changes later, without a request\nof the client.\n\nAssumed, G29: What are the statuses of a payment profile called? `pending`, then `active`, `refused`, `expired` or `canceled`.",
            "x-gap": "G29",
            "example": "pending"
          },
          "activated_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ],
            "description": "Moment in UTC at which the payer's acceptance took effect; absent before.\n\nAssumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
            "x-gap": "G25"
          },
          "refused_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ],
            "description": "Moment in UTC at which the payer's refusal took effect; absent otherwise.\n\nAssumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
            "x-gap": "G25"
          },
          "subscription_id": {
            "type": "string",
            "format": "uuid",
            "description": "Id of the linked subscription.\n\nAssumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
            "x-gap": [
              {
                "keyword": "format",
                "gap": "G25"
              }
            ],
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          },
          "customer_id": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of the owning customer.\n\nAssumed, G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
            "x-gap": "G25",
            "example": 23
          }
        }
      },
      "PaymentProfile": {
        "title": "PaymentProfile",
        "description": "A customer's authorization to be charged for one subscription. The spec names the method, the\nlinked subscription, the owning customer and a status; the other fields are assumed.",
        "allOf": [
          {
            "$ref": "#/components/schemas/PaymentProfileState"
          },
          {
            "type": "object",
            "required": [
              "qr_code",
              "qr_code_expires_at"
            ],
            "x-gap": [
              {
                "keyword": "required.qr_code",
                "gap": "G25"
              },
              {
                "keyword": "required.qr_code_expires_at",
                "gap": "G25"
              }
            ],
            "properties": {
              "qr_code": {
                "type": "string",
                "maxLength": 512,
                "description": "Text of the Pix recurrence QR code (BR Code), for the payer to scan or paste. It carries\nno amount: enrolling makes no payment.\n\nAssumed:\n- G02: How does the recurrence QR code reach the payer? The create-profile answer carries the text of the code.\n- G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.\n- G34: Which of the Pix enrolment journeys does a profile follow? The second one: a QR code that carries the recurrence alone, without a payment.",
                "x-gap": [
                  "G02",
                  "G25",
                  "G34"
                ],
                "example": "00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/5f84a4c5c5cb4599a9f13eb4d419dacc6304D73D"
              },
              "qr_code_expires_at": {
                "type": "string",
                "format": "date-time",
                "description": "Moment in UTC after which the payer can no longer decide.\n\nAssumed:\n- G25: Which fields does a payment profile have, and under which names? `id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.\n- G31: How long can the payer decide, and what then? 24 hours. After that the profile is expired, and a webhook says so.",
                "x-gap": [
                  "G25",
                  "G31"
                ],
                "example": "2026-01-16T13:45:30.123Z"
              }
            }
          }
        ]
      },
      "DecisionInput": {
        "type": "object",
        "title": "DecisionInput",
        "description": "The payer's decision.",
        "additionalProperties": false,
        "required": [
          "decision"
        ],
        "properties": {
          "decision": {
            "type": "string",
            "enum": [
              "accept",
              "refuse",
              "expire",
              "cancel"
            ],
            "description": "`accept`, `refuse` and `expire` decide a pending profile; `cancel` ends an active one.",
            "example": "accept"
          }
        }
      },
      "Policy": {
        "type": "string",
        "title": "Policy",
        "enum": [
          "manual",
          "accept",
          "refuse",
          "expire"
        ],
        "description": "`manual` waits for a decision; the others decide after the delay.",
        "example": "manual"
      },
      "Payer": {
        "type": "object",
        "title": "Payer",
        "description": "The payer's default decision; an e-mail tag overrides it.",
        "additionalProperties": false,
        "required": [
          "policy",
          "delay"
        ],
        "properties": {
          "policy": {
            "$ref": "#/components/schemas/Policy"
          },
          "delay": {
            "type": "number",
            "minimum": 0,
            "description": "Time from creation to decision, in milliseconds of the site's clock.",
            "example": 1000
          }
        }
      },
      "Duration": {
        "title": "Duration",
        "description": "A length of time, in milliseconds or as text with a unit (ms, s, m, h, d, w).",
        "type": [
          "number",
          "string"
        ],
        "minimum": 0,
        "pattern": "^\\d+(\\.\\d+)?(ms|[smhdw])$",
        "x-form": "a number and its unit: `ms`, `s`, `m`, `h`, `d` or `w`",
        "x-advice": "write milliseconds, or a text such as 500ms, 15s, 10m, 20h, 3d or 2w",
        "example": "20h"
      },
      "PayerInput": {
        "type": "object",
        "title": "PayerInput",
        "description": "A new policy. What is left out gets the default of a new site.",
        "additionalProperties": false,
        "properties": {
          "policy": {
            "$ref": "#/components/schemas/Policy"
          },
          "delay": {
            "$ref": "#/components/schemas/Duration"
          }
        }
      },
      "WebhookEndpoint": {
        "type": "object",
        "title": "WebhookEndpoint",
        "description": "Where webhooks are sent to.",
        "additionalProperties": false,
        "required": [
          "id",
          "url",
          "secret",
          "disabled"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "description": "Number of the endpoint.",
            "example": 1
          },
          "url": {
            "type": "string",
            "description": "An http(s) address.",
            "example": "http://127.0.0.1:3000/webhooks"
          },
          "secret": {
            "type": "string",
            "description": "Signing key, in full.",
            "example": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
          },
          "disabled": {
            "type": "boolean",
            "description": "Nothing more is sent to it, because it responded with 410 or was disabled.",
            "example": false
          }
        }
      },
      "WebhookEndpointInput": {
        "type": "object",
        "title": "WebhookEndpointInput",
        "description": "A new endpoint.",
        "additionalProperties": false,
        "required": [
          "url"
        ],
        "properties": {
          "url": {
            "type": "string",
            "description": "An http(s) address without user name and password.",
            "example": "http://127.0.0.1:3000/webhooks"
          },
          "secret": {
            "type": "string",
            "description": "`whsec_` and 24 to 64 bytes in base64; made if none is given.",
            "example": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
          }
        }
      },
      "WebhookEndpointChange": {
        "type": "object",
        "title": "WebhookEndpointChange",
        "description": "A change of an endpoint.",
        "additionalProperties": false,
        "required": [
          "disabled"
        ],
        "properties": {
          "disabled": {
            "type": "boolean",
            "description": "Whether it is disabled.",
            "example": true
          }
        }
      },
      "MisbehaviourKind": {
        "type": "string",
        "title": "MisbehaviourKind",
        "enum": [
          "delay",
          "duplicate",
          "reorder",
          "drop",
          "fail",
          "wrong_signature",
          "reformat"
        ],
        "description": "Arrive late, twice, after the next one, not at all, only after a first attempt that fails, with a\nwrong signature, or as the same JSON value with other spacing and escapes (signed as sent).",
        "example": "duplicate"
      },
      "Misbehaviour": {
        "type": "object",
        "title": "Misbehaviour",
        "description": "A fault for the next deliveries, and what is left of it.",
        "additionalProperties": false,
        "required": [
          "how",
          "next",
          "delay"
        ],
        "properties": {
          "how": {
            "$ref": "#/components/schemas/MisbehaviourKind"
          },
          "next": {
            "type": "integer",
            "minimum": 1,
            "description": "How many are left.",
            "example": 1
          },
          "delay": {
            "type": "number",
            "minimum": 0,
            "description": "Milliseconds of `delay`.",
            "example": 10000
          }
        }
      },
      "MisbehaviourInput": {
        "type": "object",
        "title": "MisbehaviourInput",
        "description": "A fault for the next deliveries.",
        "additionalProperties": false,
        "required": [
          "how"
        ],
        "properties": {
          "how": {
            "$ref": "#/components/schemas/MisbehaviourKind"
          },
          "next": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "description": "How many deliveries; 1 by default.",
            "example": 2
          },
          "delay": {
            "$ref": "#/components/schemas/Duration"
          }
        }
      },
      "DeliveryState": {
        "type": "string",
        "title": "DeliveryState",
        "enum": [
          "pending",
          "delivered",
          "failed",
          "dropped"
        ],
        "description": "State of a delivery.",
        "example": "delivered"
      },
      "WebhookEvent": {
        "type": "object",
        "title": "WebhookEvent",
        "description": "What is sent.",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "type": "string",
            "description": "Kind of the event.",
            "example": "payment_profile.activated"
          },
          "timestamp": {
            "description": "Moment of the change, in the form of the gaps in force.",
            "type": [
              "string",
              "number"
            ],
            "example": "2026-01-15T13:45:30.123Z"
          },
          "data": {
            "type": "object",
            "description": "The payment profile without its QR code.",
            "additionalProperties": true,
            "example": {
              "id": 9,
              "status": "active"
            }
          }
        }
      },
      "WebhookAttempt": {
        "type": "object",
        "title": "WebhookAttempt",
        "description": "One attempt to send a delivery.",
        "additionalProperties": false,
        "required": [
          "at",
          "status",
          "error",
          "duration_ms",
          "request",
          "response"
        ],
        "properties": {
          "at": {
            "$ref": "#/components/schemas/Moment"
          },
          "status": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Status of the response; null if there was none.",
            "example": 200
          },
          "error": {
            "type": [
              "string",
              "null"
            ],
            "description": "Why there was no response; null otherwise.",
            "example": "fetch failed: connect ECONNREFUSED"
          },
          "duration_ms": {
            "type": "number",
            "description": "In milliseconds of real time.",
            "example": 3.4
          },
          "request": {
            "$ref": "#/components/schemas/Message"
          },
          "response": {
            "description": "Response with the start of its body; null if there was none.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Message"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "WebhookDelivery": {
        "type": "object",
        "title": "WebhookDelivery",
        "description": "One event for one endpoint.",
        "additionalProperties": false,
        "required": [
          "id",
          "event",
          "endpoint_id",
          "state",
          "reason",
          "next_attempt_at",
          "attempts"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "The header `webhook-id` of every attempt.",
            "example": "msg_0123456789abcdef"
          },
          "event": {
            "$ref": "#/components/schemas/WebhookEvent"
          },
          "endpoint_id": {
            "type": "integer",
            "description": "Number of the endpoint.",
            "example": 1
          },
          "state": {
            "$ref": "#/components/schemas/DeliveryState"
          },
          "reason": {
            "type": [
              "string",
              "null"
            ],
            "description": "Why it failed or was dropped; null otherwise.",
            "example": null
          },
          "next_attempt_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Time of the next attempt, by the site's clock; null if none is planned.",
            "example": "2026-01-15T13:45:35.123Z"
          },
          "attempts": {
            "type": "array",
            "description": "Oldest first; the last 50.",
            "items": {
              "$ref": "#/components/schemas/WebhookAttempt"
            }
          }
        }
      },
      "WaitInput": {
        "type": "object",
        "title": "WaitInput",
        "description": "What to wait for; `quiet` by default.",
        "additionalProperties": false,
        "properties": {
          "timeout_ms": {
            "type": "integer",
            "minimum": 0,
            "maximum": 60000,
            "description": "In milliseconds of real time; 5000 by default.",
            "example": 1000
          },
          "quiet": {
            "type": "boolean",
            "enum": [
              true
            ],
            "description": "Waits until nothing is being sent and nothing is due now.",
            "example": true
          },
          "delivery": {
            "type": "string",
            "description": "Waits until the delivery with this id is no longer pending.",
            "example": "msg_0123456789abcdef"
          }
        }
      },
      "WaitResult": {
        "type": "object",
        "title": "WaitResult",
        "description": "Whether it happened in time, and how many deliveries are left.",
        "additionalProperties": false,
        "required": [
          "reached",
          "pending"
        ],
        "properties": {
          "reached": {
            "type": "boolean",
            "description": "Whether it happened in time.",
            "example": true
          },
          "pending": {
            "type": "integer",
            "minimum": 0,
            "description": "Pending deliveries.",
            "example": 0
          }
        }
      },
      "AutomaticDecision": {
        "type": "string",
        "title": "AutomaticDecision",
        "enum": [
          "accept",
          "refuse",
          "expire"
        ],
        "description": "What the payer will decide.",
        "example": "accept"
      },
      "DueItem": {
        "type": "object",
        "title": "DueItem",
        "description": "A task that the site performs by itself.",
        "required": [
          "at",
          "kind"
        ],
        "additionalProperties": false,
        "properties": {
          "at": {
            "$ref": "#/components/schemas/Moment"
          },
          "kind": {
            "type": "string",
            "enum": [
              "qr_code_expiry",
              "decision",
              "webhook_attempt"
            ],
            "description": "Kind of the task.",
            "example": "qr_code_expiry"
          },
          "payment_profile_id": {
            "type": "integer",
            "description": "Id of the payment profile, if the task is about one.",
            "example": 9
          },
          "decision": {
            "$ref": "#/components/schemas/AutomaticDecision"
          },
          "delivery_id": {
            "type": "string",
            "description": "Id of the delivery, if the task is about one.",
            "example": "msg_0123456789abcdef"
          },
          "in_flight": {
            "type": "boolean",
            "enum": [
              true
            ],
            "description": "The attempt is being made now.",
            "example": true
          }
        }
      },
      "Clock": {
        "type": "object",
        "title": "Clock",
        "description": "The site's time and the tasks ahead.",
        "additionalProperties": false,
        "required": [
          "now",
          "frozen",
          "due"
        ],
        "properties": {
          "now": {
            "$ref": "#/components/schemas/Moment"
          },
          "frozen": {
            "type": "boolean",
            "description": "Whether the clock is frozen.",
            "example": false
          },
          "due": {
            "type": "array",
            "description": "Tasks ahead, soonest first; attempts in flight come before them.",
            "items": {
              "$ref": "#/components/schemas/DueItem"
            }
          }
        }
      },
      "ClockInput": {
        "type": "object",
        "title": "ClockInput",
        "description": "Exactly one of the three.",
        "additionalProperties": false,
        "minProperties": 1,
        "maxProperties": 1,
        "properties": {
          "advance": {
            "$ref": "#/components/schemas/Duration"
          },
          "set": {
            "type": "string",
            "description": "Moves to this moment (ISO 8601), which cannot be in the site's past.",
            "example": "2027-01-01T00:00:00Z"
          },
          "freeze": {
            "type": "boolean",
            "description": "Freezes the clock, or lets it run on from where it is.",
            "example": true
          }
        }
      },
      "Seed": {
        "type": "integer",
        "title": "Seed",
        "description": "Seed of everything random.",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991,
        "example": 7
      },
      "FaultCondition": {
        "type": "object",
        "title": "FaultCondition",
        "description": "Conditions that must all hold.",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "next": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "description": "Applies this many times, from now on.",
            "example": 2
          },
          "every": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "description": "Applies to every nth request.",
            "example": 3
          },
          "random": {
            "type": "object",
            "description": "Applies to a random share of the requests. A seed is made if none is given.",
            "example": {
              "share": 0.1,
              "seed": 7
            },
            "additionalProperties": false,
            "required": [
              "share"
            ],
            "properties": {
              "share": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "From 0 to 1.",
                "example": 0.1
              },
              "seed": {
                "$ref": "#/components/schemas/Seed"
              }
            }
          },
          "matching": {
            "type": "object",
            "minProperties": 1,
            "description": "Applies where these fields of the body, the path or the query have these values. A field is a JSON pointer or a dotted name.",
            "additionalProperties": true,
            "example": {
              "/customer_id": 7
            }
          }
        }
      },
      "FaultWhen": {
        "title": "FaultWhen",
        "description": "When the rule applies; `always` by default. All given conditions must hold.",
        "x-advice": "write always, or a condition such as { \"next\": 1 }",
        "oneOf": [
          {
            "type": "string",
            "enum": [
              "always"
            ]
          },
          {
            "$ref": "#/components/schemas/FaultCondition"
          }
        ],
        "example": {
          "next": 2
        }
      },
      "FaultAction": {
        "type": "object",
        "title": "FaultAction",
        "description": "What the rule does. Effects that don't exclude each other combine.",
        "additionalProperties": false,
        "minProperties": 1,
        "properties": {
          "status": {
            "type": "integer",
            "minimum": 200,
            "maximum": 599,
            "description": "Responds with this status instead of performing the call.",
            "example": 503
          },
          "example": {
            "type": "string",
            "description": "Name of the document's example.",
            "example": "SB344"
          },
          "delay": {
            "description": "Delays the response in real time, or by a random time between two; at most 60 s.",
            "x-advice": "write milliseconds, a text such as 500ms or 2s, or a range such as [\"1s\", \"3s\"]",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Duration"
              },
              {
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": {
                  "$ref": "#/components/schemas/Duration"
                }
              }
            ],
            "example": "2s"
          },
          "drop": {
            "type": "boolean",
            "enum": [
              true
            ],
            "description": "Drops the connection without performing the call.",
            "example": true
          },
          "truncate": {
            "description": "Cuts the body after this many bytes; `true` cuts it in half.",
            "oneOf": [
              {
                "type": "boolean",
                "enum": [
                  true
                ]
              },
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 1073741824
              }
            ],
            "example": 10
          },
          "malformed": {
            "type": "boolean",
            "enum": [
              true
            ],
            "description": "Sends a body that isn't valid JSON.",
            "example": true
          },
          "rateLimit": {
            "type": "object",
            "description": "Responds with 429 and `Retry-After` instead of performing the call.",
            "additionalProperties": false,
            "required": [
              "retryAfter"
            ],
            "properties": {
              "retryAfter": {
                "type": "integer",
                "minimum": 0,
                "maximum": 86400,
                "description": "In seconds.",
                "example": 30
              }
            }
          },
          "failAfterWrite": {
            "description": "Performs the call and stores the result, then responds with this status or drops the connection.",
            "oneOf": [
              {
                "type": "integer",
                "minimum": 200,
                "maximum": 599
              },
              {
                "type": "string",
                "enum": [
                  "drop"
                ]
              }
            ],
            "example": 500
          }
        }
      },
      "Fault": {
        "type": "object",
        "title": "Fault",
        "description": "A rule of the site, and how often it was applied.",
        "additionalProperties": false,
        "required": [
          "id",
          "operation",
          "when",
          "then",
          "applied"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "Id of the rule.",
            "example": "fault-1"
          },
          "operation": {
            "type": "string",
            "description": "Id of the operation.",
            "example": "createCustomer"
          },
          "when": {
            "$ref": "#/components/schemas/FaultWhen"
          },
          "then": {
            "$ref": "#/components/schemas/FaultAction"
          },
          "applied": {
            "type": "integer",
            "minimum": 0,
            "description": "How often it was applied.",
            "example": 0
          },
          "left": {
            "type": "integer",
            "minimum": 0,
            "description": "How many times it will still apply; absent if there is no limit.",
            "example": 2
          },
          "seed": {
            "$ref": "#/components/schemas/Seed"
          }
        }
      },
      "FaultRule": {
        "type": "object",
        "title": "FaultRule",
        "description": "A failure to inject.",
        "additionalProperties": false,
        "required": [
          "then"
        ],
        "properties": {
          "operation": {
            "type": "string",
            "description": "Id of the operation; `*` for all, which is the default.",
            "x-advice": "give an operation, or *",
            "example": "createCustomer"
          },
          "when": {
            "$ref": "#/components/schemas/FaultWhen"
          },
          "then": {
            "$ref": "#/components/schemas/FaultAction"
          }
        }
      },
      "Profile": {
        "type": "object",
        "title": "Profile",
        "description": "A choice for each gap, or a value where it has values. A gap that isn't named keeps the ledger's\nassumption.",
        "additionalProperties": true,
        "example": {
          "G29": "created"
        }
      },
      "Beginning": {
        "type": "object",
        "title": "Beginning",
        "description": "The records that the site started with, made again from the seed.",
        "additionalProperties": false,
        "required": [
          "scenario",
          "seeded_at"
        ],
        "properties": {
          "scenario": {
            "type": "string",
            "description": "Name of the scenario.",
            "example": "default"
          },
          "seeded_at": {
            "type": "number",
            "minimum": 0,
            "maximum": 221845391999999,
            "description": "Moment that its records are dated by, before the year 9000.",
            "example": 1768484730123
          }
        }
      },
      "Count": {
        "type": "integer",
        "title": "Count",
        "description": "A count, or the number of a record.",
        "minimum": 0,
        "maximum": 9007199254740991,
        "example": 3
      },
      "Record": {
        "type": "object",
        "title": "Record",
        "description": "A record as it is stored.",
        "required": [
          "id"
        ],
        "additionalProperties": true,
        "properties": {
          "id": {
            "type": [
              "string",
              "integer"
            ],
            "description": "Id of the record.",
            "example": 51
          }
        }
      },
      "Table": {
        "type": "object",
        "title": "Table",
        "description": "Records of one kind.",
        "additionalProperties": false,
        "required": [
          "last_id",
          "written",
          "changed"
        ],
        "properties": {
          "last_id": {
            "$ref": "#/components/schemas/Count"
          },
          "written": {
            "type": "array",
            "description": "New records.",
            "items": {
              "$ref": "#/components/schemas/Record"
            }
          },
          "changed": {
            "type": "array",
            "description": "Records of the seed that have changed.",
            "items": {
              "$ref": "#/components/schemas/Record"
            }
          }
        }
      },
      "Token": {
        "type": "object",
        "title": "Token",
        "description": "An access token.",
        "additionalProperties": false,
        "required": [
          "token",
          "uid",
          "scopes",
          "expires_at"
        ],
        "properties": {
          "token": {
            "type": "string",
            "description": "The token itself.",
            "example": "0123456789abcdef"
          },
          "uid": {
            "type": "string",
            "description": "Client id of its application.",
            "example": "demo-client"
          },
          "scopes": {
            "type": "array",
            "description": "Scopes of the token.",
            "items": {
              "type": "string",
              "example": "customers_read"
            }
          },
          "expires_at": {
            "type": "number",
            "description": "Moment of its expiry.",
            "example": 1768556730123
          }
        }
      },
      "Application": {
        "type": "object",
        "title": "Application",
        "description": "An OAuth 2.0 application of the site.",
        "additionalProperties": false,
        "required": [
          "name",
          "redirect_uri",
          "uid",
          "secret",
          "scopes"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name to show.",
            "example": "Shop"
          },
          "redirect_uri": {
            "type": "string",
            "description": "Never used by this service.",
            "example": ""
          },
          "uid": {
            "type": "string",
            "description": "The client id.",
            "example": "demo-client"
          },
          "secret": {
            "type": "string",
            "description": "The client secret.",
            "example": "demo-secret"
          },
          "scopes": {
            "type": "array",
            "description": "Scopes that its tokens may have.",
            "items": {
              "type": "string",
              "example": "customers_read"
            }
          }
        }
      },
      "ExpiryWork": {
        "type": "object",
        "title": "ExpiryWork",
        "description": "A QR code expires.",
        "additionalProperties": false,
        "required": [
          "kind",
          "payment_profile_id"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "qr_code_expiry"
            ],
            "description": "Kind of the work.",
            "example": "qr_code_expiry"
          },
          "payment_profile_id": {
            "$ref": "#/components/schemas/Count"
          }
        }
      },
      "DecisionWork": {
        "type": "object",
        "title": "DecisionWork",
        "description": "The payer decides.",
        "additionalProperties": false,
        "required": [
          "kind",
          "payment_profile_id",
          "decision"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "decision"
            ],
            "description": "Kind of the work.",
            "example": "decision"
          },
          "payment_profile_id": {
            "$ref": "#/components/schemas/Count"
          },
          "decision": {
            "$ref": "#/components/schemas/AutomaticDecision"
          }
        }
      },
      "AttemptWork": {
        "type": "object",
        "title": "AttemptWork",
        "description": "A webhook is sent.",
        "additionalProperties": false,
        "required": [
          "kind",
          "delivery_id"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "webhook_attempt"
            ],
            "description": "Kind of the work.",
            "example": "webhook_attempt"
          },
          "delivery_id": {
            "type": "string",
            "description": "Id of the delivery.",
            "example": "msg_0123456789abcdef"
          }
        }
      },
      "Task": {
        "type": "object",
        "title": "Task",
        "description": "Work that falls due at a moment.",
        "additionalProperties": false,
        "required": [
          "at",
          "work"
        ],
        "properties": {
          "at": {
            "type": "number",
            "description": "When it falls due.",
            "minimum": 0,
            "maximum": 8640000000000000,
            "example": 1768571130123
          },
          "work": {
            "type": "object",
            "description": "What the site will do.",
            "discriminator": {
              "propertyName": "kind",
              "mapping": {
                "qr_code_expiry": "#/components/schemas/ExpiryWork",
                "decision": "#/components/schemas/DecisionWork",
                "webhook_attempt": "#/components/schemas/AttemptWork"
              }
            },
            "oneOf": [
              {
                "$ref": "#/components/schemas/ExpiryWork"
              },
              {
                "$ref": "#/components/schemas/DecisionWork"
              },
              {
                "$ref": "#/components/schemas/AttemptWork"
              }
            ]
          }
        }
      },
      "Headers": {
        "type": "object",
        "title": "Headers",
        "description": "By name, in lower case.",
        "additionalProperties": {
          "type": "string",
          "example": "application/json"
        }
      },
      "SavedAttempt": {
        "type": "object",
        "title": "SavedAttempt",
        "description": "One attempt, without the body that was sent.",
        "additionalProperties": false,
        "required": [
          "at",
          "status",
          "error",
          "duration_ms",
          "request_headers",
          "response"
        ],
        "properties": {
          "at": {
            "type": "string",
            "description": "When it was sent.",
            "example": "2026-01-15T13:45:30.123Z"
          },
          "status": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Status of the response; null if there was none.",
            "example": 200
          },
          "error": {
            "type": [
              "string",
              "null"
            ],
            "description": "Why there was no response; null otherwise.",
            "example": null
          },
          "duration_ms": {
            "type": "number",
            "description": "In milliseconds of real time.",
            "example": 3.4
          },
          "request_headers": {
            "$ref": "#/components/schemas/Headers"
          },
          "response": {
            "description": "Response with the start of its body; null if there was none.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "headers",
              "body"
            ],
            "properties": {
              "headers": {
                "$ref": "#/components/schemas/Headers"
              },
              "body": {
                "type": "string",
                "description": "Start of its text.",
                "example": "ok"
              }
            }
          }
        }
      },
      "SavedDelivery": {
        "type": "object",
        "title": "SavedDelivery",
        "description": "A delivery, and what is still to be done about it.",
        "additionalProperties": false,
        "required": [
          "id",
          "event",
          "endpoint_id",
          "state",
          "reason",
          "attempts",
          "tries",
          "repeats",
          "is_forged"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "Its `webhook-id`.",
            "example": "msg_0123456789abcdef"
          },
          "event": {
            "type": "object",
            "description": "What is sent.",
            "additionalProperties": false,
            "required": [
              "type",
              "timestamp",
              "data"
            ],
            "properties": {
              "type": {
                "type": "string",
                "description": "Event type.",
                "example": "payment_profile.activated"
              },
              "timestamp": {
                "type": "string",
                "description": "Moment of the change.",
                "example": "2026-01-15T13:45:30.123Z"
              },
              "data": {
                "type": "object",
                "description": "The payment profile without its QR code.",
                "additionalProperties": true,
                "example": {
                  "id": 9,
                  "status": "active"
                }
              }
            }
          },
          "endpoint_id": {
            "$ref": "#/components/schemas/Count"
          },
          "state": {
            "$ref": "#/components/schemas/DeliveryState"
          },
          "reason": {
            "type": [
              "string",
              "null"
            ],
            "description": "Why it failed or was dropped; null otherwise.",
            "example": null
          },
          "attempts": {
            "type": "array",
            "description": "Oldest first.",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/SavedAttempt"
            }
          },
          "tries": {
            "$ref": "#/components/schemas/Count"
          },
          "repeats": {
            "$ref": "#/components/schemas/Count"
          },
          "is_failing": {
            "type": "boolean",
            "default": false,
            "description": "Whether the next attempt fails without being sent. Older snapshots leave it out.",
            "example": false
          },
          "is_forged": {
            "type": "boolean",
            "description": "Whether the next attempt has a wrong signature.",
            "example": false
          },
          "is_reformatted": {
            "type": "boolean",
            "default": false,
            "description": "Whether its body has other spacing and escapes. Older snapshots leave it out.",
            "example": false
          }
        }
      },
      "DeliveryIds": {
        "type": "array",
        "title": "DeliveryIds",
        "description": "Ids of deliveries, in their order.",
        "maxItems": 20000,
        "items": {
          "type": "string",
          "example": "msg_0123456789abcdef"
        }
      },
      "Webhooks": {
        "type": "object",
        "title": "Webhooks",
        "description": "Endpoints, deliveries and misbehaviours.",
        "additionalProperties": false,
        "required": [
          "endpoints",
          "misbehaviours",
          "deliveries",
          "finished",
          "held",
          "under_way",
          "drawn"
        ],
        "properties": {
          "endpoints": {
            "type": "object",
            "description": "Where webhooks are sent.",
            "additionalProperties": false,
            "required": [
              "list",
              "last_id",
              "drawn"
            ],
            "properties": {
              "list": {
                "type": "array",
                "description": "Oldest first.",
                "maxItems": 1000,
                "items": {
                  "$ref": "#/components/schemas/WebhookEndpoint"
                }
              },
              "last_id": {
                "$ref": "#/components/schemas/Count"
              },
              "drawn": {
                "$ref": "#/components/schemas/Count"
              }
            }
          },
          "misbehaviours": {
            "type": "array",
            "description": "Oldest first.",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Misbehaviour"
            }
          },
          "deliveries": {
            "type": "array",
            "description": "Oldest first.",
            "maxItems": 20000,
            "items": {
              "$ref": "#/components/schemas/SavedDelivery"
            }
          },
          "finished": {
            "$ref": "#/components/schemas/DeliveryIds"
          },
          "held": {
            "$ref": "#/components/schemas/DeliveryIds"
          },
          "under_way": {
            "$ref": "#/components/schemas/DeliveryIds"
          },
          "drawn": {
            "$ref": "#/components/schemas/Count"
          }
        }
      },
      "Background": {
        "type": "object",
        "title": "Background",
        "description": "The clock, the tasks ahead, the payer's policy and the webhooks.",
        "additionalProperties": false,
        "required": [
          "time",
          "due",
          "payer",
          "webhooks"
        ],
        "properties": {
          "time": {
            "type": "object",
            "description": "The site's clock.",
            "additionalProperties": false,
            "required": [
              "begun_at",
              "stands_at",
              "lead"
            ],
            "properties": {
              "begun_at": {
                "description": "The fixed moment that it started with; null if it started with real time.",
                "type": [
                  "number",
                  "null"
                ],
                "minimum": 0,
                "maximum": 253402300800000,
                "example": null
              },
              "stands_at": {
                "description": "Where it is frozen; null while it runs.",
                "type": [
                  "number",
                  "null"
                ],
                "minimum": 0,
                "maximum": 253402300800000,
                "example": null
              },
              "lead": {
                "type": "integer",
                "minimum": -9007199254740991,
                "maximum": 9007199254740991,
                "description": "How far it is ahead of real time, in milliseconds.",
                "example": 0
              }
            }
          },
          "due": {
            "type": "array",
            "description": "Tasks ahead, soonest first.",
            "items": {
              "$ref": "#/components/schemas/Task"
            }
          },
          "payer": {
            "$ref": "#/components/schemas/Payer"
          },
          "webhooks": {
            "$ref": "#/components/schemas/Webhooks"
          }
        }
      },
      "Snapshot": {
        "type": "object",
        "title": "Snapshot",
        "description": "The whole state of a site, secrets included. Keep it as it is and send it back. Moments are\nmilliseconds since 1970.",
        "additionalProperties": false,
        "required": [
          "format",
          "version",
          "site",
          "seeded_as",
          "seed",
          "customers",
          "profile",
          "first",
          "present",
          "records",
          "drawn",
          "tokens",
          "applications",
          "background",
          "faults"
        ],
        "properties": {
          "format": {
            "type": "string",
            "enum": [
              "sabia.snapshot"
            ],
            "description": "Identifies the document as a snapshot.",
            "example": "sabia.snapshot"
          },
          "version": {
            "type": "integer",
            "enum": [
              1
            ],
            "description": "Version of the format.",
            "example": 1
          },
          "site": {
            "type": "string",
            "description": "Name of the site that was saved.",
            "example": "demo"
          },
          "seeded_as": {
            "type": "string",
            "description": "Name that is mixed into the seed.",
            "example": "demo"
          },
          "seed": {
            "$ref": "#/components/schemas/Seed"
          },
          "customers": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000,
            "description": "How many customers the scenario `default` has.",
            "example": 50
          },
          "profile": {
            "$ref": "#/components/schemas/Profile"
          },
          "first": {
            "$ref": "#/components/schemas/Beginning"
          },
          "present": {
            "$ref": "#/components/schemas/Beginning"
          },
          "records": {
            "type": "object",
            "description": "Records that were written since the seed.",
            "additionalProperties": false,
            "required": [
              "customers",
              "products",
              "price_points",
              "subscriptions",
              "payment_profiles",
              "last_item_id"
            ],
            "properties": {
              "customers": {
                "$ref": "#/components/schemas/Table"
              },
              "products": {
                "$ref": "#/components/schemas/Table"
              },
              "price_points": {
                "$ref": "#/components/schemas/Table"
              },
              "subscriptions": {
                "$ref": "#/components/schemas/Table"
              },
              "payment_profiles": {
                "$ref": "#/components/schemas/Table"
              },
              "last_item_id": {
                "$ref": "#/components/schemas/Count"
              }
            }
          },
          "drawn": {
            "$ref": "#/components/schemas/Count"
          },
          "tokens": {
            "type": "array",
            "description": "Access tokens that may still be valid.",
            "maxItems": 100000,
            "items": {
              "$ref": "#/components/schemas/Token"
            }
          },
          "applications": {
            "type": "object",
            "description": "OAuth 2.0 applications; the first one is the site's own.",
            "additionalProperties": false,
            "required": [
              "list",
              "drawn"
            ],
            "properties": {
              "list": {
                "type": "array",
                "description": "Oldest first.",
                "minItems": 1,
                "maxItems": 1000,
                "items": {
                  "$ref": "#/components/schemas/Application"
                }
              },
              "drawn": {
                "$ref": "#/components/schemas/Count"
              }
            }
          },
          "background": {
            "$ref": "#/components/schemas/Background"
          },
          "faults": {
            "type": "object",
            "description": "Fault rules.",
            "additionalProperties": false,
            "required": [
              "first",
              "rules",
              "last_id"
            ],
            "properties": {
              "first": {
                "type": "array",
                "description": "Rules that every reset restores.",
                "maxItems": 100,
                "items": {
                  "$ref": "#/components/schemas/FaultRule"
                }
              },
              "rules": {
                "type": "array",
                "description": "Rules in force, oldest first.",
                "maxItems": 100,
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "fault",
                    "seen",
                    "drawn"
                  ],
                  "properties": {
                    "fault": {
                      "$ref": "#/components/schemas/Fault"
                    },
                    "seen": {
                      "$ref": "#/components/schemas/Count"
                    },
                    "drawn": {
                      "$ref": "#/components/schemas/Count"
                    }
                  }
                }
              },
              "last_id": {
                "$ref": "#/components/schemas/Count"
              }
            }
          }
        }
      },
      "Scenario": {
        "type": "object",
        "title": "Scenario",
        "description": "A named set of first records.",
        "additionalProperties": false,
        "required": [
          "name",
          "summary"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name to show.",
            "example": "profile-refused"
          },
          "summary": {
            "type": "string",
            "description": "What the scenario holds.",
            "example": "A payment profile that its payer has refused"
          }
        }
      },
      "Site": {
        "type": "object",
        "title": "Site",
        "description": "One site that runs here.",
        "additionalProperties": false,
        "required": [
          "name",
          "base_url",
          "seed",
          "customers",
          "application"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name and subdomain of the site.",
            "example": "acme"
          },
          "base_url": {
            "type": "string",
            "description": "Base URL of the API.",
            "example": "http://127.0.0.1:4010/sites/acme"
          },
          "seed": {
            "$ref": "#/components/schemas/Seed"
          },
          "customers": {
            "type": "integer",
            "description": "How many customers it started with.",
            "example": 50
          },
          "application": {
            "type": "object",
            "description": "The application that the site starts with.",
            "additionalProperties": false,
            "required": [
              "uid",
              "secret",
              "scopes"
            ],
            "properties": {
              "uid": {
                "type": "string",
                "description": "The client id.",
                "example": "demo-client"
              },
              "secret": {
                "type": "string",
                "description": "The client secret.",
                "example": "demo-secret"
              },
              "scopes": {
                "type": "array",
                "description": "Scopes that its tokens may have.",
                "items": {
                  "type": "string",
                  "example": "customers_read"
                }
              }
            }
          },
          "control_token": {
            "type": "string",
            "description": "The token of the site's own control calls; in a sandbox alone.",
            "example": "zpIGqi7RfENcOn8SeGUKPQf4R-I8sThrRWQ3wgPjGG4"
          }
        }
      },
      "SiteInput": {
        "type": "object",
        "title": "SiteInput",
        "description": "Name and options of a new site.",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "pattern": "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$",
            "x-form": "lower-case letters, digits and inner hyphens, up to 63",
            "x-advice": "give lower-case letters, digits and dashes",
            "description": "Name and subdomain of the site.",
            "example": "acme"
          },
          "seed": {
            "$ref": "#/components/schemas/Seed"
          },
          "customers": {
            "type": "integer",
            "minimum": 0,
            "maximum": 100000,
            "description": "How many customers it starts with; 50 by default.",
            "example": 10
          }
        }
      },
      "ApplicationInput": {
        "type": "object",
        "title": "ApplicationInput",
        "description": "Fields of the application form.",
        "additionalProperties": false,
        "required": [
          "name",
          "scopes"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "description": "Name to show.",
            "x-advice": "give a text that is not blank",
            "example": "Shop"
          },
          "redirect_uri": {
            "type": "string",
            "description": "An https or loopback URI without a fragment, or an empty text.",
            "example": "https://shop.example.com/callback"
          },
          "scopes": {
            "description": "Scopes, separated by spaces or in a list.",
            "type": [
              "string",
              "array"
            ],
            "x-advice": "give scopes, separated by spaces or in a list",
            "items": {
              "type": "string"
            },
            "example": "customers_read customers_write"
          }
        }
      }
    },
    "responses": {
      "Forbidden": {
        "description": "The call comes from a page of another site, or is for an unknown host.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "foreign_origin": {
                "value": {
                  "error": {
                    "code": "foreign_origin",
                    "message": "The Origin is https://shop.example.com"
                  }
                }
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The control token is missing or wrong.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "unauthorized": {
                "value": {
                  "error": {
                    "code": "unauthorized",
                    "message": "The control token is missing or wrong"
                  }
                }
              }
            }
          }
        }
      },
      "TooMany": {
        "description": "The site has too many subscribers already.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "too_many": {
                "value": {
                  "error": {
                    "code": "too_many",
                    "message": "There are 100 subscribers already"
                  }
                }
              }
            }
          }
        }
      },
      "Invalid": {
        "description": "A value is wrong; `field` names it, and nothing has changed.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "invalid": {
                "value": {
                  "error": {
                    "code": "invalid",
                    "message": "decision is \"acept\"; did you mean accept?",
                    "field": "decision"
                  }
                }
              }
            }
          }
        }
      },
      "NoContent": {
        "description": "Done."
      },
      "NotFound": {
        "description": "Not found.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "not_found": {
                "value": {
                  "error": {
                    "code": "not_found",
                    "message": "There is no fault fault-9"
                  }
                }
              }
            }
          }
        }
      },
      "History": {
        "description": "What happened.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "additionalProperties": false,
              "properties": {
                "data": {
                  "type": "array",
                  "description": "Oldest first.",
                  "items": {
                    "$ref": "#/components/schemas/HistoryEntry"
                  }
                }
              }
            },
            "examples": {
              "history": {
                "value": {
                  "data": [
                    {
                      "at": "2026-01-15T13:45:30.123Z",
                      "event": "customer_created",
                      "customer_id": 23
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "BadRequest": {
        "description": "The body isn't valid JSON.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "no_json": {
                "value": {
                  "error": {
                    "code": "no_json",
                    "message": "The body isn't valid JSON"
                  }
                }
              }
            }
          }
        }
      },
      "Conflict": {
        "description": "The current state doesn't allow it.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "conflict": {
                "value": {
                  "error": {
                    "code": "conflict",
                    "message": "Cannot accept payment profile 9: it is active"
                  }
                }
              }
            }
          }
        }
      },
      "TooLarge": {
        "description": "The body is too large.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "too_large": {
                "value": {
                  "error": {
                    "code": "too_large",
                    "message": "The body is larger than 1 MiB"
                  }
                }
              }
            }
          }
        }
      },
      "WrongType": {
        "description": "The content type isn't `application/json`.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "unsupported_media_type": {
                "value": {
                  "error": {
                    "code": "unsupported_media_type",
                    "message": "The content type is text/plain; send application/json"
                  }
                }
              }
            }
          }
        }
      }
    },
    "parameters": {
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "How many of the newest items to return.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 200
        },
        "example": 50
      },
      "Text": {
        "name": "text",
        "in": "query",
        "description": "Text to find in the ids, names, e-mail addresses, numbers and states of the records and of their\ncustomers. Letter case and accents don't matter.",
        "schema": {
          "type": "string"
        },
        "example": "souza"
      },
      "After": {
        "name": "after",
        "in": "query",
        "description": "Id of the oldest record that was listed: the list goes on with those before it. The newest ones if\nleft out.",
        "schema": {
          "type": "string"
        },
        "example": "23"
      },
      "Skip": {
        "name": "skip",
        "in": "query",
        "description": "How many of the newest records to leave out, after those that `after` leaves out.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "default": 0
        },
        "example": 100
      },
      "CustomerId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the customer.",
        "schema": {
          "type": "integer"
        },
        "example": 23
      },
      "SubscriptionId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the subscription.",
        "schema": {
          "type": "string"
        },
        "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
      },
      "PaymentProfileId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the payment profile.",
        "schema": {
          "type": "integer"
        },
        "example": 9
      }
    },
    "examples": {
      "Example": {
        "summary": "A site without customers",
        "value": {
          "format": "sabia.snapshot",
          "version": 1,
          "site": "demo",
          "seeded_as": "demo",
          "seed": 1,
          "customers": 0,
          "profile": {},
          "first": {
            "scenario": "default",
            "seeded_at": 1768484730123
          },
          "present": {
            "scenario": "default",
            "seeded_at": 1768484730123
          },
          "records": {
            "customers": {
              "last_id": 0,
              "written": [],
              "changed": []
            },
            "products": {
              "last_id": 3,
              "written": [],
              "changed": []
            },
            "price_points": {
              "last_id": 3,
              "written": [],
              "changed": []
            },
            "subscriptions": {
              "last_id": 0,
              "written": [],
              "changed": []
            },
            "payment_profiles": {
              "last_id": 0,
              "written": [],
              "changed": []
            },
            "last_item_id": 0
          },
          "drawn": 0,
          "tokens": [],
          "applications": {
            "list": [
              {
                "name": "Default application",
                "redirect_uri": "",
                "uid": "demo-client",
                "secret": "demo-secret",
                "scopes": [
                  "customers_read"
                ]
              }
            ],
            "drawn": 0
          },
          "background": {
            "time": {
              "begun_at": null,
              "stands_at": null,
              "lead": 0
            },
            "due": [],
            "payer": {
              "policy": "manual",
              "delay": 1000
            },
            "webhooks": {
              "endpoints": {
                "list": [],
                "last_id": 0,
                "drawn": 0
              },
              "misbehaviours": [],
              "deliveries": [],
              "finished": [],
              "held": [],
              "under_way": [],
              "drawn": 0
            }
          },
          "faults": {
            "first": [],
            "rules": [],
            "last_id": 0
          }
        }
      }
    }
  }
} as unknown as OpenAPIV3_1.Document

export interface paths {
    "/__sabia/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the site is ready
         * @description Responds as soon as the site is ready; needs no token.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metrics
         * @description Returns the site's metrics in the Prometheus text format.
         */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow events
         * @description Streams server-sent events until the connection is closed: `request`,
         *     `payment_profile`, `webhook_delivery`, `reset`, `scenario`, `restore`, `seeding`. A client that
         *     falls more than 1 MiB behind gets `dropped` as its last event. `webhook_delivery` is sent for
         *     each attempt: the last of its `attempts` is the latest. `seeding` tells the `share` (0 to 1) of
         *     the records that a `site` has which is being added or restored.
         */
        get: operations["readEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description Returns this document, bundled.
         */
        get: operations["readControlDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent requests
         * @description Lists requests and responses, in the order of the responses.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Clear the request log
         * @description Clears the request log; numbers continue.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description Returns one request and its response.
         */
        get: operations["readRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Lists the customers as they are stored, also those that the API does not show yet.
         */
        get: operations["listCustomerRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns a customer as it is stored.
         */
        get: operations["readCustomerRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's history
         * @description Tells what happened to a customer, to its subscriptions and to its payment profiles.
         */
        get: operations["readCustomerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Lists the subscriptions with their customers and items as they are stored, also those that the
         *     API does not show yet.
         */
        get: operations["listSubscriptionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description Returns a subscription with its customer and items as it is stored.
         */
        get: operations["readSubscriptionRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/subscriptions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription's history
         * @description Tells what happened to a subscription and to its payment profiles.
         */
        get: operations["readSubscriptionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/payment_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment profiles
         * @description Lists the payment profiles with their QR codes: the payer's inbox.
         */
        get: operations["listPaymentProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/payment_profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment profile
         * @description Returns a payment profile with its QR code.
         */
        get: operations["readPaymentProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/payment_profiles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment profile's history
         * @description Tells what happened to a payment profile.
         */
        get: operations["readPaymentProfileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/payment_profiles/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide as the payer
         * @description Changes the status immediately and sends webhooks. A second or late decision is refused.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/payer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the policy
         * @description Returns the payer's default decision.
         */
        get: operations["readPayer"];
        /**
         * Set the policy
         * @description Sets the default decision for payment profiles that are created from now on.
         */
        put: operations["setPayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List endpoints
         * @description Lists the webhook endpoints with their secrets.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add an endpoint
         * @description Adds an address that receives webhooks from now on.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an endpoint
         * @description Removes an endpoint and drops its pending deliveries.
         */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Disable or enable an endpoint
         * @description Disables an endpoint, or enables it again. To disable it drops its pending deliveries; an enabled one
         *     receives what happens from then on.
         */
        patch: operations["changeWebhookEndpoint"];
        trace?: never;
    };
    "/__sabia/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a webhook
         * @description Accepts any body and stores nothing: a receiver for when you have none. Add
         *     `{base_url}/__sabia/inbox` as an endpoint, then read the deliveries. Needs no token.
         */
        post: operations["takeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_misbehaviours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List misbehaviours
         * @description Lists the faults that wait for the next deliveries.
         */
        get: operations["listWebhookMisbehaviours"];
        put?: never;
        /**
         * Ask for a misbehaviour
         * @description Delays, duplicates, reorders, mis-signs, reformats or drops the next deliveries.
         */
        post: operations["addWebhookMisbehaviour"];
        /**
         * Take misbehaviours back
         * @description Removes all delivery faults.
         */
        delete: operations["clearWebhookMisbehaviours"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists all pending deliveries and the last 1,000 others, with every attempt. A site keeps
         *     20,000 in all; if all of them are pending, a new one is dropped.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_deliveries/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for webhooks
         * @description Responds when a delivery is no longer pending, when all is quiet, or after the timeout.
         */
        post: operations["waitForWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Returns a delivery with all its attempts.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/webhook_deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends it immediately with the same id; the retry schedule starts again.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Returns the site's time and the tasks ahead.
         */
        get: operations["readClock"];
        /**
         * Move or freeze the clock
         * @description Advances or sets the time and performs every task due by then, or freezes the clock.
         */
        put: operations["moveClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the rules and how often each was applied.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description Adds a rule that applies to requests from now on.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes all rules.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fault
         * @description Returns a rule and how often it was applied.
         */
        get: operations["readFault"];
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Removes a rule.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the site
         * @description Resets records, tokens, faults, request log and clock. Sites, applications and endpoints stay.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a snapshot
         * @description Returns the whole state of the site as one document, secrets included.
         */
        get: operations["readSnapshot"];
        /**
         * Restore a snapshot
         * @description Restores a snapshot of at most 64 MiB and 100,000 seeded customers, or as many as the site
         *     already has. Many customers take a while: `seeding` events tell how far it is, and closing the
         *     connection cancels it.
         */
        put: operations["restoreSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scenarios
         * @description Lists the scenarios.
         */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/scenarios/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a scenario
         * @description Resets the site to the records of a scenario.
         */
        post: operations["playScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the gaps in force
         * @description Returns a choice for each gap, or its value.
         */
        get: operations["readProfile"];
        /**
         * Set the choices of gaps
         * @description Changes the choices from now on; records stay. A choice that the mock doesn't support leaves
         *     the assumption in force.
         */
        put: operations["setProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites
         * @description Lists the sites that run here, oldest first.
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Add a site
         * @description Adds a site with its own records, clock, faults and webhooks. Many customers take a while:
         *     `seeding` events tell how far it is, and closing the connection cancels it.
         */
        post: operations["addSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/sites/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a site
         * @description Removes a site and all its state. The first site cannot be removed.
         */
        delete: operations["removeSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sabia/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description Lists the OAuth 2.0 applications with their secrets.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Add an application
         * @description Adds an application; the site generates its UID and secret.
         */
        post: operations["addApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Health
         * @description A site that responds is alive and ready.
         */
        Health: {
            /**
             * @description Always `ok`.
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /**
             * @description Name of the site.
             * @example demo
             */
            site: string;
        };
        /**
         * Error
         * @description Why a call was refused.
         */
        Error: {
            /** @description The reason. */
            error: {
                /**
                 * @description Short name of the reason.
                 * @example invalid
                 */
                code: string;
                /**
                 * @description What is wrong, and what to do.
                 * @example decision is "acept"; did you mean accept?
                 */
                message: string;
                /**
                 * @description Name of the wrong field.
                 * @example decision
                 */
                field?: string;
            };
        };
        /**
         * Moment
         * Format: date-time
         * @description Moment in UTC, by the site's clock.
         * @example 2026-01-15T13:45:30.123Z
         */
        Moment: string;
        /**
         * Message
         * @description Headers and body.
         */
        Message: {
            /** @description By name, in lower case. */
            headers: {
                [key: string]: string;
            };
            /**
             * @description Text of the body.
             * @example {}
             */
            body?: string;
        };
        /**
         * Violation
         * @description One reason why a call was refused.
         */
        Violation: {
            /**
             * @description JSON pointer into the API's document.
             * @example /paths/~1api~1customers/get
             */
            pointer: string;
            /**
             * @description What is wrong.
             * @example page must be at least 1
             */
            message: string;
            /**
             * @description Code of the rule or name of the error.
             * @example SB404
             */
            rule?: string;
            /**
             * @description The gap that decides this.
             * @example G91
             */
            gap?: string;
        };
        /**
         * Change
         * @description A record that was written.
         */
        Change: {
            /**
             * @description Kind of the record.
             * @example customers
             */
            kind: string;
            /**
             * @description Id of the record.
             * @example 51
             */
            id: string | number;
            /**
             * @description What was done.
             * @example created
             * @enum {string}
             */
            what: "created" | "updated";
        };
        /**
         * Request
         * @description One request and its response, with secrets masked.
         */
        Request: {
            /**
             * @description Number since the last reset.
             * @example 1
             */
            id: number;
            at: components["schemas"]["Moment"];
            /**
             * @description Method in upper case.
             * @example GET
             */
            method: string;
            /**
             * @description Path without the query.
             * @example /api/customers/1
             */
            path: string;
            /**
             * @description What follows the path.
             * @example page=2
             */
            query: string;
            /**
             * @description Id of the operation; absent if the request matches none.
             * @example readCustomer
             */
            operation?: string;
            /**
             * @description Status of the response; 0 if the connection was dropped.
             * @example 200
             */
            status: number;
            /**
             * @description In milliseconds of real time.
             * @example 0.4
             */
            duration: number;
            request: components["schemas"]["Message"];
            answer: components["schemas"]["Message"];
            /** @description Why the call was refused. */
            violations: components["schemas"]["Violation"][];
            /** @description Records that the call wrote. */
            changes: components["schemas"]["Change"][];
            /** @description Ids of the deliveries that the call caused. */
            webhooks: string[];
            /** @description Ids of the fault rules that were applied; `prefer` if the request asked for it. */
            faults: string[];
            /**
             * @description What was wrong with the site's own response.
             * @example no
             */
            defect?: string;
            /**
             * @description The nearest operation, if the request matches none.
             * @example GET /api/customers
             */
            hint?: string;
            /**
             * @description A command that repeats the request.
             * @example curl …
             */
            curl: string;
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
         * Total
         * @description How many records match, on all pages.
         * @example 50
         */
        Total: number;
        /**
         * HistoryEntry
         * @description Something that happened to a record.
         */
        HistoryEntry: {
            at: components["schemas"]["Moment"];
            /**
             * @description What happened.
             * @example payment_profile_updated
             * @enum {string}
             */
            event: "customer_created" | "subscription_created" | "item_added" | "payment_profile_created" | "payment_profile_updated" | "webhook_sent";
            /**
             * @description Id of the customer.
             * @example 23
             */
            customer_id?: number;
            /**
             * @description Id of the subscription.
             * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
             */
            subscription_id?: string;
            /**
             * @description Id of the item.
             * @example 31
             */
            item_id?: number;
            /**
             * @description Id of the payment profile.
             * @example 9
             */
            payment_profile_id?: number;
            /**
             * @description Id of the webhook delivery.
             * @example msg_C2FVsBQIhrscChlQIMV
             */
            delivery_id?: string;
            /**
             * @description Status of the payment profile, or state of the delivery.
             * @example active
             */
            status?: string;
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
         * DecisionInput
         * @description The payer's decision.
         */
        DecisionInput: {
            /**
             * @description `accept`, `refuse` and `expire` decide a pending profile; `cancel` ends an active one.
             * @example accept
             * @enum {string}
             */
            decision: "accept" | "refuse" | "expire" | "cancel";
        };
        /**
         * Policy
         * @description `manual` waits for a decision; the others decide after the delay.
         * @example manual
         * @enum {string}
         */
        Policy: "manual" | "accept" | "refuse" | "expire";
        /**
         * Payer
         * @description The payer's default decision; an e-mail tag overrides it.
         */
        Payer: {
            policy: components["schemas"]["Policy"];
            /**
             * @description Time from creation to decision, in milliseconds of the site's clock.
             * @example 1000
             */
            delay: number;
        };
        /**
         * Duration
         * @description A length of time, in milliseconds or as text with a unit (ms, s, m, h, d, w).
         * @example 20h
         */
        Duration: number | string;
        /**
         * PayerInput
         * @description A new policy. What is left out gets the default of a new site.
         */
        PayerInput: {
            policy?: components["schemas"]["Policy"];
            delay?: components["schemas"]["Duration"];
        };
        /**
         * WebhookEndpoint
         * @description Where webhooks are sent to.
         */
        WebhookEndpoint: {
            /**
             * @description Number of the endpoint.
             * @example 1
             */
            id: number;
            /**
             * @description An http(s) address.
             * @example http://127.0.0.1:3000/webhooks
             */
            url: string;
            /**
             * @description Signing key, in full.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
            /**
             * @description Nothing more is sent to it, because it responded with 410 or was disabled.
             * @example false
             */
            disabled: boolean;
        };
        /**
         * WebhookEndpointInput
         * @description A new endpoint.
         */
        WebhookEndpointInput: {
            /**
             * @description An http(s) address without user name and password.
             * @example http://127.0.0.1:3000/webhooks
             */
            url: string;
            /**
             * @description `whsec_` and 24 to 64 bytes in base64; made if none is given.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret?: string;
        };
        /**
         * WebhookEndpointChange
         * @description A change of an endpoint.
         */
        WebhookEndpointChange: {
            /**
             * @description Whether it is disabled.
             * @example true
             */
            disabled: boolean;
        };
        /**
         * MisbehaviourKind
         * @description Arrive late, twice, after the next one, not at all, only after a first attempt that fails, with a
         *     wrong signature, or as the same JSON value with other spacing and escapes (signed as sent).
         * @example duplicate
         * @enum {string}
         */
        MisbehaviourKind: "delay" | "duplicate" | "reorder" | "drop" | "fail" | "wrong_signature" | "reformat";
        /**
         * Misbehaviour
         * @description A fault for the next deliveries, and what is left of it.
         */
        Misbehaviour: {
            how: components["schemas"]["MisbehaviourKind"];
            /**
             * @description How many are left.
             * @example 1
             */
            next: number;
            /**
             * @description Milliseconds of `delay`.
             * @example 10000
             */
            delay: number;
        };
        /**
         * MisbehaviourInput
         * @description A fault for the next deliveries.
         */
        MisbehaviourInput: {
            how: components["schemas"]["MisbehaviourKind"];
            /**
             * @description How many deliveries; 1 by default.
             * @example 2
             */
            next?: number;
            delay?: components["schemas"]["Duration"];
        };
        /**
         * DeliveryState
         * @description State of a delivery.
         * @example delivered
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "failed" | "dropped";
        /**
         * WebhookEvent
         * @description What is sent.
         */
        WebhookEvent: {
            /**
             * @description Kind of the event.
             * @example payment_profile.activated
             */
            type: string;
            /**
             * @description Moment of the change, in the form of the gaps in force.
             * @example 2026-01-15T13:45:30.123Z
             */
            timestamp: string | number;
            /**
             * @description The payment profile without its QR code.
             * @example {
             *       "id": 9,
             *       "status": "active"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * WebhookAttempt
         * @description One attempt to send a delivery.
         */
        WebhookAttempt: {
            at: components["schemas"]["Moment"];
            /**
             * @description Status of the response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why there was no response; null otherwise.
             * @example fetch failed: connect ECONNREFUSED
             */
            error: string | null;
            /**
             * @description In milliseconds of real time.
             * @example 3.4
             */
            duration_ms: number;
            request: components["schemas"]["Message"];
            /** @description Response with the start of its body; null if there was none. */
            response: components["schemas"]["Message"] | null;
        };
        /**
         * WebhookDelivery
         * @description One event for one endpoint.
         */
        WebhookDelivery: {
            /**
             * @description The header `webhook-id` of every attempt.
             * @example msg_0123456789abcdef
             */
            id: string;
            event: components["schemas"]["WebhookEvent"];
            /**
             * @description Number of the endpoint.
             * @example 1
             */
            endpoint_id: number;
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Why it failed or was dropped; null otherwise.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt, by the site's clock; null if none is planned.
             * @example 2026-01-15T13:45:35.123Z
             */
            next_attempt_at: string | null;
            /** @description Oldest first; the last 50. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * WaitInput
         * @description What to wait for; `quiet` by default.
         */
        WaitInput: {
            /**
             * @description In milliseconds of real time; 5000 by default.
             * @example 1000
             */
            timeout_ms?: number;
            /**
             * @description Waits until nothing is being sent and nothing is due now.
             * @example true
             * @enum {boolean}
             */
            quiet?: true;
            /**
             * @description Waits until the delivery with this id is no longer pending.
             * @example msg_0123456789abcdef
             */
            delivery?: string;
        };
        /**
         * WaitResult
         * @description Whether it happened in time, and how many deliveries are left.
         */
        WaitResult: {
            /**
             * @description Whether it happened in time.
             * @example true
             */
            reached: boolean;
            /**
             * @description Pending deliveries.
             * @example 0
             */
            pending: number;
        };
        /**
         * AutomaticDecision
         * @description What the payer will decide.
         * @example accept
         * @enum {string}
         */
        AutomaticDecision: "accept" | "refuse" | "expire";
        /**
         * DueItem
         * @description A task that the site performs by itself.
         */
        DueItem: {
            at: components["schemas"]["Moment"];
            /**
             * @description Kind of the task.
             * @example qr_code_expiry
             * @enum {string}
             */
            kind: "qr_code_expiry" | "decision" | "webhook_attempt";
            /**
             * @description Id of the payment profile, if the task is about one.
             * @example 9
             */
            payment_profile_id?: number;
            decision?: components["schemas"]["AutomaticDecision"];
            /**
             * @description Id of the delivery, if the task is about one.
             * @example msg_0123456789abcdef
             */
            delivery_id?: string;
            /**
             * @description The attempt is being made now.
             * @example true
             * @enum {boolean}
             */
            in_flight?: true;
        };
        /**
         * Clock
         * @description The site's time and the tasks ahead.
         */
        Clock: {
            now: components["schemas"]["Moment"];
            /**
             * @description Whether the clock is frozen.
             * @example false
             */
            frozen: boolean;
            /** @description Tasks ahead, soonest first; attempts in flight come before them. */
            due: components["schemas"]["DueItem"][];
        };
        /**
         * ClockInput
         * @description Exactly one of the three.
         */
        ClockInput: {
            advance?: components["schemas"]["Duration"];
            /**
             * @description Moves to this moment (ISO 8601), which cannot be in the site's past.
             * @example 2027-01-01T00:00:00Z
             */
            set?: string;
            /**
             * @description Freezes the clock, or lets it run on from where it is.
             * @example true
             */
            freeze?: boolean;
        };
        /**
         * Seed
         * @description Seed of everything random.
         * @example 7
         */
        Seed: number;
        /**
         * FaultCondition
         * @description Conditions that must all hold.
         */
        FaultCondition: {
            /**
             * @description Applies this many times, from now on.
             * @example 2
             */
            next?: number;
            /**
             * @description Applies to every nth request.
             * @example 3
             */
            every?: number;
            /**
             * @description Applies to a random share of the requests. A seed is made if none is given.
             * @example {
             *       "share": 0.1,
             *       "seed": 7
             *     }
             */
            random?: {
                /**
                 * @description From 0 to 1.
                 * @example 0.1
                 */
                share: number;
                seed?: components["schemas"]["Seed"];
            };
            /**
             * @description Applies where these fields of the body, the path or the query have these values. A field is a JSON pointer or a dotted name.
             * @example {
             *       "/customer_id": 7
             *     }
             */
            matching?: {
                [key: string]: unknown;
            };
        };
        /**
         * FaultWhen
         * @description When the rule applies; `always` by default. All given conditions must hold.
         * @example {
         *       "next": 2
         *     }
         */
        FaultWhen: "always" | components["schemas"]["FaultCondition"];
        /**
         * FaultAction
         * @description What the rule does. Effects that don't exclude each other combine.
         */
        FaultAction: {
            /**
             * @description Responds with this status instead of performing the call.
             * @example 503
             */
            status?: number;
            /**
             * @description Name of the document's example.
             * @example SB344
             */
            example?: string;
            /**
             * @description Delays the response in real time, or by a random time between two; at most 60 s.
             * @example 2s
             */
            delay?: components["schemas"]["Duration"] | components["schemas"]["Duration"][];
            /**
             * @description Drops the connection without performing the call.
             * @example true
             * @enum {boolean}
             */
            drop?: true;
            /**
             * @description Cuts the body after this many bytes; `true` cuts it in half.
             * @example 10
             */
            truncate?: true | number;
            /**
             * @description Sends a body that isn't valid JSON.
             * @example true
             * @enum {boolean}
             */
            malformed?: true;
            /** @description Responds with 429 and `Retry-After` instead of performing the call. */
            rateLimit?: {
                /**
                 * @description In seconds.
                 * @example 30
                 */
                retryAfter: number;
            };
            /**
             * @description Performs the call and stores the result, then responds with this status or drops the connection.
             * @example 500
             */
            failAfterWrite?: number | "drop";
        };
        /**
         * Fault
         * @description A rule of the site, and how often it was applied.
         */
        Fault: {
            /**
             * @description Id of the rule.
             * @example fault-1
             */
            id: string;
            /**
             * @description Id of the operation.
             * @example createCustomer
             */
            operation: string;
            when: components["schemas"]["FaultWhen"];
            then: components["schemas"]["FaultAction"];
            /**
             * @description How often it was applied.
             * @example 0
             */
            applied: number;
            /**
             * @description How many times it will still apply; absent if there is no limit.
             * @example 2
             */
            left?: number;
            seed?: components["schemas"]["Seed"];
        };
        /**
         * FaultRule
         * @description A failure to inject.
         */
        FaultRule: {
            /**
             * @description Id of the operation; `*` for all, which is the default.
             * @example createCustomer
             */
            operation?: string;
            when?: components["schemas"]["FaultWhen"];
            then: components["schemas"]["FaultAction"];
        };
        /**
         * Profile
         * @description A choice for each gap, or a value where it has values. A gap that isn't named keeps the ledger's
         *     assumption.
         * @example {
         *       "G29": "created"
         *     }
         */
        Profile: {
            [key: string]: unknown;
        };
        /**
         * Beginning
         * @description The records that the site started with, made again from the seed.
         */
        Beginning: {
            /**
             * @description Name of the scenario.
             * @example default
             */
            scenario: string;
            /**
             * @description Moment that its records are dated by, before the year 9000.
             * @example 1768484730123
             */
            seeded_at: number;
        };
        /**
         * Count
         * @description A count, or the number of a record.
         * @example 3
         */
        Count: number;
        /**
         * Record
         * @description A record as it is stored.
         */
        Record: {
            /**
             * @description Id of the record.
             * @example 51
             */
            id: string | number;
        } & {
            [key: string]: unknown;
        };
        /**
         * Table
         * @description Records of one kind.
         */
        Table: {
            last_id: components["schemas"]["Count"];
            /** @description New records. */
            written: components["schemas"]["Record"][];
            /** @description Records of the seed that have changed. */
            changed: components["schemas"]["Record"][];
        };
        /**
         * Token
         * @description An access token.
         */
        Token: {
            /**
             * @description The token itself.
             * @example 0123456789abcdef
             */
            token: string;
            /**
             * @description Client id of its application.
             * @example demo-client
             */
            uid: string;
            /** @description Scopes of the token. */
            scopes: string[];
            /**
             * @description Moment of its expiry.
             * @example 1768556730123
             */
            expires_at: number;
        };
        /**
         * Application
         * @description An OAuth 2.0 application of the site.
         */
        Application: {
            /**
             * @description Name to show.
             * @example Shop
             */
            name: string;
            /**
             * @description Never used by this service.
             * @example
             */
            redirect_uri: string;
            /**
             * @description The client id.
             * @example demo-client
             */
            uid: string;
            /**
             * @description The client secret.
             * @example demo-secret
             */
            secret: string;
            /** @description Scopes that its tokens may have. */
            scopes: string[];
        };
        /**
         * ExpiryWork
         * @description A QR code expires.
         */
        ExpiryWork: {
            /**
             * @description Kind of the work. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "qr_code_expiry";
            payment_profile_id: components["schemas"]["Count"];
        };
        /**
         * DecisionWork
         * @description The payer decides.
         */
        DecisionWork: {
            /**
             * @description Kind of the work. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "decision";
            payment_profile_id: components["schemas"]["Count"];
            decision: components["schemas"]["AutomaticDecision"];
        };
        /**
         * AttemptWork
         * @description A webhook is sent.
         */
        AttemptWork: {
            /**
             * @description Kind of the work. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "webhook_attempt";
            /**
             * @description Id of the delivery.
             * @example msg_0123456789abcdef
             */
            delivery_id: string;
        };
        /**
         * Task
         * @description Work that falls due at a moment.
         */
        Task: {
            /**
             * @description When it falls due.
             * @example 1768571130123
             */
            at: number;
            /** @description What the site will do. */
            work: components["schemas"]["ExpiryWork"] | components["schemas"]["DecisionWork"] | components["schemas"]["AttemptWork"];
        };
        /**
         * Headers
         * @description By name, in lower case.
         */
        Headers: {
            [key: string]: string;
        };
        /**
         * SavedAttempt
         * @description One attempt, without the body that was sent.
         */
        SavedAttempt: {
            /**
             * @description When it was sent.
             * @example 2026-01-15T13:45:30.123Z
             */
            at: string;
            /**
             * @description Status of the response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why there was no response; null otherwise.
             * @example null
             */
            error: string | null;
            /**
             * @description In milliseconds of real time.
             * @example 3.4
             */
            duration_ms: number;
            request_headers: components["schemas"]["Headers"];
            /** @description Response with the start of its body; null if there was none. */
            response: {
                headers: components["schemas"]["Headers"];
                /**
                 * @description Start of its text.
                 * @example ok
                 */
                body: string;
            } | null;
        };
        /**
         * SavedDelivery
         * @description A delivery, and what is still to be done about it.
         */
        SavedDelivery: {
            /**
             * @description Its `webhook-id`.
             * @example msg_0123456789abcdef
             */
            id: string;
            /** @description What is sent. */
            event: {
                /**
                 * @description Event type.
                 * @example payment_profile.activated
                 */
                type: string;
                /**
                 * @description Moment of the change.
                 * @example 2026-01-15T13:45:30.123Z
                 */
                timestamp: string;
                /**
                 * @description The payment profile without its QR code.
                 * @example {
                 *       "id": 9,
                 *       "status": "active"
                 *     }
                 */
                data: {
                    [key: string]: unknown;
                };
            };
            endpoint_id: components["schemas"]["Count"];
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Why it failed or was dropped; null otherwise.
             * @example null
             */
            reason: string | null;
            /** @description Oldest first. */
            attempts: components["schemas"]["SavedAttempt"][];
            tries: components["schemas"]["Count"];
            repeats: components["schemas"]["Count"];
            /**
             * @description Whether the next attempt fails without being sent. Older snapshots leave it out.
             * @default false
             * @example false
             */
            is_failing: boolean;
            /**
             * @description Whether the next attempt has a wrong signature.
             * @example false
             */
            is_forged: boolean;
            /**
             * @description Whether its body has other spacing and escapes. Older snapshots leave it out.
             * @default false
             * @example false
             */
            is_reformatted: boolean;
        };
        /**
         * DeliveryIds
         * @description Ids of deliveries, in their order.
         */
        DeliveryIds: string[];
        /**
         * Webhooks
         * @description Endpoints, deliveries and misbehaviours.
         */
        Webhooks: {
            /** @description Where webhooks are sent. */
            endpoints: {
                /** @description Oldest first. */
                list: components["schemas"]["WebhookEndpoint"][];
                last_id: components["schemas"]["Count"];
                drawn: components["schemas"]["Count"];
            };
            /** @description Oldest first. */
            misbehaviours: components["schemas"]["Misbehaviour"][];
            /** @description Oldest first. */
            deliveries: components["schemas"]["SavedDelivery"][];
            finished: components["schemas"]["DeliveryIds"];
            held: components["schemas"]["DeliveryIds"];
            under_way: components["schemas"]["DeliveryIds"];
            drawn: components["schemas"]["Count"];
        };
        /**
         * Background
         * @description The clock, the tasks ahead, the payer's policy and the webhooks.
         */
        Background: {
            /** @description The site's clock. */
            time: {
                /**
                 * @description The fixed moment that it started with; null if it started with real time.
                 * @example null
                 */
                begun_at: number | null;
                /**
                 * @description Where it is frozen; null while it runs.
                 * @example null
                 */
                stands_at: number | null;
                /**
                 * @description How far it is ahead of real time, in milliseconds.
                 * @example 0
                 */
                lead: number;
            };
            /** @description Tasks ahead, soonest first. */
            due: components["schemas"]["Task"][];
            payer: components["schemas"]["Payer"];
            webhooks: components["schemas"]["Webhooks"];
        };
        /**
         * Snapshot
         * @description The whole state of a site, secrets included. Keep it as it is and send it back. Moments are
         *     milliseconds since 1970.
         */
        Snapshot: {
            /**
             * @description Identifies the document as a snapshot.
             * @example sabia.snapshot
             * @enum {string}
             */
            format: "sabia.snapshot";
            /**
             * @description Version of the format.
             * @example 1
             * @enum {integer}
             */
            version: 1;
            /**
             * @description Name of the site that was saved.
             * @example demo
             */
            site: string;
            /**
             * @description Name that is mixed into the seed.
             * @example demo
             */
            seeded_as: string;
            seed: components["schemas"]["Seed"];
            /**
             * @description How many customers the scenario `default` has.
             * @example 50
             */
            customers: number;
            profile: components["schemas"]["Profile"];
            first: components["schemas"]["Beginning"];
            present: components["schemas"]["Beginning"];
            /** @description Records that were written since the seed. */
            records: {
                customers: components["schemas"]["Table"];
                products: components["schemas"]["Table"];
                price_points: components["schemas"]["Table"];
                subscriptions: components["schemas"]["Table"];
                payment_profiles: components["schemas"]["Table"];
                last_item_id: components["schemas"]["Count"];
            };
            drawn: components["schemas"]["Count"];
            /** @description Access tokens that may still be valid. */
            tokens: components["schemas"]["Token"][];
            /** @description OAuth 2.0 applications; the first one is the site's own. */
            applications: {
                /** @description Oldest first. */
                list: components["schemas"]["Application"][];
                drawn: components["schemas"]["Count"];
            };
            background: components["schemas"]["Background"];
            /** @description Fault rules. */
            faults: {
                /** @description Rules that every reset restores. */
                first: components["schemas"]["FaultRule"][];
                /** @description Rules in force, oldest first. */
                rules: {
                    fault: components["schemas"]["Fault"];
                    seen: components["schemas"]["Count"];
                    drawn: components["schemas"]["Count"];
                }[];
                last_id: components["schemas"]["Count"];
            };
        };
        /**
         * Scenario
         * @description A named set of first records.
         */
        Scenario: {
            /**
             * @description Name to show.
             * @example profile-refused
             */
            name: string;
            /**
             * @description What the scenario holds.
             * @example A payment profile that its payer has refused
             */
            summary: string;
        };
        /**
         * Site
         * @description One site that runs here.
         */
        Site: {
            /**
             * @description Name and subdomain of the site.
             * @example acme
             */
            name: string;
            /**
             * @description Base URL of the API.
             * @example http://127.0.0.1:4010/sites/acme
             */
            base_url: string;
            seed: components["schemas"]["Seed"];
            /**
             * @description How many customers it started with.
             * @example 50
             */
            customers: number;
            /** @description The application that the site starts with. */
            application: {
                /**
                 * @description The client id.
                 * @example demo-client
                 */
                uid: string;
                /**
                 * @description The client secret.
                 * @example demo-secret
                 */
                secret: string;
                /** @description Scopes that its tokens may have. */
                scopes: string[];
            };
            /**
             * @description The token of the site's own control calls; in a sandbox alone.
             * @example zpIGqi7RfENcOn8SeGUKPQf4R-I8sThrRWQ3wgPjGG4
             */
            control_token?: string;
        };
        /**
         * SiteInput
         * @description Name and options of a new site.
         */
        SiteInput: {
            /**
             * @description Name and subdomain of the site.
             * @example acme
             */
            name: string;
            seed?: components["schemas"]["Seed"];
            /**
             * @description How many customers it starts with; 50 by default.
             * @example 10
             */
            customers?: number;
        };
        /**
         * ApplicationInput
         * @description Fields of the application form.
         */
        ApplicationInput: {
            /**
             * @description Name to show.
             * @example Shop
             */
            name: string;
            /**
             * @description An https or loopback URI without a fragment, or an empty text.
             * @example https://shop.example.com/callback
             */
            redirect_uri?: string;
            /**
             * @description Scopes, separated by spaces or in a list.
             * @example customers_read customers_write
             */
            scopes: string | string[];
        };
    };
    responses: {
        /** @description The call comes from a page of another site, or is for an unknown host. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The control token is missing or wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site has too many subscribers already. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A value is wrong; `field` names it, and nothing has changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What happened. */
        History: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Oldest first. */
                    data: components["schemas"]["HistoryEntry"][];
                };
            };
        };
        /** @description The body isn't valid JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state doesn't allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type isn't `application/json`. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description How many of the newest items to return.
         * @example 50
         */
        Limit: number;
        /**
         * @description Text to find in the ids, names, e-mail addresses, numbers and states of the records and of their
         *     customers. Letter case and accents don't matter.
         * @example souza
         */
        Text: string;
        /**
         * @description Id of the oldest record that was listed: the list goes on with those before it. The newest ones if
         *     left out.
         * @example 23
         */
        After: string;
        /**
         * @description How many of the newest records to leave out, after those that `after` leaves out.
         * @example 100
         */
        Skip: number;
        /**
         * @description Id of the customer.
         * @example 23
         */
        CustomerId: number;
        /**
         * @description Id of the subscription.
         * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
         */
        SubscriptionId: string;
        /**
         * @description Id of the payment profile.
         * @example 9
         */
        PaymentProfileId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive and ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["TooMany"];
        };
    };
    readControlDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Version of OpenAPI.
                         * @example 3.1.1
                         */
                        openapi: string;
                        /** @description Every call, by its path. */
                        paths: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Id of the operation.
                 * @example createCustomer
                 */
                operation?: string;
                /**
                 * @description A status such as `422`, or a class such as `4xx`.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Text to find anywhere in the entry.
                 * @example ana
                 */
                text?: string;
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Request"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the request.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomerRecords: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in the ids, names, e-mail addresses, numbers and states of the records and of their
                 *     customers. Letter case and accents don't matter.
                 * @example souza
                 */
                text?: components["parameters"]["Text"];
                /**
                 * @description Id of the oldest record that was listed: the list goes on with those before it. The newest ones if
                 *     left out.
                 * @example 23
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many of the newest records to leave out, after those that `after` leaves out.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Customer"][];
                        total: components["schemas"]["Total"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readCustomerRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer.
                 * @example 23
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readCustomerHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer.
                 * @example 23
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listSubscriptionRecords: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in the ids, names, e-mail addresses, numbers and states of the records and of their
                 *     customers. Letter case and accents don't matter.
                 * @example souza
                 */
                text?: components["parameters"]["Text"];
                /**
                 * @description Id of the oldest record that was listed: the list goes on with those before it. The newest ones if
                 *     left out.
                 * @example 23
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many of the newest records to leave out, after those that `after` leaves out.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Subscription"][];
                        total: components["schemas"]["Total"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readSubscriptionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readSubscriptionHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 * @example 21cb7606-ac19-4bed-8dc2-8a4125cc7c6e
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listPaymentProfiles: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this status.
                 * @example pending
                 */
                status?: string;
                /**
                 * @description Text to find in the ids, names, e-mail addresses, numbers and states of the records and of their
                 *     customers. Letter case and accents don't matter.
                 * @example souza
                 */
                text?: components["parameters"]["Text"];
                /**
                 * @description Id of the oldest record that was listed: the list goes on with those before it. The newest ones if
                 *     left out.
                 * @example 23
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many of the newest records to leave out, after those that `after` leaves out.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["PaymentProfile"][];
                        total: components["schemas"]["Total"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readPaymentProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment profile.
                 * @example 9
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readPaymentProfileHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the payment profile.
                 * @example 9
                 */
                id: components["parameters"]["PaymentProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment profile.
                 * @example 9
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description The payment profile with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    readPayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setPayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new policy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerInput"];
            };
        };
        responses: {
            /** @description The policy in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["WebhookEndpoint"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointInput"];
            };
        };
        responses: {
            /** @description The new endpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the endpoint.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the endpoint.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    takeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWebhookMisbehaviours: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Misbehaviour"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    addWebhookMisbehaviour: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The misbehaviour. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MisbehaviourInput"];
            };
        };
        responses: {
            /** @description The misbehaviour. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Misbehaviour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    clearWebhookMisbehaviours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this state.
                 * @example failed
                 */
                state?: components["schemas"]["DeliveryState"];
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    waitForWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to wait for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitInput"];
            };
        };
        responses: {
            /** @description Whether it happened in time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the delivery.
                 * @example msg_0123456789abcdef
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the delivery.
                 * @example msg_0123456789abcdef
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    readClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One of `advance`, `set` or `freeze`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockInput"];
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    listFaults: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Fault"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The rule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRule"];
            };
        };
        responses: {
            /** @description The new rule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example fault-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example fault-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    readSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A snapshot, unchanged. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    listScenarios: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Scenario"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    playScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the scenario.
                 * @example profile-refused
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gaps in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A site profile. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description The gaps in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    listSites: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Site"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    addSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Its name and options. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteInput"];
            };
        };
        responses: {
            /** @description The new site. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
    removeSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the site.
                 * @example acme
                 */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Application"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    addApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the application form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationInput"];
            };
        };
        responses: {
            /** @description The new application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
        };
    };
}
