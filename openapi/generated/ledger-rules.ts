// Written by `npm run generate` from the document and the ledger. Not edited by hand.
/** The gaps without the texts for their readers: what a site needs to know of its choices. */
export const gaps = {
  "G01": {
    "id": "G01",
    "slug": "site-address",
    "choice": "site-per-address",
    "choices": [
      "site-per-address"
    ],
    "plays": [
      "site-per-address"
    ],
    "open": false,
    "removed": {
      "one-host": "site-per-address"
    }
  },
  "G02": {
    "id": "G02",
    "slug": "qr-code-delivery",
    "choice": "in-the-answer",
    "choices": [
      "in-the-answer",
      "email",
      "hosted-page",
      "image",
      "unseen"
    ],
    "plays": [
      "in-the-answer"
    ],
    "open": false,
    "removed": {}
  },
  "G03": {
    "id": "G03",
    "slug": "decision-time",
    "choice": "a-second",
    "choices": [
      "a-second",
      "seconds-to-minutes"
    ],
    "plays": [
      "a-second"
    ],
    "open": false,
    "removed": {}
  },
  "G04": {
    "id": "G04",
    "slug": "error-code-form",
    "choice": "code-first",
    "choices": [
      "code-first",
      "code-only",
      "code-last",
      "code-in-meta",
      "joined-list"
    ],
    "plays": [
      "code-first",
      "code-only",
      "code-last",
      "code-in-meta"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the body that hold the code, with {code} and {text} where these stand",
    "presets": {
      "code-first": {
        "errors": "{code}: {text}"
      },
      "code-only": {
        "errors": "{code}"
      },
      "code-last": {
        "errors": "{text} ({code})"
      },
      "code-in-meta": {
        "errors": "{text}",
        "meta": {
          "code": "{code}"
        }
      }
    }
  },
  "G05": {
    "id": "G05",
    "slug": "data-on-error",
    "choice": "null",
    "choices": [
      "null",
      "empty-object",
      "empty-array",
      "absent",
      "request"
    ],
    "plays": [
      "null",
      "empty-object",
      "empty-array",
      "absent",
      "request"
    ],
    "open": false,
    "removed": {}
  },
  "G06": {
    "id": "G06",
    "slug": "success-message",
    "choice": "meta-message",
    "choices": [
      "meta-message",
      "top-level",
      "none",
      "data-message"
    ],
    "plays": [
      "meta-message",
      "top-level",
      "none"
    ],
    "open": false,
    "removed": {}
  },
  "G07": {
    "id": "G07",
    "slug": "success-message-text",
    "choice": "english",
    "choices": [
      "english",
      "other-text"
    ],
    "plays": [
      "english"
    ],
    "open": false,
    "removed": {}
  },
  "G08": {
    "id": "G08",
    "slug": "error-envelope",
    "choice": "envelope",
    "choices": [
      "envelope",
      "rails",
      "empty",
      "html"
    ],
    "plays": [
      "envelope",
      "rails",
      "empty",
      "html"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the body, with {text}, {status}, {reason} and {path} where these stand",
    "presets": {
      "envelope": "envelope",
      "rails": {
        "status": "{status}",
        "error": "{text}"
      },
      "empty": null,
      "html": "<!DOCTYPE html><title>{text}</title><h1>{text}</h1>"
    }
  },
  "G09": {
    "id": "G09",
    "slug": "id-form",
    "choice": "counters",
    "choices": [
      "counters",
      "profile-uuid",
      "profile-string"
    ],
    "plays": [
      "counters",
      "profile-uuid",
      "profile-string"
    ],
    "open": false,
    "removed": {},
    "holds": "the id of a payment profile as a text with {id} or {uuid}, such as pp_{id}",
    "presets": {
      "counters": "{id}",
      "profile-uuid": "{uuid}",
      "profile-string": "pp_{uuid}"
    }
  },
  "G10": {
    "id": "G10",
    "slug": "timestamp-form",
    "choice": "milliseconds",
    "choices": [
      "milliseconds",
      "seconds",
      "microseconds",
      "offset"
    ],
    "plays": [
      "milliseconds",
      "seconds",
      "microseconds",
      "offset"
    ],
    "open": false,
    "removed": {}
  },
  "G11": {
    "id": "G11",
    "slug": "empty-optional-text",
    "choice": "null",
    "choices": [
      "null",
      "empty-string",
      "absent"
    ],
    "plays": [
      "null",
      "empty-string",
      "absent"
    ],
    "open": false,
    "removed": {},
    "holds": "what a text left out shows, also elsewhere (in lists and within other records), and what one given as \"\" does, such as { left_out: absent, empty: as-left-out }",
    "presets": {
      "null": {
        "left_out": "null",
        "empty": "kept"
      },
      "empty-string": {
        "left_out": "empty-string",
        "empty": "kept"
      },
      "absent": {
        "left_out": "absent",
        "empty": "kept"
      }
    }
  },
  "G12": {
    "id": "G12",
    "slug": "updated-at",
    "choice": "items-touch",
    "choices": [
      "items-touch",
      "items-do-not-touch"
    ],
    "plays": [
      "items-touch"
    ],
    "open": false,
    "removed": {}
  },
  "G13": {
    "id": "G13",
    "slug": "text-checks",
    "choice": "checked",
    "choices": [
      "checked",
      "unchecked",
      "stripped"
    ],
    "plays": [
      "checked",
      "unchecked",
      "stripped"
    ],
    "open": false,
    "removed": {},
    "holds": "checked or unchecked for each field, refused or stripped for punctuation, and letters for names that must have one, such as { zip: unchecked }",
    "presets": {
      "checked": {
        "email": "checked",
        "zip": "checked",
        "phone": "checked",
        "state": "checked",
        "country": "checked"
      },
      "unchecked": {
        "email": "unchecked",
        "zip": "unchecked",
        "phone": "unchecked",
        "state": "unchecked",
        "country": "unchecked"
      },
      "stripped": {
        "punctuation": "stripped"
      }
    }
  },
  "G14": {
    "id": "G14",
    "slug": "document-number-check",
    "choice": "digits",
    "choices": [
      "digits",
      "check-digits",
      "unchecked",
      "stripped"
    ],
    "plays": [
      "digits",
      "check-digits",
      "unchecked",
      "stripped"
    ],
    "open": false,
    "removed": {
      "letters-too": "digits"
    },
    "holds": "a form with its punctuation refused or stripped, such as { form: check-digits, punctuation: stripped }",
    "presets": {
      "digits": {
        "form": "digits"
      },
      "check-digits": {
        "form": "check-digits"
      },
      "unchecked": {
        "form": "unchecked"
      },
      "stripped": {
        "form": "digits",
        "punctuation": "stripped"
      }
    }
  },
  "G15": {
    "id": "G15",
    "slug": "duplicate-customer",
    "choice": "allowed",
    "choices": [
      "allowed",
      "refused",
      "reused"
    ],
    "plays": [
      "allowed",
      "refused",
      "reused"
    ],
    "open": false,
    "removed": {},
    "holds": "a rule for each and a refusal, such as { email: reused, document_number: refused, phone: refused, status: 409 }",
    "presets": {
      "allowed": {
        "email": "allowed",
        "document_number": "allowed"
      },
      "refused": {
        "email": "refused",
        "document_number": "refused",
        "status": 422
      },
      "reused": {
        "email": "reused",
        "document_number": "allowed"
      }
    }
  },
  "G16": {
    "id": "G16",
    "slug": "subscription-defaults",
    "choice": "off-and-ignored",
    "choices": [
      "off-and-ignored",
      "on",
      "writable",
      "opening-balance"
    ],
    "plays": [
      "off-and-ignored"
    ],
    "open": false,
    "removed": {},
    "holds": "true or false for both switches, or over-one for a prepaid that is true where the interval is over 1, such as { activate_on_payment: true, prepaid: over-one }",
    "presets": {
      "off-and-ignored": {
        "activate_on_payment": false,
        "prepaid": false
      }
    }
  },
  "G17": {
    "id": "G17",
    "slug": "activated-at-before",
    "choice": "null",
    "choices": [
      "null",
      "created-at",
      "absent"
    ],
    "plays": [
      "null",
      "created-at",
      "absent"
    ],
    "open": false,
    "removed": {}
  },
  "G18": {
    "id": "G18",
    "slug": "current-period-start",
    "choice": "at-creation",
    "choices": [
      "at-creation",
      "on-activation",
      "absent",
      "sao-paulo"
    ],
    "plays": [
      "at-creation",
      "on-activation",
      "absent",
      "sao-paulo"
    ],
    "open": false,
    "removed": {}
  },
  "G19": {
    "id": "G19",
    "slug": "interval",
    "choice": "default-one",
    "choices": [
      "default-one",
      "required",
      "bounded"
    ],
    "plays": [
      "default-one",
      "required",
      "bounded"
    ],
    "open": false,
    "removed": {},
    "holds": "whether it must be sent, and the greatest number, such as { required: true, most: 12 }",
    "presets": {
      "default-one": {},
      "required": {
        "required": true
      },
      "bounded": {
        "most": 12
      }
    }
  },
  "G20": {
    "id": "G20",
    "slug": "interval-units",
    "choice": "day-week-month-year",
    "choices": [
      "day-week-month-year",
      "day-month",
      "month-only",
      "loose"
    ],
    "plays": [
      "day-week-month-year",
      "day-month",
      "month-only"
    ],
    "open": false,
    "removed": {},
    "holds": "the units, and whether one must be sent, such as { units: [month, year], required: true }",
    "presets": {
      "day-week-month-year": {
        "units": [
          "day",
          "week",
          "month",
          "year"
        ]
      },
      "day-month": {
        "units": [
          "day",
          "month"
        ]
      },
      "month-only": {
        "units": [
          "month"
        ]
      }
    }
  },
  "G21": {
    "id": "G21",
    "slug": "reduced-view",
    "choice": "absent",
    "choices": [
      "absent"
    ],
    "plays": [
      "absent"
    ],
    "open": false,
    "removed": {}
  },
  "G22": {
    "id": "G22",
    "slug": "catalogue",
    "choice": "fixed-catalogue",
    "choices": [
      "fixed-catalogue",
      "site-catalogue"
    ],
    "plays": [
      "fixed-catalogue"
    ],
    "open": false,
    "removed": {}
  },
  "G23": {
    "id": "G23",
    "slug": "price-int-cents",
    "choice": "as-spelled",
    "choices": [
      "as-spelled"
    ],
    "plays": [
      "as-spelled"
    ],
    "open": false,
    "removed": {}
  },
  "G24": {
    "id": "G24",
    "slug": "item-order",
    "choice": "by-creation",
    "choices": [
      "by-creation",
      "newest-first",
      "by-product",
      "any-order"
    ],
    "plays": [
      "by-creation",
      "newest-first",
      "by-product"
    ],
    "open": false,
    "removed": {}
  },
  "G25": {
    "id": "G25",
    "slug": "payment-profile-fields",
    "choice": "flat-with-qr-code",
    "choices": [
      "flat-with-qr-code",
      "state-for-status",
      "customer-embedded",
      "pix-object",
      "other-qr-name",
      "qr-link",
      "no-qr"
    ],
    "plays": [
      "flat-with-qr-code"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the record, with {id}, {status}, {subscription_id}, {customer_id}, {customer}, {subscription}, {qr_code} and the like where these stand",
    "presets": {
      "flat-with-qr-code": {
        "id": "{id}",
        "created_at": "{created_at}",
        "updated_at": "{updated_at}",
        "payment_method_type": "{payment_method_type}",
        "status": "{status}",
        "subscription_id": "{subscription_id}",
        "customer_id": "{customer_id}",
        "qr_code": "{qr_code}",
        "qr_code_expires_at": "{qr_code_expires_at}"
      }
    }
  },
  "G26": {
    "id": "G26",
    "slug": "subscription-states",
    "choice": "created-only",
    "choices": [
      "created-only",
      "small-set",
      "other-set"
    ],
    "plays": [
      "created-only"
    ],
    "open": false,
    "removed": {},
    "holds": "the state with a pending payment profile, once it is accepted, and once it is refused, such as { accepted: active, refused: suspended }",
    "presets": {
      "created-only": {}
    }
  },
  "G27": {
    "id": "G27",
    "slug": "effect-of-activation",
    "choice": "nothing",
    "choices": [
      "nothing",
      "active-at-once",
      "after-first-payment"
    ],
    "plays": [
      "nothing",
      "active-at-once"
    ],
    "open": false,
    "removed": {}
  },
  "G28": {
    "id": "G28",
    "slug": "previous-state-before",
    "choice": "created",
    "choices": [
      "created",
      "null"
    ],
    "plays": [
      "created",
      "null"
    ],
    "open": false,
    "removed": {
      "absent": "null"
    }
  },
  "G29": {
    "id": "G29",
    "slug": "pending-status",
    "choice": "pending",
    "choices": [
      "pending",
      "waiting",
      "created",
      "processing"
    ],
    "plays": [
      "pending",
      "waiting",
      "created",
      "processing"
    ],
    "open": true,
    "removed": {}
  },
  "G30": {
    "id": "G30",
    "slug": "effect-of-refusal",
    "choice": "refused-with-webhook",
    "choices": [
      "refused-with-webhook",
      "refused-in-silence"
    ],
    "plays": [
      "refused-with-webhook",
      "refused-in-silence"
    ],
    "open": false,
    "removed": {
      "back-to-pending": "refused-with-webhook",
      "removed": "refused-with-webhook"
    }
  },
  "G31": {
    "id": "G31",
    "slug": "enrolment-expiry",
    "choice": "a-day",
    "choices": [
      "a-day",
      "minutes",
      "days",
      "as-refusal",
      "never"
    ],
    "plays": [
      "a-day"
    ],
    "open": false,
    "removed": {}
  },
  "G32": {
    "id": "G32",
    "slug": "end-of-active-profile",
    "choice": "canceled",
    "choices": [
      "canceled",
      "revoked",
      "never"
    ],
    "plays": [
      "canceled"
    ],
    "open": false,
    "removed": {}
  },
  "G33": {
    "id": "G33",
    "slug": "late-decision",
    "choice": "conflict",
    "choices": [
      "conflict",
      "ignored"
    ],
    "plays": [
      "conflict",
      "ignored"
    ],
    "open": false,
    "removed": {}
  },
  "G34": {
    "id": "G34",
    "slug": "pix-journey",
    "choice": "journey-2",
    "choices": [
      "journey-2"
    ],
    "plays": [
      "journey-2"
    ],
    "open": false,
    "removed": {}
  },
  "G35": {
    "id": "G35",
    "slug": "required-customer-fields",
    "choice": "names-and-email",
    "choices": [
      "names-and-email",
      "all",
      "plus-document-number"
    ],
    "plays": [
      "names-and-email",
      "all",
      "plus-document-number"
    ],
    "open": false,
    "removed": {},
    "holds": "a list of fields, such as [email]",
    "presets": {
      "names-and-email": [
        "email",
        "first_name",
        "last_name"
      ],
      "all": [
        "email",
        "first_name",
        "last_name",
        "address",
        "city",
        "state",
        "zip",
        "country",
        "phone",
        "document_number"
      ],
      "plus-document-number": [
        "email",
        "first_name",
        "last_name",
        "document_number"
      ]
    }
  },
  "G36": {
    "id": "G36",
    "slug": "customer-created-status",
    "choice": "201",
    "choices": [
      "200",
      "201",
      "202"
    ],
    "plays": [
      "200",
      "201",
      "202"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299 (204 has no body)",
    "presets": {
      "200": 200,
      "201": 201,
      "202": 202
    }
  },
  "G37": {
    "id": "G37",
    "slug": "subscription-created-status",
    "choice": "201",
    "choices": [
      "200",
      "201"
    ],
    "plays": [
      "200",
      "201"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "presets": {
      "200": 200,
      "201": 201
    }
  },
  "G38": {
    "id": "G38",
    "slug": "payment-profile-created-status",
    "choice": "201",
    "choices": [
      "200",
      "201",
      "202"
    ],
    "plays": [
      "200",
      "201",
      "202"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299 (204 has no body)",
    "presets": {
      "200": 200,
      "201": 201,
      "202": 202
    }
  },
  "G39": {
    "id": "G39",
    "slug": "list-order",
    "choice": "ascending",
    "choices": [
      "ascending",
      "descending",
      "any-order"
    ],
    "plays": [
      "ascending",
      "descending"
    ],
    "open": false,
    "removed": {}
  },
  "G40": {
    "id": "G40",
    "slug": "list-pages",
    "choice": "all-unless-asked",
    "choices": [
      "all-unless-asked",
      "always-paged",
      "never-paged",
      "offset",
      "cursor",
      "link-header"
    ],
    "plays": [
      "all-unless-asked",
      "always-paged",
      "never-paged",
      "offset",
      "cursor",
      "link-header"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with by (page, offset, cursor or unknown), names of the query keys, the size of a page, whether a client can choose it, what a page past the end and a number of a wrong form get, and the keys of meta, the envelope and headers with {page}, {count} and the like where these stand",
    "presets": {
      "all-unless-asked": {
        "by": "page",
        "all_unless_asked": true,
        "meta": {
          "current_page": "{page}",
          "next_page": "{next}",
          "prev_page": "{prev}",
          "per_page": "{size}",
          "total_pages": "{pages}",
          "total_count": "{count}"
        }
      },
      "always-paged": {
        "by": "page",
        "meta": {
          "current_page": "{page}",
          "next_page": "{next}",
          "prev_page": "{prev}",
          "per_page": "{size}",
          "total_pages": "{pages}",
          "total_count": "{count}"
        }
      },
      "never-paged": "never-paged",
      "offset": {
        "by": "offset",
        "meta": {
          "offset": "{offset}",
          "limit": "{size}",
          "total_count": "{count}"
        }
      },
      "cursor": {
        "by": "cursor",
        "meta": {
          "next_cursor": "{next_cursor}"
        }
      },
      "link-header": {
        "by": "page",
        "has_links": true
      }
    }
  },
  "G41": {
    "id": "G41",
    "slug": "empty-list",
    "choice": "empty-array",
    "choices": [
      "empty-array"
    ],
    "plays": [
      "empty-array"
    ],
    "open": false,
    "removed": {}
  },
  "G42": {
    "id": "G42",
    "slug": "unknown-id",
    "choice": "404",
    "choices": [
      "400",
      "404",
      "422",
      "200-with-errors"
    ],
    "plays": [
      "400",
      "404",
      "422",
      "200-with-errors"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "200-with-errors": 200
    }
  },
  "G43": {
    "id": "G43",
    "slug": "malformed-id",
    "choice": "404",
    "choices": [
      "400",
      "404",
      "422"
    ],
    "plays": [
      "400",
      "404",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for customer and for subscription",
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422
    }
  },
  "G44": {
    "id": "G44",
    "slug": "body-root-key",
    "choice": "400",
    "choices": [
      "400",
      "422"
    ],
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "422": 422
    }
  },
  "G45": {
    "id": "G45",
    "slug": "both-customer-forms",
    "choice": "refuse",
    "choices": [
      "refuse",
      "customer-id-wins",
      "attributes-win"
    ],
    "plays": [
      "refuse",
      "customer-id-wins",
      "attributes-win"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "refuse": 422,
      "customer-id-wins": "customer-id-wins",
      "attributes-win": "attributes-win"
    }
  },
  "G46": {
    "id": "G46",
    "slug": "no-customer-form",
    "choice": "422",
    "choices": [
      "400",
      "422"
    ],
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "422": 422
    }
  },
  "G47": {
    "id": "G47",
    "slug": "unknown-customer-id",
    "choice": "404",
    "choices": [
      "400",
      "404",
      "422"
    ],
    "plays": [
      "400",
      "404",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422
    }
  },
  "G48": {
    "id": "G48",
    "slug": "partial-unified-call",
    "choice": "nothing-stored",
    "choices": [
      "nothing-stored",
      "customer-stays"
    ],
    "plays": [
      "nothing-stored",
      "customer-stays"
    ],
    "open": false,
    "removed": {}
  },
  "G49": {
    "id": "G49",
    "slug": "no-items",
    "choice": "allowed",
    "choices": [
      "allowed",
      "refused"
    ],
    "plays": [
      "allowed",
      "refused"
    ],
    "open": false,
    "removed": {}
  },
  "G50": {
    "id": "G50",
    "slug": "unknown-product",
    "choice": "404",
    "choices": [
      "400",
      "404",
      "422",
      "left-out"
    ],
    "plays": [
      "400",
      "404",
      "422",
      "left-out"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for order (or left-out) and for item",
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "left-out": {
        "order": "left-out",
        "item": 404
      }
    }
  },
  "G51": {
    "id": "G51",
    "slug": "repeated-product",
    "choice": "separate",
    "choices": [
      "separate",
      "merged",
      "refused"
    ],
    "plays": [
      "separate",
      "merged",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a rule for the create call and one for adding, such as { create: refused, add: merged }",
    "presets": {
      "separate": {
        "create": "separate",
        "add": "separate"
      },
      "merged": {
        "create": "merged",
        "add": "merged"
      },
      "refused": {
        "create": "refused",
        "add": "refused"
      }
    }
  },
  "G52": {
    "id": "G52",
    "slug": "quantity",
    "choice": "default-one",
    "choices": [
      "default-one",
      "required",
      "zero-allowed",
      "coerced"
    ],
    "plays": [
      "default-one",
      "required",
      "zero-allowed"
    ],
    "open": false,
    "removed": {},
    "holds": "whether it must be sent, the least number (0 or 1) and the greatest, such as { least: 0, most: 999 }",
    "presets": {
      "default-one": {},
      "required": {
        "required": true
      },
      "zero-allowed": {
        "least": 0
      }
    }
  },
  "G53": {
    "id": "G53",
    "slug": "unknown-keys",
    "choice": "ignored",
    "choices": [
      "ignored",
      "refused"
    ],
    "plays": [
      "ignored",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "ignored": "ignored",
      "refused": 422
    }
  },
  "G54": {
    "id": "G54",
    "slug": "wrong-json-type",
    "choice": "refused",
    "choices": [
      "refused",
      "coerced"
    ],
    "plays": [
      "refused",
      "coerced"
    ],
    "open": false,
    "removed": {}
  },
  "G55": {
    "id": "G55",
    "slug": "missing-item",
    "choice": "400-and-422",
    "choices": [
      "400-and-422",
      "400-for-both",
      "422-for-both",
      "product-id-too"
    ],
    "plays": [
      "400-and-422"
    ],
    "open": false,
    "removed": {}
  },
  "G56": {
    "id": "G56",
    "slug": "item-after-payment-profile",
    "choice": "allowed",
    "choices": [
      "allowed",
      "refused"
    ],
    "plays": [
      "allowed",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "allowed": "allowed",
      "refused": 422
    }
  },
  "G57": {
    "id": "G57",
    "slug": "payment-profile-rule-order",
    "choice": "form-before-lookups",
    "choices": [
      "form-before-lookups",
      "rule-order",
      "all-joined"
    ],
    "plays": [
      "form-before-lookups",
      "rule-order",
      "all-joined"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the order of the five rules and, where all errors are told, the text between two of them (joined)",
    "presets": {
      "form-before-lookups": {
        "order": [
          "customer",
          "type",
          "id",
          "subscription",
          "taken"
        ]
      },
      "rule-order": {
        "order": [
          "customer",
          "subscription",
          "taken",
          "type",
          "id"
        ]
      },
      "all-joined": {
        "order": [
          "customer",
          "type",
          "id",
          "subscription",
          "taken"
        ],
        "joined": ", "
      }
    }
  },
  "G58": {
    "id": "G58",
    "slug": "blank-payment-type",
    "choice": "spaces-are-blank",
    "choices": [
      "spaces-are-blank",
      "spaces-are-invalid"
    ],
    "plays": [
      "spaces-are-blank",
      "spaces-are-invalid"
    ],
    "open": false,
    "removed": {
      "any-case": "spaces-are-blank"
    }
  },
  "G59": {
    "id": "G59",
    "slug": "foreign-subscription",
    "choice": "sb404",
    "choices": [
      "403",
      "422",
      "sb404",
      "accepted"
    ],
    "plays": [
      "403",
      "422",
      "sb404",
      "accepted"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "403": 403,
      "422": 422,
      "sb404": {
        "code": "SB404"
      },
      "accepted": "accepted"
    }
  },
  "G60": {
    "id": "G60",
    "slug": "payment-profile-unknown-customer",
    "choice": "customer-not-found",
    "choices": [
      "422",
      "customer-not-found",
      "sb404"
    ],
    "plays": [
      "422",
      "customer-not-found",
      "sb404"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "422": 422,
      "customer-not-found": 404,
      "sb404": {
        "code": "SB404"
      }
    }
  },
  "G61": {
    "id": "G61",
    "slug": "earlier-payment-profile",
    "choice": "any-profile",
    "choices": [
      "any-profile",
      "live-profile"
    ],
    "plays": [
      "any-profile",
      "live-profile"
    ],
    "open": false,
    "removed": {}
  },
  "G62": {
    "id": "G62",
    "slug": "simultaneous-payment-profiles",
    "choice": "one-wins",
    "choices": [
      "one-wins"
    ],
    "plays": [
      "one-wins"
    ],
    "open": false,
    "removed": {}
  },
  "G63": {
    "id": "G63",
    "slug": "malformed-subscription-id",
    "choice": "empty-is-missing",
    "choices": [
      "empty-is-missing",
      "empty-is-unknown",
      "null-is-unknown",
      "malformed-is-invalid"
    ],
    "plays": [
      "empty-is-missing",
      "empty-is-unknown",
      "null-is-unknown"
    ],
    "open": false,
    "removed": {}
  },
  "G64": {
    "id": "G64",
    "slug": "incomplete-payer",
    "choice": "allowed",
    "choices": [
      "allowed",
      "refused"
    ],
    "plays": [
      "allowed"
    ],
    "open": false,
    "removed": {}
  },
  "G65": {
    "id": "G65",
    "slug": "other-operations",
    "choice": "not-offered",
    "choices": [
      "not-offered",
      "offered"
    ],
    "plays": [
      "not-offered"
    ],
    "open": false,
    "removed": {}
  },
  "G66": {
    "id": "G66",
    "slug": "token-address",
    "choice": "oauth-token",
    "choices": [
      "oauth-token",
      "api-oauth-token",
      "api-token",
      "central-host"
    ],
    "plays": [
      "oauth-token",
      "api-oauth-token",
      "api-token"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the path and the method of the call, such as { path: /oauth2/token, method: POST }",
    "presets": {
      "oauth-token": {
        "path": "/oauth/token",
        "method": "POST"
      },
      "api-oauth-token": {
        "path": "/api/oauth/token",
        "method": "POST"
      },
      "api-token": {
        "path": "/api/token",
        "method": "POST"
      }
    }
  },
  "G67": {
    "id": "G67",
    "slug": "token-encoding",
    "choice": "form-and-json",
    "choices": [
      "form-and-json",
      "form-only",
      "json-only",
      "other-names"
    ],
    "plays": [
      "form-and-json",
      "form-only",
      "json-only"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with where the fields are read from (in: form, json or query), and the names of those that have others, such as { client_id: uid }",
    "presets": {
      "form-and-json": {
        "in": [
          "form",
          "json"
        ]
      },
      "form-only": {
        "in": [
          "form"
        ]
      },
      "json-only": {
        "in": [
          "json"
        ]
      }
    }
  },
  "G68": {
    "id": "G68",
    "slug": "grant-type",
    "choice": "400",
    "choices": [
      "400",
      "401"
    ],
    "plays": [
      "400",
      "401"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499, or an object with status, body and headers of the refusal",
    "presets": {
      "400": 400,
      "401": 401
    }
  },
  "G69": {
    "id": "G69",
    "slug": "token-site",
    "choice": "subdomain",
    "choices": [
      "subdomain",
      "other-field",
      "from-address",
      "constant"
    ],
    "plays": [
      "subdomain",
      "from-address"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499, or an object with status, body and headers of the refusal",
    "presets": {
      "subdomain": 401,
      "from-address": "from-address"
    }
  },
  "G70": {
    "id": "G70",
    "slug": "basic-credentials",
    "choice": "basic-accepted",
    "choices": [
      "basic-accepted",
      "basic-wins",
      "body-only",
      "basic-only"
    ],
    "plays": [
      "basic-accepted",
      "body-only",
      "basic-only"
    ],
    "open": false,
    "removed": {}
  },
  "G71": {
    "id": "G71",
    "slug": "token-scopes",
    "choice": "401-invalid-client",
    "choices": [
      "401-invalid-client",
      "400-invalid-scope",
      "application-scopes",
      "excess-dropped"
    ],
    "plays": [
      "401-invalid-client",
      "400-invalid-scope",
      "application-scopes",
      "excess-dropped"
    ],
    "open": false,
    "removed": {},
    "holds": "an object that says, for scopes that are missing, have commas, are partly unknown or unknown altogether (alone), what is answered or granted",
    "presets": {
      "401-invalid-client": {
        "missing": 401,
        "commas": 401,
        "unknown": 401,
        "alone": 401
      },
      "400-invalid-scope": {
        "missing": 400,
        "commas": 400,
        "unknown": 400,
        "alone": 400
      },
      "application-scopes": {
        "missing": "granted",
        "commas": 401,
        "unknown": 401,
        "alone": 401
      },
      "excess-dropped": {
        "missing": 401,
        "commas": 401,
        "unknown": "dropped",
        "alone": 401
      }
    }
  },
  "G72": {
    "id": "G72",
    "slug": "expires-in-unit",
    "choice": "seconds",
    "choices": [
      "seconds",
      "seconds-left"
    ],
    "plays": [
      "seconds"
    ],
    "open": false,
    "removed": {}
  },
  "G73": {
    "id": "G73",
    "slug": "token-day-form",
    "choice": "dd/mm/yyyy",
    "choices": [
      "dd/mm/yyyy",
      "d/m/yyyy",
      "dd/mm/yy",
      "with-hour"
    ],
    "plays": [
      "dd/mm/yyyy",
      "d/m/yyyy",
      "dd/mm/yy"
    ],
    "open": false,
    "removed": {}
  },
  "G74": {
    "id": "G74",
    "slug": "token-extras",
    "choice": "five-keys",
    "choices": [
      "five-keys",
      "extra-keys"
    ],
    "plays": [
      "five-keys"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with further keys, with {site} and {text} where these stand, headers that differ, and the order of scopes",
    "presets": {
      "five-keys": {}
    }
  },
  "G75": {
    "id": "G75",
    "slug": "unauthorized-body",
    "choice": "envelope",
    "choices": [
      "envelope",
      "empty",
      "oauth",
      "invalid_client"
    ],
    "plays": [
      "envelope",
      "empty",
      "oauth",
      "invalid_client"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the body and the headers of the answer, with {text} and {site} where these stand",
    "presets": {
      "envelope": {
        "body": "envelope"
      },
      "empty": {
        "body": null
      },
      "oauth": {
        "body": {
          "error": "invalid_token",
          "error_description": "{text}"
        }
      },
      "invalid_client": {
        "body": {
          "error": "invalid_client",
          "error_description": "{text}"
        }
      }
    }
  },
  "G76": {
    "id": "G76",
    "slug": "unauthorized-causes",
    "choice": "texts-differ",
    "choices": [
      "texts-differ",
      "one-text"
    ],
    "plays": [
      "texts-differ"
    ],
    "open": false,
    "removed": {}
  },
  "G77": {
    "id": "G77",
    "slug": "missing-scope",
    "choice": "403",
    "choices": [
      "401",
      "403",
      "404",
      "not-enforced"
    ],
    "plays": [
      "401",
      "403",
      "404",
      "not-enforced"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "401": 401,
      "403": 403,
      "404": 404,
      "not-enforced": "not-enforced"
    }
  },
  "G78": {
    "id": "G78",
    "slug": "scope-of-call",
    "choice": "by-resource",
    "choices": [
      "by-resource",
      "unified-needs-two",
      "items-by-subscription"
    ],
    "plays": [
      "by-resource"
    ],
    "open": false,
    "removed": {}
  },
  "G79": {
    "id": "G79",
    "slug": "authorization-header",
    "choice": "header-only",
    "choices": [
      "header-only",
      "query-too"
    ],
    "plays": [
      "header-only"
    ],
    "open": false,
    "removed": {}
  },
  "G80": {
    "id": "G80",
    "slug": "check-order",
    "choice": "route-first",
    "choices": [
      "route-first",
      "token-first"
    ],
    "plays": [
      "route-first",
      "token-first"
    ],
    "open": false,
    "removed": {}
  },
  "G81": {
    "id": "G81",
    "slug": "application-form",
    "choice": "43-characters",
    "choices": [
      "43-characters",
      "hexadecimal",
      "secret-shown-once"
    ],
    "plays": [
      "43-characters"
    ],
    "open": false,
    "removed": {}
  },
  "G82": {
    "id": "G82",
    "slug": "repeated-token-call",
    "choice": "new-token",
    "choices": [
      "new-token",
      "same-token",
      "ends-older",
      "ends-same-scopes"
    ],
    "plays": [
      "new-token",
      "same-token",
      "ends-older",
      "ends-same-scopes"
    ],
    "open": false,
    "removed": {}
  },
  "G83": {
    "id": "G83",
    "slug": "event-types",
    "choice": "kind-per-status",
    "choices": [
      "kind-per-status",
      "one-kind",
      "upper-case"
    ],
    "plays": [
      "kind-per-status"
    ],
    "open": false,
    "removed": {}
  },
  "G84": {
    "id": "G84",
    "slug": "webhook-body",
    "choice": "type-timestamp-data",
    "choices": [
      "type-timestamp-data",
      "event-for-type",
      "envelope",
      "ids-only"
    ],
    "plays": [
      "type-timestamp-data"
    ],
    "open": false,
    "removed": {}
  },
  "G85": {
    "id": "G85",
    "slug": "webhook-registration",
    "choice": "outside-the-api",
    "choices": [
      "outside-the-api",
      "panel",
      "api-call"
    ],
    "plays": [
      "outside-the-api"
    ],
    "open": false,
    "removed": {}
  },
  "G86": {
    "id": "G86",
    "slug": "webhook-retries",
    "choice": "ten-attempts",
    "choices": [
      "ten-attempts",
      "eight-attempts",
      "five-attempts",
      "queue-pauses",
      "once"
    ],
    "plays": [
      "ten-attempts"
    ],
    "open": false,
    "removed": {}
  },
  "G87": {
    "id": "G87",
    "slug": "webhook-signature",
    "choice": "standard-webhooks",
    "choices": [
      "standard-webhooks",
      "none",
      "static-token",
      "hex-hmac",
      "rsa",
      "mutual-tls"
    ],
    "plays": [
      "standard-webhooks"
    ],
    "open": false,
    "removed": {}
  },
  "G88": {
    "id": "G88",
    "slug": "webhook-repeats",
    "choice": "at-least-once",
    "choices": [
      "at-least-once"
    ],
    "plays": [
      "at-least-once"
    ],
    "open": false,
    "removed": {}
  },
  "G89": {
    "id": "G89",
    "slug": "other-events",
    "choice": "none",
    "choices": [
      "none",
      "others"
    ],
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {}
  },
  "G90": {
    "id": "G90",
    "slug": "rule-code-status",
    "choice": "404-and-422",
    "choices": [
      "400",
      "422",
      "404-and-422",
      "409-for-second-profile",
      "200-with-errors"
    ],
    "plays": [
      "400",
      "422",
      "404-and-422",
      "409-for-second-profile",
      "200-with-errors"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499, or 200, for each code, such as { SB404: 404, SB344: 409 }",
    "presets": {
      "400": {
        "SB404": 400,
        "SB344": 400,
        "PPMT01": 400,
        "PPMT02": 400,
        "PPS01": 400
      },
      "422": {
        "SB404": 422,
        "SB344": 422,
        "PPMT01": 422,
        "PPMT02": 422,
        "PPS01": 422
      },
      "404-and-422": {
        "SB404": 404,
        "SB344": 422,
        "PPMT01": 422,
        "PPMT02": 422,
        "PPS01": 422
      },
      "409-for-second-profile": {
        "SB404": 404,
        "SB344": 409,
        "PPMT01": 422,
        "PPMT02": 422,
        "PPS01": 422
      },
      "200-with-errors": {
        "SB404": 200,
        "SB344": 200,
        "PPMT01": 200,
        "PPMT02": 200,
        "PPS01": 200
      }
    }
  },
  "G91": {
    "id": "G91",
    "slug": "validation-error",
    "choice": "422",
    "choices": [
      "400",
      "422",
      "all-joined"
    ],
    "plays": [
      "400",
      "422",
      "all-joined"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "422": 422,
      "all-joined": "all-joined"
    }
  },
  "G92": {
    "id": "G92",
    "slug": "unreadable-body",
    "choice": "400",
    "choices": [
      "400",
      "422"
    ],
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for malformed and for not_object (or as-empty)",
    "presets": {
      "400": 400,
      "422": 422
    }
  },
  "G93": {
    "id": "G93",
    "slug": "content-types",
    "choice": "415",
    "choices": [
      "400",
      "415",
      "parsed-anyway",
      "body-ignored"
    ],
    "plays": [
      "400",
      "415",
      "parsed-anyway",
      "body-ignored"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "415": 415,
      "parsed-anyway": "parsed-anyway",
      "body-ignored": "body-ignored"
    }
  },
  "G94": {
    "id": "G94",
    "slug": "unknown-route",
    "choice": "404-and-405",
    "choices": [
      "404",
      "404-and-405"
    ],
    "plays": [
      "404",
      "404-and-405"
    ],
    "open": false,
    "removed": {},
    "holds": "a status for each, or an object with its status and body, such as { path: 404, method: 405 }",
    "presets": {
      "404": {
        "path": 404,
        "method": 404
      },
      "404-and-405": {
        "path": 404,
        "method": 405
      }
    }
  },
  "G95": {
    "id": "G95",
    "slug": "server-fault",
    "choice": "envelope",
    "choices": [
      "envelope",
      "html"
    ],
    "plays": [
      "envelope"
    ],
    "open": false,
    "removed": {}
  },
  "G96": {
    "id": "G96",
    "slug": "rate-limit",
    "choice": "no-limit",
    "choices": [
      "no-limit",
      "limited"
    ],
    "plays": [
      "no-limit"
    ],
    "open": false,
    "removed": {}
  },
  "G97": {
    "id": "G97",
    "slug": "size-limits",
    "choice": "255-and-one-mebibyte",
    "choices": [
      "255-and-one-mebibyte",
      "any-length"
    ],
    "plays": [
      "255-and-one-mebibyte",
      "any-length"
    ],
    "open": false,
    "removed": {}
  },
  "G98": {
    "id": "G98",
    "slug": "repeated-post",
    "choice": "creates-again",
    "choices": [
      "creates-again",
      "key-honoured"
    ],
    "plays": [
      "creates-again"
    ],
    "open": false,
    "removed": {}
  },
  "G99": {
    "id": "G99",
    "slug": "api-versions",
    "choice": "additive",
    "choices": [
      "additive"
    ],
    "plays": [
      "additive"
    ],
    "open": false,
    "removed": {}
  },
  "G100": {
    "id": "G100",
    "slug": "http-details",
    "choice": "server-to-server",
    "choices": [
      "server-to-server",
      "any-origin"
    ],
    "plays": [
      "server-to-server",
      "any-origin"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with origins (any) and final_slash (unknown, for a path that there is not, or the status of a redirect)",
    "presets": {
      "server-to-server": {},
      "any-origin": {
        "origins": "any"
      }
    }
  },
  "G101": {
    "id": "G101",
    "slug": "customer-created-body",
    "choice": "record",
    "choices": [
      "record",
      "id-only",
      "empty"
    ],
    "plays": [
      "record",
      "id-only",
      "empty"
    ],
    "open": false,
    "removed": {},
    "holds": "what data holds: null, or keys with {id} or {customer} where these stand",
    "presets": {
      "record": "record",
      "id-only": {
        "id": "{id}"
      },
      "empty": "empty"
    }
  },
  "G102": {
    "id": "G102",
    "slug": "payment-profile-created-body",
    "choice": "record",
    "choices": [
      "record",
      "subscription",
      "id-only",
      "empty"
    ],
    "plays": [
      "record",
      "subscription",
      "id-only",
      "empty"
    ],
    "open": false,
    "removed": {},
    "holds": "what data holds: null, or keys with {id}, {payment_profile}, {subscription} and the like where these stand",
    "presets": {
      "record": "record",
      "subscription": "{subscription}",
      "id-only": {
        "id": "{id}"
      },
      "empty": "empty"
    }
  },
  "G103": {
    "id": "G103",
    "slug": "item-added-status",
    "choice": "201",
    "choices": [
      "200",
      "201"
    ],
    "plays": [
      "200",
      "201"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "presets": {
      "200": 200,
      "201": 201
    }
  },
  "G104": {
    "id": "G104",
    "slug": "token-errors",
    "choice": "rfc-6749",
    "choices": [
      "rfc-6749",
      "invalid-client-only"
    ],
    "plays": [
      "rfc-6749"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the body of an error, with {error} and {text} where these stand, and the headers of a 401",
    "presets": {
      "rfc-6749": {
        "body": {
          "error": "{error}",
          "error_description": "{text}"
        }
      }
    }
  },
  "G105": {
    "id": "G105",
    "slug": "token-error-text",
    "choice": "english",
    "choices": [
      "english",
      "other-text"
    ],
    "plays": [
      "english"
    ],
    "open": false,
    "removed": {}
  },
  "G106": {
    "id": "G106",
    "slug": "list-owner",
    "choice": "site",
    "choices": [
      "site",
      "application"
    ],
    "plays": [
      "site"
    ],
    "open": false,
    "removed": {}
  },
  "G107": {
    "id": "G107",
    "slug": "item-unknown-subscription",
    "choice": "404",
    "choices": [
      "400",
      "404",
      "422",
      "sb404"
    ],
    "plays": [
      "400",
      "404",
      "422",
      "sb404"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "sb404": {
        "code": "SB404"
      }
    }
  },
  "G108": {
    "id": "G108",
    "slug": "read-status",
    "choice": "200",
    "choices": [
      "200"
    ],
    "plays": [
      "200"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "presets": {
      "200": 200
    }
  },
  "G109": {
    "id": "G109",
    "slug": "meta-on-error",
    "choice": "empty-object",
    "choices": [
      "empty-object",
      "null",
      "absent"
    ],
    "plays": [
      "empty-object",
      "null",
      "absent"
    ],
    "open": false,
    "removed": {}
  },
  "G110": {
    "id": "G110",
    "slug": "text-normalization",
    "choice": "as-sent",
    "choices": [
      "as-sent",
      "trimmed",
      "lower-case-email",
      "upper-case",
      "phone-prefix"
    ],
    "plays": [
      "as-sent",
      "trimmed",
      "lower-case-email",
      "upper-case",
      "phone-prefix"
    ],
    "open": false,
    "removed": {},
    "holds": "what changes, such as { spaces: ends, email: lower-case, codes: upper-case, phone: without-prefix }",
    "presets": {
      "as-sent": {},
      "trimmed": {
        "spaces": "single"
      },
      "lower-case-email": {
        "email": "lower-case"
      },
      "upper-case": {
        "texts": "upper-case",
        "codes": "upper-case"
      },
      "phone-prefix": {
        "phone": "with-prefix"
      }
    }
  },
  "G111": {
    "id": "G111",
    "slug": "balance-changes",
    "choice": "nothing",
    "choices": [
      "nothing",
      "items",
      "invoices"
    ],
    "plays": [
      "nothing"
    ],
    "open": false,
    "removed": {}
  },
  "G112": {
    "id": "G112",
    "slug": "record-delay",
    "choice": "at-once",
    "choices": [
      "at-once",
      "later-in-lists",
      "later"
    ],
    "plays": [
      "at-once",
      "later-in-lists",
      "later"
    ],
    "open": false,
    "removed": {},
    "holds": "how many lists and single reads do not show it yet, and how many orders and added items that name it do not find it, such as { lists: 1, reads: 1 }",
    "presets": {
      "at-once": {},
      "later-in-lists": {
        "lists": 1
      },
      "later": {
        "lists": 1,
        "reads": 1
      }
    }
  },
  "G113": {
    "id": "G113",
    "slug": "token-lockout",
    "choice": "nothing",
    "choices": [
      "nothing",
      "slowed",
      "locked"
    ],
    "plays": [
      "nothing"
    ],
    "open": false,
    "removed": {}
  },
  "G114": {
    "id": "G114",
    "slug": "id-width",
    "choice": "32-bits",
    "choices": [
      "32-bits",
      "53-bits",
      "64-bits"
    ],
    "plays": [
      "32-bits"
    ],
    "open": false,
    "removed": {}
  },
  "G115": {
    "id": "G115",
    "slug": "null-for-optional",
    "choice": "as-left-out",
    "choices": [
      "as-left-out",
      "refused"
    ],
    "plays": [
      "as-left-out",
      "refused"
    ],
    "open": false,
    "removed": {}
  },
  "G116": {
    "id": "G116",
    "slug": "refused-email-domains",
    "choice": "none",
    "choices": [
      "none",
      "reserved"
    ],
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {}
  },
  "G117": {
    "id": "G117",
    "slug": "conditional-requests",
    "choice": "none",
    "choices": [
      "none",
      "etag"
    ],
    "plays": [
      "none",
      "etag"
    ],
    "open": false,
    "removed": {}
  },
  "G118": {
    "id": "G118",
    "slug": "redirects",
    "choice": "never",
    "choices": [
      "never",
      "to-canonical-address"
    ],
    "plays": [
      "never"
    ],
    "open": false,
    "removed": {}
  },
  "G119": {
    "id": "G119",
    "slug": "extra-keys",
    "choice": "none",
    "choices": [
      "none",
      "some"
    ],
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {},
    "holds": "the further keys with a value for each, by place: envelope, meta, customer, subscription, item, product, price_point; customer_read and subscription_read for the single read",
    "presets": {
      "none": {}
    }
  },
  "G120": {
    "id": "G120",
    "slug": "compression",
    "choice": "none",
    "choices": [
      "none",
      "on-request"
    ],
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {}
  },
  "G121": {
    "id": "G121",
    "slug": "cnpj-letters",
    "choice": "refused",
    "choices": [
      "refused",
      "other-field"
    ],
    "plays": [
      "refused"
    ],
    "open": false,
    "removed": {}
  },
  "G122": {
    "id": "G122",
    "slug": "created-location",
    "choice": "none",
    "choices": [
      "none",
      "path",
      "address"
    ],
    "plays": [
      "none",
      "path",
      "address"
    ],
    "open": false,
    "removed": {},
    "holds": "the `Location` of each creating call, with {base_url}, {path} and {id} where these stand",
    "presets": {
      "none": {},
      "path": {
        "createCustomer": "{path}/{id}",
        "createSubscription": "{path}/{id}",
        "createPaymentProfile": "{path}/{id}"
      },
      "address": {
        "createCustomer": "{base_url}{path}/{id}",
        "createSubscription": "{base_url}{path}/{id}",
        "createPaymentProfile": "{base_url}{path}/{id}"
      }
    }
  },
  "G123": {
    "id": "G123",
    "slug": "answer-headers",
    "choice": "json",
    "choices": [
      "json",
      "problem-json"
    ],
    "plays": [
      "json",
      "problem-json"
    ],
    "open": false,
    "removed": {},
    "holds": "the headers of answers with JSON, of successes and of refusals, where they are others, and those of every answer",
    "presets": {
      "json": {},
      "problem-json": {
        "refusal": {
          "content-type": "application/problem+json"
        }
      }
    }
  },
  "G124": {
    "id": "G124",
    "slug": "reference-form",
    "choice": "refused",
    "choices": [
      "refused",
      "unknown"
    ],
    "plays": [
      "refused",
      "unknown"
    ],
    "open": false,
    "removed": {},
    "holds": "refused or unknown for each, such as { product_handle: unknown }",
    "presets": {
      "refused": {},
      "unknown": {
        "customer_id": "unknown",
        "product_id": "unknown",
        "product_handle": "unknown"
      }
    }
  },
  "G125": {
    "id": "G125",
    "slug": "product-description",
    "choice": "text",
    "choices": [
      "text",
      "null"
    ],
    "plays": [
      "text",
      "null"
    ],
    "open": false,
    "removed": {}
  },
  "G126": {
    "id": "G126",
    "slug": "null-in-order",
    "choice": "refused",
    "choices": [
      "refused",
      "as-left-out"
    ],
    "plays": [
      "refused",
      "as-left-out"
    ],
    "open": false,
    "removed": {}
  },
  "G127": {
    "id": "G127",
    "slug": "activated-at-elsewhere",
    "choice": "same",
    "choices": [
      "same",
      "absent"
    ],
    "plays": [
      "same",
      "absent"
    ],
    "open": false,
    "removed": {},
    "holds": "'null', where the single read shows something else",
    "presets": {
      "same": "same",
      "absent": "absent"
    }
  },
  "G128": {
    "id": "G128",
    "slug": "number-for-subscription",
    "choice": "sb404",
    "choices": [
      "sb404",
      "invalid"
    ],
    "plays": [
      "sb404",
      "invalid"
    ],
    "open": false,
    "removed": {}
  },
  "G129": {
    "id": "G129",
    "slug": "created-texts",
    "choice": "stored",
    "choices": [
      "stored",
      "as-sent"
    ],
    "plays": [
      "stored",
      "as-sent"
    ],
    "open": false,
    "removed": {}
  }
} as const
