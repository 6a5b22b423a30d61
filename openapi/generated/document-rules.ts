// Written by `npm run generate` from the document and the ledger. Not edited by hand.
import type { OpenAPIV3_1 } from 'openapi-types'

/** The document without the texts for its readers: what a site needs to answer calls. */
export const document = {
  "openapi": "3.1.1",
  "info": {
    "title": "Recurring billing with Pix payment profiles",
    "version": "2.1.4",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:4010"
    },
    {
      "url": "https://{site}.{domain}",
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
      "name": "Authentication"
    },
    {
      "name": "Customers"
    },
    {
      "name": "Subscriptions"
    },
    {
      "name": "Payment profiles"
    }
  ],
  "paths": {
    "/oauth/token": {
      "post": {
        "operationId": "createToken",
        "tags": [
          "Authentication"
        ],
        "security": [
          {},
          {
            "ClientSecretBasic": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
                "example": "no-store"
              },
              "Pragma": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
                "example": "Bearer realm=\"demo\", error=\"invalid_client\""
              },
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "Cache-Control": {
                "schema": {
                  "type": "string"
                },
                "example": "no-store"
              },
              "Retry-After": {
                "schema": {
                  "type": "integer",
                  "minimum": 1
                },
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "requestBody": {
          "required": true,
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
            "content": {
              "application/json": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/CustomerId"
          }
        ],
        "responses": {
          "200": {
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "parameters": [
          {
            "$ref": "#/components/parameters/OwningCustomerId"
          }
        ],
        "requestBody": {
          "required": true,
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
            "content": {
              "application/json": {
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "requestBody": {
          "required": true,
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "parameters": [
          {
            "$ref": "#/components/parameters/SubscriptionId"
          }
        ],
        "responses": {
          "200": {
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "parameters": [
          {
            "$ref": "#/components/parameters/ItemSubscriptionId"
          }
        ],
        "requestBody": {
          "required": true,
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
            "headers": {
              "WWW-Authenticate": {
                "schema": {
                  "type": "string"
                },
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
        "tags": [
          "Payment profiles"
        ],
        "security": [],
        "parameters": [
          {
            "name": "webhook-id",
            "in": "header",
            "required": true,
            "schema": {
              "type": "string"
            },
            "example": "msg_2b7c1f0a9d4e4c3f"
          },
          {
            "name": "webhook-timestamp",
            "in": "header",
            "required": true,
            "schema": {
              "type": "string",
              "pattern": "^[0-9]+$",
              "x-form": "digits only"
            },
            "example": "1768484731"
          },
          {
            "name": "webhook-signature",
            "in": "header",
            "required": true,
            "schema": {
              "type": "string"
            },
            "example": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
          }
        ],
        "requestBody": {
          "required": true,
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
          "200": {},
          "410": {}
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "OAuth2": {
        "type": "oauth2",
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
        "scheme": "basic"
      }
    },
    "schemas": {
      "TokenInput": {
        "type": "object",
        "title": "TokenInput",
        "required": [
          "grant_type",
          "site",
          "scope"
        ],
        "properties": {
          "grant_type": {
            "type": "string",
            "const": "client_credentials",
            "example": "client_credentials"
          },
          "client_id": {
            "type": "string",
            "example": "demo-client"
          },
          "client_secret": {
            "type": "string",
            "example": "demo-secret"
          },
          "site": {
            "type": "string",
            "example": "demo"
          },
          "scope": {
            "type": "string",
            "example": "customers_read customers_write"
          }
        }
      },
      "Token": {
        "type": "object",
        "title": "Token",
        "required": [
          "access_token",
          "token_type",
          "expires_in",
          "scope",
          "created_at"
        ],
        "properties": {
          "access_token": {
            "type": "string",
            "minLength": 1,
            "example": "Yw1rV0x9mB3n5tq8sKfPz2cJdLhGaE7uRi4oXQe6TyA"
          },
          "token_type": {
            "type": "string",
            "const": "Bearer",
            "example": "Bearer"
          },
          "expires_in": {
            "type": "integer",
            "const": 72000,
            "example": 72000
          },
          "scope": {
            "type": "string",
            "example": "customers_read customers_write"
          },
          "created_at": {
            "type": "string",
            "pattern": "^[0-9]{2}/[0-9]{2}/[0-9]{4}$",
            "x-form": "day/month/year, with two, two and four digits",
            "example": "15/01/2026"
          }
        }
      },
      "OAuthError": {
        "type": "object",
        "title": "OAuthError",
        "required": [
          "error",
          "error_description"
        ],
        "properties": {
          "error": {
            "type": "string",
            "example": "invalid_client"
          },
          "error_description": {
            "type": "string",
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
        "example": "2026-01-15T13:45:30.123Z"
      },
      "Customer": {
        "type": "object",
        "title": "Customer",
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
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
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
            "example": "ana.souza@example.com"
          },
          "first_name": {
            "type": "string",
            "example": "Ana"
          },
          "last_name": {
            "type": "string",
            "example": "Souza"
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "example": "Rua das Laranjeiras, 210"
          },
          "address_2": {
            "type": [
              "string",
              "null"
            ],
            "example": "Apto 31"
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "example": "São Paulo"
          },
          "state": {
            "type": [
              "string",
              "null"
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
            "example": "05410020"
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([A-Za-z]{2})?$",
            "x-form": "two letters",
            "example": "BR"
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
            "example": "11987654321"
          },
          "document_number": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9]*$",
            "x-form": "digits only",
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
        "example": null
      },
      "Meta": {
        "type": "object",
        "title": "Meta",
        "properties": {
          "message": {
            "type": "string",
            "example": "Customer listed"
          },
          "current_page": {
            "type": "integer",
            "example": 1
          },
          "next_page": {
            "type": [
              "integer",
              "null"
            ],
            "example": 2
          },
          "prev_page": {
            "type": [
              "integer",
              "null"
            ],
            "example": null
          },
          "per_page": {
            "type": "integer",
            "example": 20
          },
          "total_pages": {
            "type": "integer",
            "example": 3
          },
          "total_count": {
            "type": "integer",
            "example": 50
          }
        }
      },
      "CustomerListEnvelope": {
        "type": "object",
        "title": "CustomerListEnvelope",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "type": "array",
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
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "type": "null",
            "example": null
          },
          "errors": {
            "type": "string",
            "minLength": 1,
            "example": "SB404: Subscription not found"
          },
          "meta": {
            "type": "object"
          }
        }
      },
      "CustomerInput": {
        "type": "object",
        "title": "CustomerInput",
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
              "x-form": "eight digits"
            }
          }
        },
        "properties": {
          "email": {
            "type": "string",
            "maxLength": 255,
            "pattern": "^[^\\s@]+@[^\\s@]+$",
            "x-form": "an e-mail address",
            "example": "ana.souza@example.com"
          },
          "first_name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "\\S",
            "x-form": "not blank",
            "example": "Ana"
          },
          "last_name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "pattern": "\\S",
            "x-form": "not blank",
            "example": "Souza"
          },
          "address": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "example": "Rua das Laranjeiras, 210"
          },
          "address_2": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "example": "Apto 31"
          },
          "city": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
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
            "example": "05410020"
          },
          "country": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([A-Z]{2})?$",
            "x-form": "two upper-case letters",
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
            "example": "11987654321"
          },
          "document_number": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([0-9]{11}|[0-9]{14})?$",
            "x-form": "11 or 14 digits",
            "example": "52998224725"
          }
        }
      },
      "CustomerEnvelope": {
        "type": "object",
        "title": "CustomerEnvelope",
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
        "required": [
          "payment_method_type",
          "subscription_id"
        ],
        "properties": {
          "payment_method_type": {
            "type": "string",
            "enum": [
              "pix"
            ],
            "example": "pix"
          },
          "subscription_id": {
            "type": "string",
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          }
        }
      },
      "PaymentProfileState": {
        "type": "object",
        "title": "PaymentProfileState",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "payment_method_type",
          "status",
          "subscription_id",
          "customer_id"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "example": 9
          },
          "created_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ]
          },
          "updated_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ]
          },
          "payment_method_type": {
            "type": "string",
            "enum": [
              "pix"
            ],
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
            "example": "pending"
          },
          "activated_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ]
          },
          "refused_at": {
            "allOf": [
              {
                "$ref": "#/components/schemas/Timestamp"
              }
            ]
          },
          "subscription_id": {
            "type": "string",
            "format": "uuid",
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          },
          "customer_id": {
            "type": "integer",
            "minimum": 1,
            "example": 23
          }
        }
      },
      "PaymentProfile": {
        "title": "PaymentProfile",
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
            "properties": {
              "qr_code": {
                "type": "string",
                "maxLength": 512,
                "example": "00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/5f84a4c5c5cb4599a9f13eb4d419dacc6304D73D"
              },
              "qr_code_expires_at": {
                "type": "string",
                "format": "date-time",
                "example": "2026-01-16T13:45:30.123Z"
              }
            }
          }
        ]
      },
      "PaymentProfileEnvelope": {
        "type": "object",
        "title": "PaymentProfileEnvelope",
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
        "required": [
          "id",
          "created_at",
          "updated_at",
          "name",
          "description",
          "handle"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
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
            "example": "Basic plan"
          },
          "description": {
            "type": "string",
            "example": "Up to ten users, support by e-mail."
          },
          "handle": {
            "type": "string",
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
            "x-form": "lower-case letters and digits, in words joined by hyphens",
            "example": "basic-plan"
          }
        }
      },
      "PricePoint": {
        "type": "object",
        "title": "PricePoint",
        "required": [
          "id",
          "created_at",
          "updated_at",
          "name",
          "handle",
          "price_int_cents"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
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
            "example": "Basic plan, monthly"
          },
          "handle": {
            "type": "string",
            "example": "basic-plan-monthly"
          },
          "price_int_cents": {
            "type": "integer",
            "minimum": 0,
            "example": 4990
          }
        }
      },
      "Item": {
        "type": "object",
        "title": "Item",
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
            "example": 41
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
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
        "properties": {
          "id": {
            "type": "string",
            "format": "uuid",
            "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
            "x-form": "UUID of version 4, in lower case",
            "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
          },
          "activate_on_payment": {
            "type": "boolean",
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
            "example": null
          },
          "balance_in_cents": {
            "type": "integer",
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
            "example": "2026-01-15T13:45:30.123Z"
          },
          "current_period_ends_at": {
            "type": "string",
            "format": "date-time",
            "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
            "x-form": "to the millisecond, ending in `Z`",
            "example": "2026-02-15T13:45:30.123Z"
          },
          "interval": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "example": 1
          },
          "prepaid": {
            "type": "boolean",
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
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          }
        }
      },
      "SubscriptionSummary": {
        "type": "object",
        "title": "SubscriptionSummary",
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
                "interval_unit": {}
              }
            },
            {
              "required": [
                "state"
              ],
              "properties": {
                "state": {}
              }
            },
            {
              "required": [
                "previous_state"
              ],
              "properties": {
                "previous_state": {}
              }
            }
          ]
        }
      },
      "SubscriptionListEnvelope": {
        "type": "object",
        "title": "SubscriptionListEnvelope",
        "required": [
          "data",
          "errors",
          "meta"
        ],
        "properties": {
          "data": {
            "type": "array",
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
        "required": [
          "product_id"
        ],
        "properties": {
          "product_id": {
            "type": "integer",
            "example": 1
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "example": 2
          }
        }
      },
      "SubscriptionInput": {
        "type": "object",
        "title": "SubscriptionInput",
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
            "example": "month"
          },
          "customer_id": {
            "type": "integer",
            "example": 23
          },
          "customer_attributes": {
            "$ref": "#/components/schemas/CustomerInput"
          },
          "subscription_items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SubscriptionItemInput"
            }
          }
        }
      },
      "CreateSubscriptionBody": {
        "type": "object",
        "title": "CreateSubscriptionBody",
        "required": [
          "subscription"
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
                "example": "month"
              },
              "state": {
                "type": "string",
                "x-extensible-enum": [
                  "created"
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
                "example": "created"
              }
            }
          }
        ]
      },
      "SubscriptionEnvelope": {
        "type": "object",
        "title": "SubscriptionEnvelope",
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
        "required": [
          "product_handle"
        ],
        "properties": {
          "product_handle": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "example": "add-on"
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 2147483647,
            "example": 1
          }
        }
      },
      "AddItemBody": {
        "type": "object",
        "title": "AddItemBody",
        "required": [
          "item"
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
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.activated",
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
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.refused",
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
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.expired",
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
        "required": [
          "type",
          "timestamp",
          "data"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "payment_profile.canceled",
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
        "value": {
          "grant_type": "client_credentials",
          "client_id": "demo-client",
          "client_secret": "demo-secret",
          "site": "demo",
          "scope": "customers_read customers_write subscriptions_read subscriptions_write subscription_items_read subscription_items_write payment_profiles_read payment_profiles_write"
        }
      },
      "token": {
        "value": {
          "access_token": "Yw1rV0x9mB3n5tq8sKfPz2cJdLhGaE7uRi4oXQe6TyA",
          "token_type": "Bearer",
          "expires_in": 72000,
          "scope": "customers_read customers_write subscriptions_read subscriptions_write subscription_items_read subscription_items_write payment_profiles_read payment_profiles_write",
          "created_at": "15/01/2026"
        }
      },
      "invalid_request": {
        "value": {
          "error": "invalid_request",
          "error_description": "Missing required parameter: grant_type."
        }
      },
      "unsupported_grant_type": {
        "value": {
          "error": "unsupported_grant_type",
          "error_description": "The authorization server does not support this grant type."
        }
      },
      "invalid_client": {
        "value": {
          "error": "invalid_client",
          "error_description": "Client authentication failed because the client is unknown, sent no authentication, or used a method that is not supported."
        }
      },
      "token_payload_too_large": {
        "value": {
          "error": "invalid_request",
          "error_description": "The body is larger than 1 MiB."
        }
      },
      "token_unsupported_media_type": {
        "value": {
          "error": "invalid_request",
          "error_description": "Content-Type must be application/x-www-form-urlencoded or application/json."
        }
      },
      "server_error": {
        "value": {
          "error": "server_error",
          "error_description": "Internal server error."
        }
      },
      "temporarily_unavailable": {
        "value": {
          "error": "temporarily_unavailable",
          "error_description": "Too many access tokens are valid; try again when one has expired."
        }
      },
      "customers": {
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
        "value": {
          "data": null,
          "errors": "The access token is invalid",
          "meta": {}
        }
      },
      "expired_token": {
        "value": {
          "data": null,
          "errors": "The access token expired",
          "meta": {}
        }
      },
      "insufficient_scope": {
        "value": {
          "data": null,
          "errors": "Access to this resource requires scope \"customers_write\".",
          "meta": {}
        }
      },
      "page_out_of_range": {
        "value": {
          "data": null,
          "errors": "page must be an integer of at least 1",
          "meta": {}
        }
      },
      "internal_error": {
        "value": {
          "data": null,
          "errors": "Internal server error",
          "meta": {}
        }
      },
      "customer_input": {
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
        "value": {
          "data": null,
          "errors": "Malformed JSON",
          "meta": {}
        }
      },
      "payload_too_large": {
        "value": {
          "data": null,
          "errors": "The body is larger than 1 MiB",
          "meta": {}
        }
      },
      "unsupported_media_type": {
        "value": {
          "data": null,
          "errors": "Content-Type must be application/json",
          "meta": {}
        }
      },
      "missing_email": {
        "value": {
          "data": null,
          "errors": "email is required",
          "meta": {}
        }
      },
      "wrong_zip": {
        "value": {
          "data": null,
          "errors": "zip must be digits only",
          "meta": {}
        }
      },
      "customer_read": {
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
        "value": {
          "data": null,
          "errors": "Customer not found",
          "meta": {}
        }
      },
      "payment_profile_input": {
        "value": {
          "payment_method_type": "pix",
          "subscription_id": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
        }
      },
      "payment_profile_created": {
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
        "value": {
          "data": null,
          "errors": "SB404: Subscription not found",
          "meta": {}
        }
      },
      "SB344": {
        "value": {
          "data": null,
          "errors": "SB344: Subscription already has a payment profile",
          "meta": {}
        }
      },
      "PPMT01": {
        "value": {
          "data": null,
          "errors": "PPMT01: Payment type must not be blank",
          "meta": {}
        }
      },
      "PPMT02": {
        "value": {
          "data": null,
          "errors": "PPMT02: Invalid payment type; use pix",
          "meta": {}
        }
      },
      "PPS01": {
        "value": {
          "data": null,
          "errors": "PPS01: Subscription id is required",
          "meta": {}
        }
      },
      "subscriptions": {
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
        "value": {
          "data": null,
          "errors": "subscription is required",
          "meta": {}
        }
      },
      "product_not_found": {
        "value": {
          "data": null,
          "errors": "Product not found",
          "meta": {}
        }
      },
      "both_customers": {
        "value": {
          "data": null,
          "errors": "customer_id and customer_attributes are exclusive",
          "meta": {}
        }
      },
      "no_customer": {
        "value": {
          "data": null,
          "errors": "customer_id or customer_attributes is required",
          "meta": {}
        }
      },
      "missing_customer_email": {
        "value": {
          "data": null,
          "errors": "subscription.customer_attributes.email is required",
          "meta": {}
        }
      },
      "wrong_customer_phone": {
        "value": {
          "data": null,
          "errors": "subscription.customer_attributes.phone must be 10 to 13 digits",
          "meta": {}
        }
      },
      "subscription_read": {
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
        "value": {
          "data": null,
          "errors": "Subscription not found",
          "meta": {}
        }
      },
      "item_input": {
        "value": {
          "item": {
            "product_handle": "add-on",
            "quantity": 1
          }
        }
      },
      "item_added": {
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
        "value": {
          "data": null,
          "errors": "item is required",
          "meta": {}
        }
      },
      "wrong_quantity": {
        "value": {
          "data": null,
          "errors": "item.quantity must be at least 1",
          "meta": {}
        }
      },
      "missing_handle": {
        "value": {
          "data": null,
          "errors": "item.product_handle is required",
          "meta": {}
        }
      },
      "payment_profile_event": {
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
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "example": 1
      },
      "PerPage": {
        "name": "per_page",
        "in": "query",
        "required": false,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200
        },
        "example": 20
      },
      "CustomerId": {
        "name": "id",
        "in": "path",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 23
      },
      "OwningCustomerId": {
        "name": "customer_id",
        "in": "path",
        "required": true,
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 23
      },
      "SubscriptionId": {
        "name": "id",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uuid"
        },
        "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
      },
      "ItemSubscriptionId": {
        "name": "subscription_id",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uuid"
        },
        "example": "21cb7606-ac19-4bed-8dc2-8a4125cc7c6e"
      }
    },
    "responses": {
      "Unauthorized": {
        "headers": {
          "WWW-Authenticate": {
            "schema": {
              "type": "string"
            },
            "example": "Bearer realm=\"demo\", error=\"invalid_token\", error_description=\"The access token is invalid\""
          }
        },
        "content": {
          "application/json": {
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
        "headers": {
          "WWW-Authenticate": {
            "schema": {
              "type": "string"
            },
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
