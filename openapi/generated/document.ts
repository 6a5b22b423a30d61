// Written by `npm run generate` from the document and the ledger. Not edited by hand.
import type { OpenAPIV3_1 } from 'openapi-types'

/** The document: every file of `openapi/` bundled into one. */
export const document = {
  "openapi": "3.1.1",
  "info": {
    "title": "Recurring billing with Pix payment profiles",
    "version": "2.1.4",
    "summary": "Customers, subscriptions with items, and Pix payment profiles of one site.",
    "description": "A site holds customers, subscriptions (with items that refer to products and price points) and\npayment profiles. It charges its customers through payment profiles, each linked to one\nsubscription; `pix`, with automatic recurrence, is the only payment method.\n\nEnrolling a Pix recurrence takes four steps: a client creates a payment profile; the site\nproduces a recurrence QR code; the payer accepts or refuses it on a phone; the site updates the\nprofile's status and tells by a webhook. It makes no payment: it authorizes future charges.\n\n**Certain and assumed.** What the written specification states is certain. What it leaves open\nis a gap: each such place carries `x-gap` with the gap's id, and its description says what is\nassumed. A real site may fill a gap otherwise.",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:4010",
      "description": "The mock on one's own machine"
    },
    {
      "url": "https://{site}.{domain}",
      "description": "One site, on its own subdomain",
      "variables": {
        "site": {
          "default": "demo"
        },
        "domain": {
          "default": "billing.test"
        }
      }
    }
  ],
  "security": [
    {
      "OAuth2": []
    }
  ],
  "tags": [
    {
      "name": "Authentication",
      "description": "How a client gets the access token that every API call carries."
    },
    {
      "name": "Customers",
      "description": "The people and companies that a site charges."
    },
    {
      "name": "Subscriptions",
      "description": "What a customer pays for, period by period, and its items."
    },
    {
      "name": "Payment profiles",
      "description": "The payer's authorization to be charged for a subscription."
    }
  ],
  "paths": {
    "/oauth/token": {
      "post": {
        "operationId": "createToken",
        "summary": "Get an access token",
        "description": "Grants an access token for the client credentials of an application. By assumption,\neach call grants a new token, and older ones stay valid until they expire.\n\n`invalid_client` has several causes: a wrong UID, a wrong secret, scopes that are missing, not\nallowed to the application or separated by commas, a wrong site.\n\nAssumed:\n- G66: Where is the token call? `POST {base_url}/oauth/token`.\n- G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.\n- G70: May the client's credentials come by HTTP Basic? Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.\n- G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.\n- G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.\n- G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.\n- G82: Does another token call give another token? Yes. Earlier tokens live until they expire.\n- G113: What follows when the token call is refused several times? Nothing.",
        "tags": [
          "Authentication"
        ],
        "security": [
          {},
          {
            "ClientSecretBasic": []
          }
        ],
        "x-gap": [
          {
            "keyword": "requestBody",
            "gap": [
              "G66",
              "G67"
            ]
          },
          {
            "keyword": "security",
            "gap": "G70"
          },
          {
            "keyword": "value",
            "gap": [
              "G66",
              "G67",
              "G68",
              "G69",
              "G70",
              "G71",
              "G82",
              "G113"
            ]
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The credentials, as a form or as JSON.",
          "content": {
            "application/x-www-form-urlencoded": {
              "x-gap": "G67",
              "schema": {
                "$ref": "#/components/schemas/TokenInput"
              },
              "examples": {
                "form": {
                  "$ref": "#/components/examples/token_input"
                }
              }
            },
            "application/json": {
              "x-gap": "G67",
              "schema": {
                "$ref": "#/components/schemas/TokenInput"
              },
              "examples": {
                "json": {
                  "$ref": "#/components/examples/token_input"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The access token.",
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G74",
                "example": "no-store"
              },
              "Pragma": {
                "description": "The same for older caches.\n\nAssumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G74",
                "example": "no-cache"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Token"
                },
                "examples": {
                  "token": {
                    "$ref": "#/components/examples/token"
                  }
                }
              }
            }
          },
          "400": {
            "description": "The request lacks a parameter or asks for another grant type.\n\nAssumed:\n- G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.\n- G70: May the client's credentials come by HTTP Basic? Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.\n- G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.",
            "x-gap": [
              "G68",
              "G70",
              "G92"
            ],
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "invalid_request": {
                    "$ref": "#/components/examples/invalid_request"
                  },
                  "unsupported_grant_type": {
                    "$ref": "#/components/examples/unsupported_grant_type"
                  }
                }
              }
            }
          },
          "401": {
            "description": "Client authentication failed.",
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "Bearer realm=\"demo\", error=\"invalid_client\""
              },
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "invalid_client": {
                    "$ref": "#/components/examples/invalid_client"
                  }
                }
              }
            }
          },
          "413": {
            "description": "The body is larger than 1 MiB.\n\nAssumed, G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.",
            "x-gap": "G97",
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "token_payload_too_large": {
                    "$ref": "#/components/examples/token_payload_too_large"
                  }
                }
              }
            }
          },
          "415": {
            "description": "The body is neither a form nor JSON.\n\nAssumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.",
            "x-gap": "G67",
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "token_unsupported_media_type": {
                    "$ref": "#/components/examples/token_unsupported_media_type"
                  }
                }
              }
            }
          },
          "500": {
            "description": "The site failed.\n\nAssumed, G95: What does a fault of the server look like? 500 with the envelope. The mock has one only when it is asked to, or when its own answer would break the document.",
            "x-gap": "G95",
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "server_error": {
                    "$ref": "#/components/examples/server_error"
                  }
                }
              }
            }
          },
          "503": {
            "description": "The site holds as many unexpired tokens as it can.\n\nAssumed, G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.",
            "x-gap": "G96",
            "headers": {
              "Cache-Control": {
                "description": "The answer is not to be stored.\n\nAssumed, G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G104",
                "example": "no-store"
              },
              "Retry-After": {
                "description": "Seconds until the oldest token expires.\n\nAssumed, G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.",
                "schema": {
                  "type": "integer",
                  "minimum": 1
                },
                "x-gap": "G96",
                "example": 3600
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OAuthError"
                },
                "examples": {
                  "temporarily_unavailable": {
                    "$ref": "#/components/examples/temporarily_unavailable"
                  }
                }
              }
            }
          }
        }
      }
    },
    "/api/customers": {
      "get": {
        "operationId": "listCustomers",
        "summary": "List customers",
        "description": "Returns the customers of the site, each as the single read shows it. Changes nothing.\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G39: In which order does a list stand? By creation, the oldest first.\n- G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.\n- G41: What does a list answer that has no records? 200 with an empty array in `data`.\n- G106: Whose records does a list show, and who is \"the caller\"? The site. Every application of a site sees all of its customers and subscriptions.\n- G112: How soon does a new record show? At once, in reads and in lists.",
        "tags": [
          "Customers"
        ],
        "security": [
          {
            "OAuth2": [
              "customers_read"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G39",
              "G40",
              "G41",
              "G106",
              "G112"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          }
        ],
        "responses": {
          "200": {
            "description": "The customers.\n\nAssumed, G108: Which status do the read and list calls answer? 200.",
            "x-gap": "G108",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CustomerListEnvelope"
                },
                "examples": {
                  "customers": {
                    "$ref": "#/components/examples/customers"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"customers_read\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"customers_read\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "422": {
            "description": "A query value is out of range.\n\nAssumed:\n- G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.",
            "x-gap": [
              "G40",
              "G91"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "page_out_of_range": {
                    "$ref": "#/components/examples/page_out_of_range"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      },
      "post": {
        "operationId": "createCustomer",
        "summary": "Create a customer",
        "description": "Creates a customer (separate flow); a subscription then refers to it by `customer_id`. By\nassumption, sending the same data again creates another customer.\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.\n- G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.",
        "tags": [
          "Customers"
        ],
        "security": [
          {
            "OAuth2": [
              "customers_write"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G15",
              "G44",
              "G53",
              "G98"
            ]
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The customer's fields, with no key around them.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CustomerInput"
              },
              "examples": {
                "customer": {
                  "$ref": "#/components/examples/customer_input"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new customer.\n\nAssumed, G36: Which status does the create-customer call answer? 201.",
            "x-gap": "G36",
            "content": {
              "application/json": {
                "x-gap": "G101",
                "schema": {
                  "$ref": "#/components/schemas/CustomerEnvelope"
                },
                "examples": {
                  "customer_created": {
                    "$ref": "#/components/examples/customer_created"
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
            "$ref": "#/components/responses/PayloadTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "description": "A field is missing or has the wrong type or form.\n\nAssumed:\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G14: How strictly is `document_number` checked? 11 or 14 digits, or 422. The check digits are not verified.\n- G54: What if a value has the wrong JSON type? 422.",
            "x-gap": [
              "G91",
              "G13",
              "G14",
              "G54"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "missing_email": {
                    "$ref": "#/components/examples/missing_email"
                  },
                  "wrong_zip": {
                    "$ref": "#/components/examples/wrong_zip"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/customers/{id}": {
      "get": {
        "operationId": "readCustomer",
        "summary": "Read a customer",
        "description": "Returns one customer. Changes nothing.\n\nAssumed, G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.",
        "tags": [
          "Customers"
        ],
        "security": [
          {
            "OAuth2": [
              "customers_read"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/CustomerId"
          }
        ],
        "responses": {
          "200": {
            "description": "The customer.\n\nAssumed, G108: Which status do the read and list calls answer? 200.",
            "x-gap": "G108",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CustomerEnvelope"
                },
                "examples": {
                  "customer_read": {
                    "$ref": "#/components/examples/customer_read"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"customers_read\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"customers_read\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "404": {
            "description": "No customer has this id.\n\nAssumed:\n- G42: What does reading an id answer that does not exist? 404 with `Customer not found` or `Subscription not found`.\n- G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.",
            "x-gap": [
              "G42",
              "G43"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "customer_not_found": {
                    "$ref": "#/components/examples/customer_not_found"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/customers/{customer_id}/payment_profiles": {
      "post": {
        "operationId": "createPaymentProfile",
        "summary": "Create a payment profile",
        "description": "Enrols a payer in a Pix recurrence: creates a payment profile for a customer and one of the customer's\nsubscriptions. It begins pending; the payer's decision updates its status later, and a webhook\ntells. It makes no payment: it authorizes future charges.\n\nBy assumption the answer carries the text of the QR code, for the payer to scan, and the\nsubscription and its balance stay as they are.\n\nA call that breaks a rule fails with the rule's code: `PPMT01` (type blank),\n`PPMT02` (type not `pix`), `PPS01` (no subscription id), `SB404` (no such subscription),\n`SB344` (the subscription already has a payment profile).\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G02: How does the recurrence QR code reach the payer? The create-profile answer carries the text of the code.\n- G03: How long do the verification and the later change of status take? The profile is pending as soon as it is created. A decision that the mock makes takes effect a second after the create answer, one that is made by hand at once.\n- G30: What follows when the payer refuses? The profile is refused for good, and a webhook says so. The subscription stays as it is.\n- G31: How long can the payer decide, and what then? 24 hours. After that the profile is expired, and a webhook says so.\n- G32: Can an active profile end? Yes, as `canceled`, by the mock's control call; no call of the API does it.\n- G33: What happens to a second decision, or to one that comes too late? The control call answers 409. The status stays and no webhook is sent.\n- G34: Which of the Pix enrolment journeys does a profile follow? The second one: a QR code that carries the recurrence alone, without a payment.\n- G56: May items be added once the subscription has a payment profile? Yes, whether the profile is pending or active.\n- G57: Which error wins when several rules are broken at once? First 401 and 403, then 415 and 400, then the customer of the path; then PPMT01, PPMT02, PPS01, SB404 and SB344.\n- G58: Does a `payment_method_type` of spaces count as blank or as invalid? It counts as blank, PPMT01.\n- G59: What if the subscription belongs to another customer? 404 with SB404, as if it did not exist.\n- G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.\n- G61: Does SB344 hold when the earlier profile is refused, expired or canceled? Yes. A subscription gets one profile, whatever became of it.\n- G62: What if two calls create a profile for one subscription at the same moment? One succeeds, the other fails with SB344.\n- G63: Which error has a `subscription_id` that is `null`, empty, or not a UUID? `null` and an empty string answer PPS01; a malformed one, or a number, SB404. Upper-case letters match.\n- G64: Can a profile be created for a customer without a document, or a subscription without items? Yes.\n- G65: Can a client update or delete records, cancel a subscription, or make any other call that the document does not have? No. Such calls answer 404 or 405. Payment profiles can also be read under the mock's control prefix `/__sabia/`, which is no part of the service.",
        "tags": [
          "Payment profiles"
        ],
        "security": [
          {
            "OAuth2": [
              "payment_profiles_write"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G02",
              "G03",
              "G30",
              "G31",
              "G32",
              "G33",
              "G34",
              "G56",
              "G57",
              "G58",
              "G59",
              "G60",
              "G61",
              "G62",
              "G63",
              "G64",
              "G65"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/OwningCustomerId"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The payment profile's fields, with no key around them.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PaymentProfileInput"
              },
              "examples": {
                "pix": {
                  "$ref": "#/components/examples/payment_profile_input"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new payment profile, pending.\n\nAssumed, G38: Which status does the create-payment-profile call answer? 201.",
            "x-gap": "G38",
            "content": {
              "application/json": {
                "x-gap": "G102",
                "schema": {
                  "$ref": "#/components/schemas/PaymentProfileEnvelope"
                },
                "examples": {
                  "payment_profile_created": {
                    "$ref": "#/components/examples/payment_profile_created"
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
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"payment_profiles_write\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"payment_profiles_write\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "404": {
            "description": "The customer or the subscription does not exist.\n\nAssumed:\n- G90: Which HTTP status does each rule code come with? 404 for SB404, and 422 for SB344, PPMT01, PPMT02 and PPS01.\n- G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.",
            "x-gap": [
              "G90",
              "G60"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "SB404": {
                    "$ref": "#/components/examples/SB404"
                  },
                  "customer_not_found": {
                    "$ref": "#/components/examples/customer_not_found"
                  }
                }
              }
            }
          },
          "413": {
            "$ref": "#/components/responses/PayloadTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "description": "A rule of payment profiles is broken.\n\nAssumed, G90: Which HTTP status does each rule code come with? 404 for SB404, and 422 for SB344, PPMT01, PPMT02 and PPS01.",
            "x-gap": [
              "G90"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "SB344": {
                    "$ref": "#/components/examples/SB344"
                  },
                  "PPMT01": {
                    "$ref": "#/components/examples/PPMT01"
                  },
                  "PPMT02": {
                    "$ref": "#/components/examples/PPMT02"
                  },
                  "PPS01": {
                    "$ref": "#/components/examples/PPS01"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/subscriptions": {
      "get": {
        "operationId": "listSubscriptions",
        "summary": "List subscriptions",
        "description": "Returns all of the caller's subscriptions, each without `interval_unit`, `state` and\n`previous_state`. Changes nothing.\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G39: In which order does a list stand? By creation, the oldest first.\n- G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.\n- G41: What does a list answer that has no records? 200 with an empty array in `data`.\n- G106: Whose records does a list show, and who is \"the caller\"? The site. Every application of a site sees all of its customers and subscriptions.\n- G112: How soon does a new record show? At once, in reads and in lists.",
        "tags": [
          "Subscriptions"
        ],
        "security": [
          {
            "OAuth2": [
              "subscriptions_read"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G39",
              "G40",
              "G41",
              "G106",
              "G112"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Page"
          },
          {
            "$ref": "#/components/parameters/PerPage"
          }
        ],
        "responses": {
          "200": {
            "description": "The subscriptions.\n\nAssumed, G108: Which status do the read and list calls answer? 200.",
            "x-gap": "G108",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubscriptionListEnvelope"
                },
                "examples": {
                  "subscriptions": {
                    "$ref": "#/components/examples/subscriptions"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"subscriptions_read\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"subscriptions_read\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "422": {
            "description": "A query value is out of range.\n\nAssumed:\n- G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.",
            "x-gap": [
              "G40",
              "G91"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "page_out_of_range": {
                    "$ref": "#/components/examples/page_out_of_range"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      },
      "post": {
        "operationId": "createSubscription",
        "summary": "Create a subscription",
        "description": "Creates a subscription with its items. Send `customer_attributes` to create the customer in the\nsame call (unified flow), or `customer_id` to use an existing one (separate flow). By\nassumption, either everything is created or nothing.\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G16: What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them? `false`, `false` and `0`. They are ignored when sent.\n- G18: When do the two ends of the current period get a value? At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.\n- G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.\n- G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.\n- G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.\n- G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.\n- G47: What if `customer_id` of the body names no customer? 404 with `Customer not found`.\n- G48: What remains of a unified call of which one part is wrong? Nothing. Neither the customer nor the subscription is stored.\n- G49: May a subscription start without items? Yes. Left out or empty, `subscription_items` gives a subscription with no items.\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.\n- G51: What if one product is added twice? There are two items.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.\n- G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.",
        "tags": [
          "Subscriptions"
        ],
        "security": [
          {
            "OAuth2": [
              "subscriptions_write"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G16",
              "G18",
              "G19",
              "G20",
              "G44",
              "G45",
              "G46",
              "G47",
              "G48",
              "G49",
              "G50",
              "G51",
              "G53",
              "G98"
            ]
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The subscription's fields under the key `subscription`.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateSubscriptionBody"
              },
              "examples": {
                "unified": {
                  "$ref": "#/components/examples/subscription_input_unified"
                },
                "separate": {
                  "$ref": "#/components/examples/subscription_input_separate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new subscription.\n\nAssumed, G37: Which status does the create-subscription call answer? 201.",
            "x-gap": "G37",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubscriptionSummaryEnvelope"
                },
                "examples": {
                  "subscription_created": {
                    "$ref": "#/components/examples/subscription_created"
                  }
                }
              }
            }
          },
          "400": {
            "description": "The body is no JSON object, or lacks its root key.\n\nAssumed:\n- G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.",
            "x-gap": [
              "G92",
              "G44"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "malformed_json": {
                    "$ref": "#/components/examples/malformed_json"
                  },
                  "missing_root": {
                    "$ref": "#/components/examples/missing_root"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"subscriptions_write\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"subscriptions_write\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "404": {
            "description": "The customer or a product does not exist.\n\nAssumed:\n- G47: What if `customer_id` of the body names no customer? 404 with `Customer not found`.\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.",
            "x-gap": [
              "G47",
              "G50"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "customer_not_found": {
                    "$ref": "#/components/examples/customer_not_found"
                  },
                  "product_not_found": {
                    "$ref": "#/components/examples/product_not_found"
                  }
                }
              }
            }
          },
          "413": {
            "$ref": "#/components/responses/PayloadTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "description": "A field is missing or has the wrong type or form, or the two flows are mixed.\n\nAssumed:\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.\n- G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.\n- G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.\n- G54: What if a value has the wrong JSON type? 422.\n- G126: What if the customer or the items of an order are `null`? 422, as for any other wrong type.",
            "x-gap": [
              "G91",
              "G45",
              "G46",
              "G54",
              "G126"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "both_customers": {
                    "$ref": "#/components/examples/both_customers"
                  },
                  "no_customer": {
                    "$ref": "#/components/examples/no_customer"
                  },
                  "missing_customer_email": {
                    "$ref": "#/components/examples/missing_customer_email"
                  },
                  "wrong_customer_phone": {
                    "$ref": "#/components/examples/wrong_customer_phone"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/subscriptions/{id}": {
      "get": {
        "operationId": "readSubscription",
        "summary": "Read a subscription",
        "description": "Returns one subscription with `interval_unit`, `state` and `previous_state`. Changes nothing.\n\nAssumed, G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.",
        "tags": [
          "Subscriptions"
        ],
        "security": [
          {
            "OAuth2": [
              "subscriptions_read"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/SubscriptionId"
          }
        ],
        "responses": {
          "200": {
            "description": "The subscription.\n\nAssumed, G108: Which status do the read and list calls answer? 200.",
            "x-gap": "G108",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubscriptionEnvelope"
                },
                "examples": {
                  "subscription_read": {
                    "$ref": "#/components/examples/subscription_read"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"subscriptions_read\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"subscriptions_read\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "404": {
            "description": "No subscription has this id.\n\nAssumed:\n- G42: What does reading an id answer that does not exist? 404 with `Customer not found` or `Subscription not found`.\n- G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.",
            "x-gap": [
              "G42",
              "G43"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "subscription_not_found": {
                    "$ref": "#/components/examples/subscription_not_found"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/subscriptions/{subscription_id}/items": {
      "post": {
        "operationId": "addItem",
        "summary": "Add an item to a subscription",
        "description": "Adds an item to a subscription and returns the subscription with all its items, without\n`interval_unit`, `state` and `previous_state`. Earlier items stay as they are.\n\nAssumed:\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G107: What does the add-item call answer for a subscription that does not exist? 404 with `Subscription not found`, also for an id that is not a UUID.\n- G12: When does `updated_at` move? It equals `created_at` at first. Adding an item also moves the subscription's.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.\n- G51: What if one product is added twice? There are two items.\n- G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.\n- G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.\n- G56: May items be added once the subscription has a payment profile? Yes, whether the profile is pending or active.\n- G98: What does repeating a POST do? It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.",
        "tags": [
          "Subscriptions"
        ],
        "security": [
          {
            "OAuth2": [
              "subscription_items_write"
            ]
          }
        ],
        "x-gap": [
          {
            "keyword": "security",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G107",
              "G12",
              "G44",
              "G50",
              "G51",
              "G52",
              "G55",
              "G56",
              "G98"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ItemSubscriptionId"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The item's fields under the key `item`.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddItemBody"
              },
              "examples": {
                "item": {
                  "$ref": "#/components/examples/item_input"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The subscription with the new item.\n\nAssumed, G103: Which status does the add-item call answer? 201.",
            "x-gap": "G103",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/SubscriptionSummaryEnvelope"
                },
                "examples": {
                  "item_added": {
                    "$ref": "#/components/examples/item_added"
                  }
                }
              }
            }
          },
          "400": {
            "description": "The body is no JSON object, or lacks its root key.\n\nAssumed:\n- G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.\n- G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.",
            "x-gap": [
              "G92",
              "G44",
              "G55"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "malformed_json": {
                    "$ref": "#/components/examples/malformed_json"
                  },
                  "missing_item": {
                    "$ref": "#/components/examples/missing_item"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
            "x-gap": [
              "G77",
              "G08"
            ],
            "headers": {
              "WWW-Authenticate": {
                "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
                "schema": {
                  "type": "string"
                },
                "x-gap": "G77",
                "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"subscription_items_write\\\".\""
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "insufficient_scope": {
                    "summary": "The token lacks the scope",
                    "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
                    "value": {
                      "data": null,
                      "errors": "Access to this resource requires scope \"subscription_items_write\".",
                      "meta": {}
                    }
                  }
                }
              }
            }
          },
          "404": {
            "description": "The subscription or the product does not exist.\n\nAssumed:\n- G107: What does the add-item call answer for a subscription that does not exist? 404 with `Subscription not found`, also for an id that is not a UUID.\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.",
            "x-gap": [
              "G107",
              "G50"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "subscription_not_found": {
                    "$ref": "#/components/examples/subscription_not_found"
                  },
                  "product_not_found": {
                    "$ref": "#/components/examples/product_not_found"
                  }
                }
              }
            }
          },
          "413": {
            "$ref": "#/components/responses/PayloadTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "description": "A field is missing or has the wrong type or form.\n\nAssumed:\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.\n- G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.\n- G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.",
            "x-gap": [
              "G91",
              "G52",
              "G55"
            ],
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ErrorEnvelope"
                },
                "examples": {
                  "wrong_quantity": {
                    "$ref": "#/components/examples/wrong_quantity"
                  },
                  "missing_handle": {
                    "$ref": "#/components/examples/missing_handle"
                  }
                }
              }
            }
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    }
  },
  "webhooks": {
    "paymentProfileUpdated": {
      "post": {
        "operationId": "paymentProfileUpdated",
        "summary": "A payment profile's status was updated",
        "description": "Tells, some time after the payer's decision, that the status of a payment profile was updated.\nThat much is stated.\n\nBy assumption, deliveries come at least once and in any order, the header `webhook-id` stays the\nsame over retries, and the signature follows Standard Webhooks: HMAC-SHA256 over\n`id.timestamp.body`.\n\nAssumed:\n- G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.\n- G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.\n- G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.\n- G30: What follows when the payer refuses? The profile is refused for good, and a webhook says so. The subscription stays as it is.\n- G85: How does a client register the address of its webhooks? Outside the API, for as many addresses as it likes, each with a secret. Nothing under `/api`.\n- G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.\n- G88: Can webhooks come twice or out of order? Both. A repeated one keeps its `webhook-id`.\n- G89: Are other things reported, such as a new customer or a new profile? No.",
        "tags": [
          "Payment profiles"
        ],
        "security": [],
        "x-gap": [
          {
            "keyword": "requestBody",
            "gap": [
              "G83",
              "G84"
            ]
          },
          {
            "keyword": "parameters",
            "gap": "G87"
          },
          {
            "keyword": "value",
            "gap": [
              "G30",
              "G83",
              "G85",
              "G86",
              "G87",
              "G88",
              "G89"
            ]
          }
        ],
        "parameters": [
          {
            "name": "webhook-id",
            "in": "header",
            "required": true,
            "description": "Id of the delivered event, the same over retries.\n\nAssumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.",
            "schema": {
              "type": "string"
            },
            "x-gap": "G87",
            "example": "msg_2b7c1f0a9d4e4c3f"
          },
          {
            "name": "webhook-timestamp",
            "in": "header",
            "required": true,
            "description": "Moment of sending, in seconds since 1970 (UTC).\n\nAssumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.",
            "schema": {
              "type": "string",
              "pattern": "^[0-9]+$",
              "x-form": "digits only"
            },
            "x-gap": "G87",
            "example": "1768484731"
          },
          {
            "name": "webhook-signature",
            "in": "header",
            "required": true,
            "description": "Signatures separated by spaces, each `v1,` and the base64 of the HMAC.\n\nAssumed, G87: How is a webhook signed? With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.",
            "schema": {
              "type": "string"
            },
            "x-gap": "G87",
            "example": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The event.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PaymentProfileEvent"
              },
              "examples": {
                "activated": {
                  "$ref": "#/components/examples/payment_profile_event"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Any 2xx answer takes the event; any other one is tried again later.\n\nAssumed, G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.",
            "x-gap": "G86"
          },
          "410": {
            "description": "The receiver is gone; nothing more is sent to it.\n\nAssumed, G86: When is a delivery tried again? Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.",
            "x-gap": "G86"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "OAuth2": {
        "type": "oauth2",
        "description": "An OAuth 2.0 application of the site (name, redirect URI, scopes), made in the site's\nadministration panel, has a UID (client id) and a secret token (client secret). The client sends\nthem to the token call and puts the answer's `access_token` into the header\n`Authorization: Bearer <ACCESS_TOKEN>` of every API call.\n\nAssumed:\n- G66: Where is the token call? `POST {base_url}/oauth/token`.\n- G78: Which scope does each call need? The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.\n- G01: Which site does an address stand for, and what do two sites share? The default address is the site `demo`; another site has its own `{site}.localhost` address, or a `/sites/{site}` prefix. Nothing crosses: the id of a record of another site answers 404, a token of another site 401.\n- G76: Do the answers to a missing, an unknown, an expired and a revoked token differ? All are 401. The text says that the token is invalid, that it expired or that it was revoked.\n- G79: How strictly is the `Authorization` header read? The header's name and the word `Bearer` may have any case. A token in the query or the body does not count.\n- G80: In which order are the route, the token, the scope and the request checked? The route, then the token, the scope, the form of the body, the records of the path, and at last what the body says.\n- G81: What does the panel's application form accept, and what do the UID and the secret look like? A name is required. The redirect URI is absolute, https or local, without a fragment, or left out. Unknown scopes and commas are errors. UID and secret are 43 random characters each, always shown; the demo application has fixed ones.\n- G82: Does another token call give another token? Yes. Earlier tokens live until they expire.",
        "x-gap": [
          {
            "keyword": "tokenUrl",
            "gap": "G66"
          },
          {
            "keyword": "scopes",
            "gap": "G78"
          },
          {
            "keyword": "value",
            "gap": [
              "G01",
              "G76",
              "G79",
              "G80",
              "G81",
              "G82"
            ]
          }
        ],
        "flows": {
          "clientCredentials": {
            "tokenUrl": "/oauth/token",
            "scopes": {
              "customers_read": "Read customers",
              "customers_write": "Create customers",
              "payment_profiles_read": "Read payment profiles",
              "payment_profiles_write": "Create payment profiles",
              "subscriptions_read": "Read subscriptions",
              "subscriptions_write": "Create subscriptions",
              "subscription_items_read": "Read subscription items",
              "subscription_items_write": "Add items to a subscription"
            }
          }
        }
      },
      "ClientSecretBasic": {
        "type": "http",
        "scheme": "basic",
        "description": "UID and secret of the application by HTTP Basic, in place of the body's two fields. Form-encode both\nfirst (RFC 6749, section 2.3.1); letters, digits, dots, dashes and underscores stay as they are.\n\nAssumed, G70: May the client's credentials come by HTTP Basic? Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.",
        "x-gap": "G70"
      }
    },
    "schemas": {
      "TokenInput": {
        "type": "object",
        "title": "TokenInput",
        "description": "The client credentials of an application, the site and the scopes asked for. `grant_type` and\n`site` are fixed. With HTTP Basic the two credentials stand in the header instead.\n\nAssumed:\n- G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.\n- G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.\n- G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.\n- G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "grant_type",
          "site",
          "scope"
        ],
        "x-gap": [
          {
            "keyword": "required.grant_type",
            "gap": [
              "G67",
              "G68"
            ]
          },
          {
            "keyword": "required.site",
            "gap": [
              "G67",
              "G69"
            ]
          },
          {
            "keyword": "required.scope",
            "gap": [
              "G67",
              "G71"
            ]
          },
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "grant_type": {
            "type": "string",
            "const": "client_credentials",
            "description": "The fixed grant type.\n\nAssumed:\n- G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.\n- G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.",
            "x-gap": [
              {
                "keyword": "const",
                "gap": [
                  "G67",
                  "G68"
                ]
              }
            ],
            "example": "client_credentials"
          },
          "client_id": {
            "type": "string",
            "description": "UID of the application.\n\nAssumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.",
            "x-gap": "G67",
            "example": "demo-client"
          },
          "client_secret": {
            "type": "string",
            "description": "Secret of the application.\n\nAssumed, G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.",
            "x-gap": "G67",
            "example": "demo-secret"
          },
          "site": {
            "type": "string",
            "description": "Subdomain of the site.\n\nAssumed:\n- G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.\n- G69: What does `site` hold, and what does a wrong or missing one get? The site's subdomain. A wrong or missing one answers 401 `invalid_client`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G67",
                  "G69"
                ]
              }
            ],
            "example": "demo"
          },
          "scope": {
            "type": "string",
            "description": "Scopes asked for, separated by spaces. A comma-separated list is an error.\n\nAssumed:\n- G67: What are the token call's fields called, and how is its body encoded? `grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.\n- G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G67",
                  "G71"
                ]
              }
            ],
            "example": "customers_read customers_write"
          }
        }
      },
      "Token": {
        "type": "object",
        "title": "Token",
        "description": "A granted access token.\n\nAssumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.",
        "required": [
          "access_token",
          "token_type",
          "expires_in",
          "scope",
          "created_at"
        ],
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G74"
          }
        ],
        "properties": {
          "access_token": {
            "type": "string",
            "minLength": 1,
            "description": "The token to send with every API call.\n\nAssumed, G82: Does another token call give another token? Yes. Earlier tokens live until they expire.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G82"
              }
            ],
            "example": "Yw1rV0x9mB3n5tq8sKfPz2cJdLhGaE7uRi4oXQe6TyA"
          },
          "token_type": {
            "type": "string",
            "const": "Bearer",
            "description": "Scheme of the `Authorization` header.",
            "example": "Bearer"
          },
          "expires_in": {
            "type": "integer",
            "const": 72000,
            "description": "Life of the token at issue. The spec states no unit.\n\nAssumed, G72: What is the unit of `expires_in`? Seconds. A token lives 20 hours.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G72"
              }
            ],
            "example": 72000
          },
          "scope": {
            "type": "string",
            "description": "Granted scopes, separated by spaces.\n\nAssumed, G74: Which other keys and headers does the token answer have? No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G74"
              }
            ],
            "example": "customers_read customers_write"
          },
          "created_at": {
            "type": "string",
            "pattern": "^[0-9]{2}/[0-9]{2}/[0-9]{4}$",
            "x-form": "day/month/year, with two, two and four digits",
            "description": "Day of the grant in UTC, in day/month/year form.\n\nAssumed, G73: How is the day, month and year of the token's `created_at` written? Two digits, two digits, four digits, with slashes, in UTC.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G73"
              }
            ],
            "example": "15/01/2026"
          }
        }
      },
      "OAuthError": {
        "type": "object",
        "title": "OAuthError",
        "description": "Why no token was granted, in the form of RFC 6749.",
        "required": [
          "error",
          "error_description"
        ],
        "properties": {
          "error": {
            "type": "string",
            "description": "Code of the failure. Failed authentication is `invalid_client`.\n\nAssumed:\n- G68: What is the fixed `grant_type`, and what follows from another? `client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.\n- G71: What does the token call answer when the scopes are missing, separated by commas, or beyond the application's? 401 `invalid_client`, for each of them.\n- G96: How many requests may a client make? As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.\n- G104: What do errors of the token call look like, and which are there besides `invalid_client`? 400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G68",
                  "G71",
                  "G96",
                  "G104"
                ]
              }
            ],
            "example": "invalid_client"
          },
          "error_description": {
            "type": "string",
            "description": "The failure in words.\n\nAssumed, G105: How exactly does `error_description` read? One English sentence that names an unknown client, missing authentication and an unsupported method.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G105"
              }
            ],
            "example": "Client authentication failed because the client is unknown, sent no authentication, or used a method that is not supported."
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
      "Errors": {
        "type": [
          "string",
          "null"
        ],
        "title": "Errors",
        "description": "Why the call failed, as one text; `null` when it succeeded.",
        "example": null
      },
      "Meta": {
        "type": "object",
        "title": "Meta",
        "description": "Facts about the answer itself.\n\nAssumed, G06: Where does the message of success stand, and what else is in `meta`? In `meta.message`. `meta` is always an object.",
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G06"
          }
        ],
        "properties": {
          "message": {
            "type": "string",
            "description": "What the call did, for people.\n\nAssumed:\n- G06: Where does the message of success stand, and what else is in `meta`? In `meta.message`. `meta` is always an object.\n- G07: What do the messages of success say? Short English: `Customer created`, `Customer listed`, `Customers returned`, `Subscription created`, `New item added`, and the like.",
            "x-gap": [
              "G06",
              "G07"
            ],
            "example": "Customer listed"
          },
          "current_page": {
            "type": "integer",
            "description": "Number of this page, from 1. Present when the call asked for a page.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": 1
          },
          "next_page": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Number of the next page; `null` on the last.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": 2
          },
          "prev_page": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Number of the previous page; `null` on the first.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": null
          },
          "per_page": {
            "type": "integer",
            "description": "How many records a page holds.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": 20
          },
          "total_pages": {
            "type": "integer",
            "description": "How many pages there are.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": 3
          },
          "total_count": {
            "type": "integer",
            "description": "How many records there are in all.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
            "x-gap": "G40",
            "example": 50
          }
        }
      },
      "CustomerListEnvelope": {
        "type": "object",
        "title": "CustomerListEnvelope",
        "description": "The envelope around the list of customers.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "type": "array",
            "description": "The site's customers.\n\nAssumed:\n- G39: In which order does a list stand? By creation, the oldest first.\n- G41: What does a list answer that has no records? 200 with an empty array in `data`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G39",
                  "G41"
                ]
              }
            ],
            "items": {
              "$ref": "#/components/schemas/Customer"
            }
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
          }
        }
      },
      "ErrorEnvelope": {
        "type": "object",
        "title": "ErrorEnvelope",
        "description": "The envelope of a call that failed.\n\nAssumed:\n- G05: What does `data` hold on an error? `null`.\n- G109: What does `meta` hold on an error? An empty object.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "x-gap": [
          {
            "keyword": "required.data",
            "gap": "G05"
          },
          {
            "keyword": "required.meta",
            "gap": "G109"
          }
        ],
        "properties": {
          "data": {
            "type": "null",
            "description": "Nothing, for there is no resource to show.\n\nAssumed, G05: What does `data` hold on an error? `null`.",
            "x-gap": "G05",
            "example": null
          },
          "errors": {
            "type": "string",
            "minLength": 1,
            "description": "Why the call failed. A rule of the spec puts its code first.\n\nAssumed:\n- G04: How does a rule code appear in `errors`? One string with the code first, a colon, and a short English sentence.\n- G91: How do the other calls report a body that breaks a rule? 422, with one sentence about the first fault in `errors`, and no code.",
            "x-gap": [
              {
                "keyword": "minLength",
                "gap": "G04"
              },
              {
                "keyword": "type.null",
                "gap": "G04"
              },
              {
                "keyword": "value",
                "gap": [
                  "G04",
                  "G91"
                ]
              }
            ],
            "example": "SB404: Subscription not found"
          },
          "meta": {
            "type": "object",
            "description": "Empty on a failure.\n\nAssumed, G109: What does `meta` hold on an error? An empty object.",
            "x-gap": "G109"
          }
        }
      },
      "CustomerInput": {
        "type": "object",
        "title": "CustomerInput",
        "description": "The fields of a customer that a client may send. Fields that are not listed here are ignored.\n\nAssumed:\n- G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G110: Does a customer's text keep the spelling in which it was sent? Yes, letter by letter.",
        "x-gap": [
          {
            "keyword": "required.email",
            "gap": "G35"
          },
          {
            "keyword": "required.first_name",
            "gap": "G35"
          },
          {
            "keyword": "required.last_name",
            "gap": "G35"
          },
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          },
          {
            "keyword": "if",
            "gap": "G13"
          },
          {
            "keyword": "then",
            "gap": "G13"
          },
          {
            "keyword": "value",
            "gap": "G110"
          }
        ],
        "required": [
          "email",
          "first_name",
          "last_name"
        ],
        "if": {
          "required": [
            "country"
          ],
          "properties": {
            "country": {
              "const": "BR"
            }
          }
        },
        "then": {
          "properties": {
            "zip": {
              "pattern": "^([0-9]{8})?$",
              "x-form": "eight digits",
              "description": "Eight digits."
            }
          }
        },
        "properties": {
          "email": {
            "type": "string",
            "maxLength": 255,
            "pattern": "^[^\\s@]+@[^\\s@]+$",
            "x-form": "an e-mail address",
            "description": "E-mail address.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.\n- G116: Are some domains of e-mail addresses refused? No.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "pattern",
                "gap": "G13"
              },
              {
                "keyword": "value",
                "gap": [
                  "G15",
                  "G116"
                ]
              }
            ],
            "example": "ana.souza@example.com"
          },
          "first_name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "\\S",
            "x-form": "not blank",
            "description": "Given name.\n\nAssumed:\n- G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.",
            "x-gap": [
              {
                "keyword": "minLength",
                "gap": "G35"
              },
              {
                "keyword": "pattern",
                "gap": "G35"
              },
              {
                "keyword": "maxLength",
                "gap": "G97"
              }
            ],
            "example": "Ana"
          },
          "last_name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "\\S",
            "x-form": "not blank",
            "description": "Family name.\n\nAssumed:\n- G35: Which fields must a new customer have? `email`, `first_name` and `last_name`.\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.",
            "x-gap": [
              {
                "keyword": "minLength",
                "gap": "G35"
              },
              {
                "keyword": "pattern",
                "gap": "G35"
              },
              {
                "keyword": "maxLength",
                "gap": "G97"
              }
            ],
            "example": "Souza"
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "Street address.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "Rua das Laranjeiras, 210"
          },
          "address_2": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "Address complement, such as an apartment number.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "Apto 31"
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "City of the address.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "São Paulo"
          },
          "state": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "pattern": "^([A-Za-z]{2})?$",
            "x-form": "two letters",
            "description": "Region code of the address, for example two letters.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "pattern",
                "gap": "G13"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "SP"
          },
          "zip": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
            "description": "Postal code, digits only. One of `BR` has eight.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              },
              {
                "keyword": "value",
                "gap": "G13"
              }
            ],
            "example": "05410020"
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([A-Z]{2})?$",
            "x-form": "two upper-case letters",
            "description": "Country code, two letters.\n\nAssumed:\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G13"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "BR"
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "pattern": "^([0-9]{10,13})?$",
            "x-form": "10 to 13 digits",
            "description": "Telephone number with its area code, digits only.\n\nAssumed:\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G13: Which forms of `email`, `zip`, `phone`, `state` and `country` are refused? 422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.",
            "x-gap": [
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "pattern",
                "gap": "G13"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              }
            ],
            "example": "11987654321"
          },
          "document_number": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([0-9]{11}|[0-9]{14})?$",
            "x-form": "11 or 14 digits",
            "description": "Personal (CPF, 11 digits) or company (CNPJ, 14 digits) tax number, digits only.\n\nAssumed:\n- G14: How strictly is `document_number` checked? 11 or 14 digits, or 422. The check digits are not verified.\n- G115: What if an optional field is sent as `null`? A text of a customer counts as left out. Any other field answers 422.\n- G15: What happens when a second customer has the e-mail address, document, phone or names of the first? Both exist, each with an id of its own.\n- G121: What becomes of a company number with letters, as Brazil has since July 2026? It answers 422.",
            "x-gap": [
              {
                "keyword": "pattern",
                "gap": "G14"
              },
              {
                "keyword": "type.null",
                "gap": "G115"
              },
              {
                "keyword": "value",
                "gap": [
                  "G14",
                  "G15",
                  "G121"
                ]
              }
            ],
            "example": "52998224725"
          }
        }
      },
      "CustomerEnvelope": {
        "type": "object",
        "title": "CustomerEnvelope",
        "description": "The envelope around one customer.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "$ref": "#/components/schemas/Customer"
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
          }
        }
      },
      "PaymentProfileInput": {
        "type": "object",
        "title": "PaymentProfileInput",
        "description": "A payment profile to create for a customer and one of the customer's subscriptions.\n\nAssumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "payment_method_type",
          "subscription_id"
        ],
        "x-gap": [
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "payment_method_type": {
            "type": "string",
            "enum": [
              "pix"
            ],
            "description": "Means of payment. `pix`, with automatic recurrence, is the only one supported.\n\nAssumed, G58: Does a `payment_method_type` of spaces count as blank or as invalid? It counts as blank, PPMT01.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G58"
              }
            ],
            "example": "pix"
          },
          "subscription_id": {
            "type": "string",
            "description": "Id of the subscription whose invoices the profile is to pay.\n\nAssumed:\n- G63: Which error has a `subscription_id` that is `null`, empty, or not a UUID? `null` and an empty string answer PPS01; a malformed one, or a number, SB404. Upper-case letters match.\n- G128: Which error has a `subscription_id` that is a number? SB404, as any id that no subscription has.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G63",
                  "G128"
                ]
              }
            ],
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          }
        }
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
      "PaymentProfileEnvelope": {
        "type": "object",
        "title": "PaymentProfileEnvelope",
        "description": "The envelope around one payment profile.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "$ref": "#/components/schemas/PaymentProfile"
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
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
      "SubscriptionSummary": {
        "type": "object",
        "title": "SubscriptionSummary",
        "description": "A subscription as the list, the create and the add-item answers show it: without\n`interval_unit`, `state` and `previous_state`, which only the single read has.\n\nAssumed, G21: Are the three keys of the reduced view absent, or present and empty? Absent. Every other key stays, `interval` among them.",
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G21"
          }
        ],
        "allOf": [
          {
            "$ref": "#/components/schemas/SubscriptionFields"
          }
        ],
        "not": {
          "anyOf": [
            {
              "required": [
                "interval_unit"
              ],
              "properties": {
                "interval_unit": {
                  "description": "In the single read alone."
                }
              }
            },
            {
              "required": [
                "state"
              ],
              "properties": {
                "state": {
                  "description": "In the single read alone."
                }
              }
            },
            {
              "required": [
                "previous_state"
              ],
              "properties": {
                "previous_state": {
                  "description": "In the single read alone."
                }
              }
            }
          ]
        }
      },
      "SubscriptionListEnvelope": {
        "type": "object",
        "title": "SubscriptionListEnvelope",
        "description": "The envelope around the list of subscriptions.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "type": "array",
            "description": "All of the caller's subscriptions.\n\nAssumed:\n- G39: In which order does a list stand? By creation, the oldest first.\n- G41: What does a list answer that has no records? 200 with an empty array in `data`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": [
                  "G39",
                  "G41"
                ]
              }
            ],
            "items": {
              "$ref": "#/components/schemas/SubscriptionSummary"
            }
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
          }
        }
      },
      "SubscriptionItemInput": {
        "type": "object",
        "title": "SubscriptionItemInput",
        "description": "An item of a new subscription.\n\nAssumed:\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "product_id"
        ],
        "x-gap": [
          {
            "keyword": "required.product_id",
            "gap": "G50"
          },
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "product_id": {
            "type": "integer",
            "description": "Number of the product.\n\nAssumed, G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.",
            "x-gap": [
              {
                "keyword": "value",
                "gap": "G50"
              }
            ],
            "example": 1
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "How many units. Taken as 1 when left out.\n\nAssumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G52"
              },
              {
                "keyword": "maximum",
                "gap": "G52"
              },
              {
                "keyword": "value",
                "gap": "G52"
              }
            ],
            "example": 2
          }
        }
      },
      "SubscriptionInput": {
        "type": "object",
        "title": "SubscriptionInput",
        "description": "A new subscription. Name an existing customer by `customer_id` (separate flow), or send the\ncustomer's data in `customer_attributes` (unified flow) instead of it.\n\nAssumed:\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.\n- G45: What if a body has both `customer_id` and `customer_attributes`? 422 with `customer_id and customer_attributes are exclusive`.\n- G46: What if a body has neither `customer_id` nor `customer_attributes`? 422.\n- G49: May a subscription start without items? Yes. Left out or empty, `subscription_items` gives a subscription with no items.",
        "x-gap": [
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          },
          {
            "keyword": "oneOf",
            "gap": [
              "G45",
              "G46"
            ]
          },
          {
            "keyword": "value",
            "gap": "G49"
          }
        ],
        "oneOf": [
          {
            "title": "Existing customer",
            "required": [
              "customer_id"
            ]
          },
          {
            "title": "New customer",
            "required": [
              "customer_attributes"
            ]
          }
        ],
        "properties": {
          "interval": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "Number of interval units per period. Taken as 1 when left out.\n\nAssumed, G19: Must `interval` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G19"
              },
              {
                "keyword": "maximum",
                "gap": "G19"
              },
              {
                "keyword": "value",
                "gap": "G19"
              }
            ],
            "example": 1
          },
          "interval_unit": {
            "type": "string",
            "enum": [
              "day",
              "week",
              "month",
              "year"
            ],
            "description": "Unit that `interval` counts. Taken as `month` when left out.\n\nAssumed, G20: Which values may `interval_unit` have besides `month`? `day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.",
            "x-gap": [
              {
                "keyword": "enum",
                "gap": "G20"
              },
              {
                "keyword": "value",
                "gap": "G20"
              }
            ],
            "example": "month"
          },
          "customer_id": {
            "type": "integer",
            "description": "Number of an existing customer (separate flow).",
            "example": 23
          },
          "customer_attributes": {
            "$ref": "#/components/schemas/CustomerInput"
          },
          "subscription_items": {
            "type": "array",
            "description": "The first items of the subscription.",
            "items": {
              "$ref": "#/components/schemas/SubscriptionItemInput"
            }
          }
        }
      },
      "CreateSubscriptionBody": {
        "type": "object",
        "title": "CreateSubscriptionBody",
        "description": "The body of the call that creates a subscription.\n\nAssumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "subscription"
        ],
        "x-gap": [
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "subscription": {
            "$ref": "#/components/schemas/SubscriptionInput"
          }
        }
      },
      "SubscriptionSummaryEnvelope": {
        "type": "object",
        "title": "SubscriptionSummaryEnvelope",
        "description": "The envelope around one subscription as the writing calls show it.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "$ref": "#/components/schemas/SubscriptionSummary"
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
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
      "SubscriptionEnvelope": {
        "type": "object",
        "title": "SubscriptionEnvelope",
        "description": "The envelope around one subscription as the single read shows it.",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "$ref": "#/components/schemas/Subscription"
          },
          "errors": {
            "$ref": "#/components/schemas/Errors"
          },
          "meta": {
            "$ref": "#/components/schemas/Meta"
          }
        }
      },
      "ItemInput": {
        "type": "object",
        "title": "ItemInput",
        "description": "An item to add to a subscription.\n\nAssumed:\n- G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.\n- G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "product_handle"
        ],
        "x-gap": [
          {
            "keyword": "required.product_handle",
            "gap": "G55"
          },
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "product_handle": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "description": "Handle of the product.\n\nAssumed:\n- G55: What if the add-item body lacks `item`, or its item names no product by `product_handle`? 400 without `item`; 422 without `product_handle`, even if there is a `product_id`.\n- G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.\n- G50: What if `product_id` or `product_handle` names no product? 404 with `Product not found`.",
            "x-gap": [
              {
                "keyword": "minLength",
                "gap": "G55"
              },
              {
                "keyword": "maxLength",
                "gap": "G97"
              },
              {
                "keyword": "value",
                "gap": "G50"
              }
            ],
            "example": "add-on"
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "description": "How many units. Taken as 1 when left out.\n\nAssumed, G52: Must `quantity` be sent, and which numbers are allowed? It is 1 when left out. An integer from 1 to 2147483647; else 422.",
            "x-gap": [
              {
                "keyword": "minimum",
                "gap": "G52"
              },
              {
                "keyword": "maximum",
                "gap": "G52"
              },
              {
                "keyword": "value",
                "gap": "G52"
              }
            ],
            "example": 1
          }
        }
      },
      "AddItemBody": {
        "type": "object",
        "title": "AddItemBody",
        "description": "The body of the call that adds an item to a subscription.\n\nAssumed, G53: What happens to keys of a body that are unknown or not the client's to set? They are ignored.",
        "required": [
          "item"
        ],
        "x-gap": [
          {
            "keyword": "additionalProperties",
            "gap": "G53"
          }
        ],
        "properties": {
          "item": {
            "$ref": "#/components/schemas/ItemInput"
          }
        }
      },
      "PaymentProfileActivatedEvent": {
        "type": "object",
        "title": "PaymentProfileActivatedEvent",
        "description": "The payer accepted and the authorization is confirmed.\n\nAssumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "x-gap": "G84",
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.activated",
            "description": "What happened to the payment profile.\n\nAssumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.",
            "x-gap": "G83",
            "example": "payment_profile.activated"
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "type": "object",
            "allOf": [
              {
                "$ref": "#/components/schemas/PaymentProfileState"
              }
            ],
            "required": [
              "activated_at"
            ],
            "properties": {
              "status": {
                "const": "active"
              }
            }
          }
        }
      },
      "PaymentProfileRefusedEvent": {
        "type": "object",
        "title": "PaymentProfileRefusedEvent",
        "description": "The payer refused.\n\nAssumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "x-gap": "G84",
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.refused",
            "description": "What happened to the payment profile.\n\nAssumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.",
            "x-gap": "G83",
            "example": "payment_profile.refused"
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "type": "object",
            "allOf": [
              {
                "$ref": "#/components/schemas/PaymentProfileState"
              }
            ],
            "required": [
              "refused_at"
            ],
            "properties": {
              "status": {
                "const": "refused"
              }
            }
          }
        }
      },
      "PaymentProfileExpiredEvent": {
        "type": "object",
        "title": "PaymentProfileExpiredEvent",
        "description": "The payer did not decide in time.\n\nAssumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "x-gap": "G84",
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.expired",
            "description": "What happened to the payment profile.\n\nAssumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.",
            "x-gap": "G83",
            "example": "payment_profile.expired"
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "type": "object",
            "allOf": [
              {
                "$ref": "#/components/schemas/PaymentProfileState"
              }
            ],
            "properties": {
              "status": {
                "const": "expired"
              }
            }
          }
        }
      },
      "PaymentProfileCanceledEvent": {
        "type": "object",
        "title": "PaymentProfileCanceledEvent",
        "description": "An accepted recurrence was canceled.\n\nAssumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "x-gap": "G84",
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.canceled",
            "description": "What happened to the payment profile.\n\nAssumed, G83: What are the kinds of event called? `payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.",
            "x-gap": "G83",
            "example": "payment_profile.canceled"
          },
          "timestamp": {
            "$ref": "#/components/schemas/Timestamp"
          },
          "data": {
            "type": "object",
            "allOf": [
              {
                "$ref": "#/components/schemas/PaymentProfileState"
              }
            ],
            "properties": {
              "status": {
                "const": "canceled"
              }
            }
          }
        }
      },
      "PaymentProfileEvent": {
        "title": "PaymentProfileEvent",
        "description": "What a webhook carries. Its `type` says what happened to the payment profile.\n\nAssumed, G84: What does a webhook carry? A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
        "x-gap": "G84",
        "oneOf": [
          {
            "$ref": "#/components/schemas/PaymentProfileActivatedEvent"
          },
          {
            "$ref": "#/components/schemas/PaymentProfileRefusedEvent"
          },
          {
            "$ref": "#/components/schemas/PaymentProfileExpiredEvent"
          },
          {
            "$ref": "#/components/schemas/PaymentProfileCanceledEvent"
          }
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "payment_profile.activated": "#/components/schemas/PaymentProfileActivatedEvent",
            "payment_profile.refused": "#/components/schemas/PaymentProfileRefusedEvent",
            "payment_profile.expired": "#/components/schemas/PaymentProfileExpiredEvent",
            "payment_profile.canceled": "#/components/schemas/PaymentProfileCanceledEvent"
          }
        }
      }
    },
    "examples": {
      "token_input": {
        "summary": "The credentials of the default application",
        "value": {
          "grant_type": "client_credentials",
          "client_id": "demo-client",
          "client_secret": "demo-secret",
          "site": "demo",
          "scope": "customers_read customers_write subscriptions_read subscriptions_write subscription_items_read subscription_items_write payment_profiles_read payment_profiles_write"
        }
      },
      "token": {
        "summary": "A token for all scopes",
        "value": {
          "access_token": "Yw1rV0x9mB3n5tq8sKfPz2cJdLhGaE7uRi4oXQe6TyA",
          "token_type": "Bearer",
          "expires_in": 72000,
          "scope": "customers_read customers_write subscriptions_read subscriptions_write subscription_items_read subscription_items_write payment_profiles_read payment_profiles_write",
          "created_at": "15/01/2026"
        }
      },
      "invalid_request": {
        "summary": "A parameter is missing",
        "description": "Send the parameter that the text names, once.",
        "value": {
          "error": "invalid_request",
          "error_description": "Missing required parameter: grant_type."
        }
      },
      "unsupported_grant_type": {
        "summary": "Another grant type",
        "description": "Send `grant_type=client_credentials`.",
        "value": {
          "error": "unsupported_grant_type",
          "error_description": "The authorization server does not support this grant type."
        }
      },
      "invalid_client": {
        "summary": "Unknown client, wrong secret, wrong site or wrong scopes",
        "description": "Check the UID, the secret, the site and the scopes: a wrong one of them has this error.",
        "value": {
          "error": "invalid_client",
          "error_description": "Client authentication failed because the client is unknown, sent no authentication, or used a method that is not supported."
        }
      },
      "token_payload_too_large": {
        "summary": "The body is too large",
        "description": "Send the credentials and nothing else.",
        "value": {
          "error": "invalid_request",
          "error_description": "The body is larger than 1 MiB."
        }
      },
      "token_unsupported_media_type": {
        "summary": "Another content type",
        "description": "Send the body as a form, or as JSON with its `Content-Type`.",
        "value": {
          "error": "invalid_request",
          "error_description": "Content-Type must be application/x-www-form-urlencoded or application/json."
        }
      },
      "server_error": {
        "summary": "The site failed",
        "description": "Send the call again later.",
        "value": {
          "error": "server_error",
          "error_description": "Internal server error."
        }
      },
      "temporarily_unavailable": {
        "summary": "Too many tokens",
        "description": "Wait as long as `Retry-After` says, and use one token for many calls.",
        "value": {
          "error": "temporarily_unavailable",
          "error_description": "Too many access tokens are valid; try again when one has expired."
        }
      },
      "customers": {
        "summary": "One customer",
        "value": {
          "data": [
            {
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
          ],
          "errors": null,
          "meta": {
            "message": "Customers returned"
          }
        }
      },
      "invalid_token": {
        "summary": "Unknown or missing token",
        "description": "Send the header `Authorization: Bearer` with a token of this site.",
        "value": {
          "data": null,
          "errors": "The access token is invalid",
          "meta": {}
        }
      },
      "expired_token": {
        "summary": "Token past its life",
        "description": "Get a new token, and send the call again with it.",
        "value": {
          "data": null,
          "errors": "The access token expired",
          "meta": {}
        }
      },
      "insufficient_scope": {
        "summary": "The token lacks the scope",
        "description": "Get a token with the scope that the text names; the application must be allowed to have it.",
        "value": {
          "data": null,
          "errors": "Access to this resource requires scope \"customers_write\".",
          "meta": {}
        }
      },
      "page_out_of_range": {
        "summary": "The page is out of range",
        "description": "Ask for pages from 1, and for as many records as `per_page` allows.",
        "value": {
          "data": null,
          "errors": "page must be an integer of at least 1",
          "meta": {}
        }
      },
      "internal_error": {
        "summary": "The site failed",
        "description": "Send a read again later. Before you send a write again, read whether it took effect.",
        "value": {
          "data": null,
          "errors": "Internal server error",
          "meta": {}
        }
      },
      "customer_input": {
        "summary": "All fields",
        "value": {
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
      },
      "customer_created": {
        "summary": "The new customer",
        "value": {
          "data": {
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
          "errors": null,
          "meta": {
            "message": "Customer created"
          }
        }
      },
      "malformed_json": {
        "summary": "The body is not a JSON object",
        "description": "Send one JSON object as the body.",
        "value": {
          "data": null,
          "errors": "Malformed JSON",
          "meta": {}
        }
      },
      "payload_too_large": {
        "summary": "The body is too large",
        "description": "Send a smaller body: 1 MiB is more than all fields need.",
        "value": {
          "data": null,
          "errors": "The body is larger than 1 MiB",
          "meta": {}
        }
      },
      "unsupported_media_type": {
        "summary": "The body is not JSON",
        "description": "Send the header `Content-Type: application/json`.",
        "value": {
          "data": null,
          "errors": "Content-Type must be application/json",
          "meta": {}
        }
      },
      "missing_email": {
        "summary": "A required field is missing",
        "description": "Send the field that the text names.",
        "value": {
          "data": null,
          "errors": "email is required",
          "meta": {}
        }
      },
      "wrong_zip": {
        "summary": "A field has the wrong form",
        "description": "Correct the field that the text names; its description says which form it has.",
        "value": {
          "data": null,
          "errors": "zip must be digits only",
          "meta": {}
        }
      },
      "customer_read": {
        "summary": "The customer",
        "value": {
          "data": {
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
          "errors": null,
          "meta": {
            "message": "Customer listed"
          }
        }
      },
      "customer_not_found": {
        "summary": "No such customer",
        "description": "Compare the id with the one that creating the customer answered, on the same site.",
        "value": {
          "data": null,
          "errors": "Customer not found",
          "meta": {}
        }
      },
      "payment_profile_input": {
        "summary": "A Pix recurrence",
        "value": {
          "payment_method_type": "pix",
          "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
        }
      },
      "payment_profile_created": {
        "summary": "The new profile, pending",
        "value": {
          "data": {
            "id": 9,
            "created_at": "2026-01-15T13:45:30.123Z",
            "updated_at": "2026-01-15T13:45:30.123Z",
            "payment_method_type": "pix",
            "status": "pending",
            "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
            "customer_id": 23,
            "qr_code": "00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/5f84a4c5c5cb4599a9f13eb4d419dacc6304D73D",
            "qr_code_expires_at": "2026-01-16T13:45:30.123Z"
          },
          "errors": null,
          "meta": {
            "message": "Payment profile created"
          }
        }
      },
      "SB404": {
        "summary": "The subscription does not exist",
        "description": "Compare `subscription_id` with the id that creating the subscription answered, on the same site.",
        "value": {
          "data": null,
          "errors": "SB404: Subscription not found",
          "meta": {}
        }
      },
      "SB344": {
        "summary": "The subscription already has a payment profile",
        "description": "Don't send the call again: the subscription has its profile. For another enrolment, create a new subscription.",
        "value": {
          "data": null,
          "errors": "SB344: Subscription already has a payment profile",
          "meta": {}
        }
      },
      "PPMT01": {
        "summary": "The payment type is blank",
        "description": "Send `payment_method_type` with the value `pix`.",
        "value": {
          "data": null,
          "errors": "PPMT01: Payment type must not be blank",
          "meta": {}
        }
      },
      "PPMT02": {
        "summary": "The payment type is not `pix`",
        "description": "Send `pix`: no other means of payment is supported.",
        "value": {
          "data": null,
          "errors": "PPMT02: Invalid payment type; use pix",
          "meta": {}
        }
      },
      "PPS01": {
        "summary": "The subscription id is missing",
        "description": "Send the id of the subscription in `subscription_id`.",
        "value": {
          "data": null,
          "errors": "PPS01: Subscription id is required",
          "meta": {}
        }
      },
      "subscriptions": {
        "summary": "One subscription",
        "value": {
          "data": [
            {
              "id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
              "activate_on_payment": false,
              "activated_at": null,
              "balance_in_cents": 0,
              "created_at": "2026-01-15T13:45:30.123Z",
              "current_period_started_at": "2026-01-15T13:45:30.123Z",
              "current_period_ends_at": "2026-02-15T13:45:30.123Z",
              "interval": 1,
              "prepaid": false,
              "updated_at": "2026-01-15T13:45:30.123Z",
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
              "items": [
                {
                  "id": 41,
                  "quantity": 2,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "product": {
                    "id": 1,
                    "created_at": "2026-01-15T13:45:30.123Z",
                    "updated_at": "2026-01-15T13:45:30.123Z",
                    "name": "Basic plan",
                    "description": "Up to ten users, support by e-mail.",
                    "handle": "basic-plan"
                  },
                  "price_point": {
                    "id": 1,
                    "created_at": "2026-01-15T13:45:30.123Z",
                    "updated_at": "2026-01-15T13:45:30.123Z",
                    "name": "Basic plan, monthly",
                    "handle": "basic-plan-monthly",
                    "price_int_cents": 4990
                  }
                }
              ]
            }
          ],
          "errors": null,
          "meta": {
            "message": "Subscriptions returned"
          }
        }
      },
      "subscription_input_unified": {
        "summary": "Unified: the customer is created in the same call",
        "value": {
          "subscription": {
            "interval": 1,
            "interval_unit": "month",
            "customer_attributes": {
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
            "subscription_items": [
              {
                "product_id": 1,
                "quantity": 2
              }
            ]
          }
        }
      },
      "subscription_input_separate": {
        "summary": "Separate: the customer exists",
        "value": {
          "subscription": {
            "interval": 1,
            "interval_unit": "month",
            "customer_id": 23,
            "subscription_items": [
              {
                "product_id": 1,
                "quantity": 2
              }
            ]
          }
        }
      },
      "subscription_created": {
        "summary": "The new subscription",
        "value": {
          "data": {
            "id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
            "activate_on_payment": false,
            "activated_at": null,
            "balance_in_cents": 0,
            "created_at": "2026-01-15T13:45:30.123Z",
            "current_period_started_at": "2026-01-15T13:45:30.123Z",
            "current_period_ends_at": "2026-02-15T13:45:30.123Z",
            "interval": 1,
            "prepaid": false,
            "updated_at": "2026-01-15T13:45:30.123Z",
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
            "items": [
              {
                "id": 41,
                "quantity": 2,
                "created_at": "2026-01-15T13:45:30.123Z",
                "updated_at": "2026-01-15T13:45:30.123Z",
                "product": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan",
                  "description": "Up to ten users, support by e-mail.",
                  "handle": "basic-plan"
                },
                "price_point": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan, monthly",
                  "handle": "basic-plan-monthly",
                  "price_int_cents": 4990
                }
              }
            ]
          },
          "errors": null,
          "meta": {
            "message": "Subscription created"
          }
        }
      },
      "missing_root": {
        "summary": "The root key is missing",
        "description": "Put the fields of the subscription under the key `subscription`.",
        "value": {
          "data": null,
          "errors": "subscription is required",
          "meta": {}
        }
      },
      "product_not_found": {
        "summary": "No such product",
        "description": "Use a product of the site's own catalogue.",
        "value": {
          "data": null,
          "errors": "Product not found",
          "meta": {}
        }
      },
      "both_customers": {
        "summary": "Both ways at once",
        "description": "Send one of the two: `customer_id` for an existing customer, `customer_attributes` for a new one.",
        "value": {
          "data": null,
          "errors": "customer_id and customer_attributes are exclusive",
          "meta": {}
        }
      },
      "no_customer": {
        "summary": "Neither way",
        "description": "Send `customer_id` for an existing customer, or `customer_attributes` for a new one.",
        "value": {
          "data": null,
          "errors": "customer_id or customer_attributes is required",
          "meta": {}
        }
      },
      "missing_customer_email": {
        "summary": "The new customer inside the subscription lacks its e-mail address",
        "description": "Send the field that the text names, inside `customer_attributes`.",
        "value": {
          "data": null,
          "errors": "subscription.customer_attributes.email is required",
          "meta": {}
        }
      },
      "wrong_customer_phone": {
        "summary": "The new customer inside the subscription has a wrong phone number",
        "description": "Correct the field that the text names, inside `customer_attributes`.",
        "value": {
          "data": null,
          "errors": "subscription.customer_attributes.phone must be 10 to 13 digits",
          "meta": {}
        }
      },
      "subscription_read": {
        "summary": "The subscription, with its state",
        "value": {
          "data": {
            "id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
            "activate_on_payment": false,
            "activated_at": null,
            "balance_in_cents": 0,
            "created_at": "2026-01-15T13:45:30.123Z",
            "current_period_started_at": "2026-01-15T13:45:30.123Z",
            "current_period_ends_at": "2026-02-15T13:45:30.123Z",
            "interval": 1,
            "prepaid": false,
            "updated_at": "2026-01-15T13:45:30.123Z",
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
            "items": [
              {
                "id": 41,
                "quantity": 2,
                "created_at": "2026-01-15T13:45:30.123Z",
                "updated_at": "2026-01-15T13:45:30.123Z",
                "product": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan",
                  "description": "Up to ten users, support by e-mail.",
                  "handle": "basic-plan"
                },
                "price_point": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan, monthly",
                  "handle": "basic-plan-monthly",
                  "price_int_cents": 4990
                }
              }
            ],
            "interval_unit": "month",
            "state": "created",
            "previous_state": "created"
          },
          "errors": null,
          "meta": {
            "message": "Subscription listed"
          }
        }
      },
      "subscription_not_found": {
        "summary": "No such subscription",
        "description": "Compare the id with the one that creating the subscription answered, on the same site.",
        "value": {
          "data": null,
          "errors": "Subscription not found",
          "meta": {}
        }
      },
      "item_input": {
        "summary": "One unit of a product",
        "value": {
          "item": {
            "product_handle": "add-on",
            "quantity": 1
          }
        }
      },
      "item_added": {
        "summary": "The subscription with both items",
        "value": {
          "data": {
            "id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
            "activate_on_payment": false,
            "activated_at": null,
            "balance_in_cents": 0,
            "created_at": "2026-01-15T13:45:30.123Z",
            "current_period_started_at": "2026-01-15T13:45:30.123Z",
            "current_period_ends_at": "2026-02-15T13:45:30.123Z",
            "interval": 1,
            "prepaid": false,
            "updated_at": "2026-01-15T14:02:11.480Z",
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
            "items": [
              {
                "id": 41,
                "quantity": 2,
                "created_at": "2026-01-15T13:45:30.123Z",
                "updated_at": "2026-01-15T13:45:30.123Z",
                "product": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan",
                  "description": "Up to ten users, support by e-mail.",
                  "handle": "basic-plan"
                },
                "price_point": {
                  "id": 1,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Basic plan, monthly",
                  "handle": "basic-plan-monthly",
                  "price_int_cents": 4990
                }
              },
              {
                "id": 42,
                "quantity": 1,
                "created_at": "2026-01-15T14:02:11.480Z",
                "updated_at": "2026-01-15T14:02:11.480Z",
                "product": {
                  "id": 3,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Add-on",
                  "description": "One more user.",
                  "handle": "add-on"
                },
                "price_point": {
                  "id": 3,
                  "created_at": "2026-01-15T13:45:30.123Z",
                  "updated_at": "2026-01-15T13:45:30.123Z",
                  "name": "Add-on, monthly",
                  "handle": "add-on-monthly",
                  "price_int_cents": 990
                }
              }
            ]
          },
          "errors": null,
          "meta": {
            "message": "New item added"
          }
        }
      },
      "missing_item": {
        "summary": "The root key is missing",
        "description": "Put the fields of the item under the key `item`.",
        "value": {
          "data": null,
          "errors": "item is required",
          "meta": {}
        }
      },
      "wrong_quantity": {
        "summary": "A field is out of range",
        "description": "Send a whole number from 1.",
        "value": {
          "data": null,
          "errors": "item.quantity must be at least 1",
          "meta": {}
        }
      },
      "missing_handle": {
        "summary": "The product is not named",
        "description": "Send the product's handle in `product_handle`.",
        "value": {
          "data": null,
          "errors": "item.product_handle is required",
          "meta": {}
        }
      },
      "payment_profile_event": {
        "summary": "The payer accepted",
        "value": {
          "type": "payment_profile.activated",
          "timestamp": "2026-01-15T14:02:11.480Z",
          "data": {
            "id": 9,
            "created_at": "2026-01-15T13:45:30.123Z",
            "updated_at": "2026-01-15T14:02:11.480Z",
            "payment_method_type": "pix",
            "status": "active",
            "activated_at": "2026-01-15T14:02:11.480Z",
            "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e",
            "customer_id": 23
          }
        }
      }
    },
    "parameters": {
      "Page": {
        "name": "page",
        "in": "query",
        "required": false,
        "description": "Number of the page to show, from 1. All records come when neither this nor `per_page` is sent.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "x-gap": "G40",
        "example": 1
      },
      "PerPage": {
        "name": "per_page",
        "in": "query",
        "required": false,
        "description": "How many records a page holds. 20 when only `page` is sent.\n\nAssumed, G40: Do the lists have pages or filters? A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200
        },
        "x-gap": "G40",
        "example": 20
      },
      "CustomerId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Number of the customer.\n\nAssumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "x-gap": [
            {
              "keyword": "minimum",
              "gap": "G09"
            }
          ]
        },
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G43"
          }
        ],
        "example": 23
      },
      "OwningCustomerId": {
        "name": "customer_id",
        "in": "path",
        "required": true,
        "description": "Number of the customer that owns the payment profile.\n\nAssumed:\n- G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.\n- G60: What if the customer of the path does not exist? 404 with `Customer not found`, before the body is checked.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "x-gap": [
            {
              "keyword": "minimum",
              "gap": "G09"
            }
          ]
        },
        "x-gap": [
          {
            "keyword": "value",
            "gap": [
              "G43",
              "G60"
            ]
          }
        ],
        "example": 23
      },
      "SubscriptionId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Id of the subscription.\n\nAssumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.",
        "schema": {
          "type": "string",
          "format": "uuid"
        },
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G43"
          }
        ],
        "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
      },
      "ItemSubscriptionId": {
        "name": "subscription_id",
        "in": "path",
        "required": true,
        "description": "Id of the subscription.\n\nAssumed, G43: What does reading an id answer that is not of the right form? 404, as for an id that does not exist.",
        "schema": {
          "type": "string",
          "format": "uuid"
        },
        "x-gap": [
          {
            "keyword": "value",
            "gap": "G43"
          }
        ],
        "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
      }
    },
    "responses": {
      "Unauthorized": {
        "description": "The access token is missing, unknown, expired, or of another site.",
        "headers": {
          "WWW-Authenticate": {
            "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G75: What is the body of a 401 that an API call answers? The envelope with a sentence in `errors`, and a `WWW-Authenticate` header with `invalid_token`.",
            "schema": {
              "type": "string"
            },
            "x-gap": "G75",
            "example": "Bearer realm=\"demo\", error=\"invalid_token\", error_description=\"The access token is invalid\""
          }
        },
        "content": {
          "application/json": {
            "x-gap": [
              "G75",
              "G76",
              "G08"
            ],
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "invalid_token": {
                "$ref": "#/components/examples/invalid_token"
              },
              "expired_token": {
                "$ref": "#/components/examples/expired_token"
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The token is valid and lacks a scope that this operation needs.\n\nAssumed:\n- G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
        "x-gap": [
          "G77",
          "G08"
        ],
        "headers": {
          "WWW-Authenticate": {
            "description": "The challenge, in the form of RFC 6750.\n\nAssumed, G77: What does an API call answer when the token lacks the scope? 403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
            "schema": {
              "type": "string"
            },
            "x-gap": "G77",
            "example": "Bearer realm=\"demo\", error=\"insufficient_scope\", error_description=\"Access to this resource requires scope \\\"customers_write\\\".\""
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "insufficient_scope": {
                "$ref": "#/components/examples/insufficient_scope"
              }
            }
          }
        }
      },
      "InternalError": {
        "description": "The site failed.\n\nAssumed:\n- G95: What does a fault of the server look like? 500 with the envelope. The mock has one only when it is asked to, or when its own answer would break the document.\n- G08: Do 401, 403, 404 and 500 of the API have the envelope too? Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
        "x-gap": [
          "G95",
          "G08"
        ],
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "internal_error": {
                "$ref": "#/components/examples/internal_error"
              }
            }
          }
        }
      },
      "BadRequest": {
        "description": "The body is no JSON object, or lacks its root key.\n\nAssumed:\n- G92: What if a body is not JSON, is empty or is no object? 400 with `Malformed JSON`.\n- G44: Under which root key does a body stand, and what if the key is missing? Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.",
        "x-gap": [
          "G92",
          "G44"
        ],
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "malformed_json": {
                "$ref": "#/components/examples/malformed_json"
              }
            }
          }
        }
      },
      "PayloadTooLarge": {
        "description": "The body is larger than 1 MiB.\n\nAssumed, G97: How long may texts and bodies be? 255 characters for a text, else 422; one mebibyte for a body, else 413.",
        "x-gap": "G97",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "payload_too_large": {
                "$ref": "#/components/examples/payload_too_large"
              }
            }
          }
        }
      },
      "UnsupportedMediaType": {
        "description": "The body is not sent as JSON.\n\nAssumed, G93: Which content types are read, and which are answered? `application/json` in any case, with parameters, or a type that ends in `+json`; another one answers 415. Answers are `application/json; charset=utf-8`, whatever `Accept` says.",
        "x-gap": "G93",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorEnvelope"
            },
            "examples": {
              "unsupported_media_type": {
                "$ref": "#/components/examples/unsupported_media_type"
              }
            }
          }
        }
      }
    }
  }
} as unknown as OpenAPIV3_1.Document

/** The errors that the document shows by example, under the examples' names. */
export type ErrorName = "invalid_token" | "expired_token" | "insufficient_scope" | "page_out_of_range" | "internal_error" | "malformed_json" | "payload_too_large" | "unsupported_media_type" | "missing_email" | "wrong_zip" | "customer_not_found" | "SB404" | "SB344" | "PPMT01" | "PPMT02" | "PPS01" | "missing_root" | "product_not_found" | "both_customers" | "no_customer" | "missing_customer_email" | "wrong_customer_phone" | "subscription_not_found" | "missing_item" | "wrong_quantity" | "missing_handle"
