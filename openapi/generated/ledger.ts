// Written by `npm run generate` from the document and the ledger. Not edited by hand.
export const facts = [
  {
    "id": "F01",
    "section": "0, 5",
    "fact": "Every API call goes to the address of one site, the site's own subdomain.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F02",
    "section": "0, 4",
    "fact": "Request bodies of the API are JSON, sent with `Content-Type: application/json`.",
    "binds": [
      "createCustomer",
      "createSubscription",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F03",
    "section": "0",
    "fact": "The bodies of successful answers are JSON.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile",
      "createToken"
    ]
  },
  {
    "id": "F04",
    "section": "1",
    "fact": "A customer can have more than one payment profile.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F05",
    "section": "1, 8",
    "fact": "A subscription is linked to one payment profile, never to two at once.",
    "binds": [
      "createPaymentProfile",
      "Subscription",
      "PaymentProfile"
    ]
  },
  {
    "id": "F06",
    "section": "1",
    "fact": "The site processes a subscription's invoices through the profile linked to it.",
    "binds": [
      "PaymentProfile"
    ]
  },
  {
    "id": "F07",
    "section": "1, 2",
    "fact": "`pix` is the only payment method type that a payment profile can have.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F08",
    "section": "1",
    "fact": "A Pix profile stands for automatic recurrence: one authorization covers later charges.",
    "binds": [
      "PaymentProfile"
    ]
  },
  {
    "id": "F09",
    "section": "1",
    "fact": "Creating a Pix profile starts a verification and yields a recurrence QR code.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F10",
    "section": "1",
    "fact": "The recurrence QR code reaches the payer.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F11",
    "section": "1",
    "fact": "The payer either accepts or refuses the recurrence.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F12",
    "section": "1, 4",
    "fact": "A profile's status changes asynchronously, later than the call that creates it.",
    "binds": [
      "createPaymentProfile",
      "paymentProfileUpdated",
      "PaymentProfile"
    ]
  },
  {
    "id": "F13",
    "section": "1, 3, 6",
    "fact": "A webhook reports the activation of a payment profile.",
    "binds": [
      "paymentProfileUpdated",
      "PaymentProfileEvent"
    ]
  },
  {
    "id": "F14",
    "section": "1, 3, 6",
    "fact": "A profile becomes active once the payer has accepted and the authorization is confirmed.",
    "binds": [
      "paymentProfileUpdated",
      "PaymentProfile",
      "PaymentProfileEvent"
    ]
  },
  {
    "id": "F15",
    "section": "1",
    "fact": "Enrolling in the recurrence takes no payment.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F16",
    "section": "1",
    "fact": "A payment profile can be created only for a customer that exists.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F17",
    "section": "1",
    "fact": "A payment profile can be created only for a subscription that exists.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F18",
    "section": "1, 4",
    "fact": "A create-subscription call with `customer_attributes` creates the customer as well.",
    "binds": [
      "createSubscription",
      "SubscriptionInput",
      "Customer"
    ]
  },
  {
    "id": "F19",
    "section": "1, 4",
    "fact": "A subscription created with `customer_id` belongs to the customer of that id.",
    "binds": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F20",
    "section": "1",
    "fact": "Creating a subscription with `customer_id` makes no further customer.",
    "binds": [
      "createSubscription",
      "listCustomers"
    ]
  },
  {
    "id": "F21",
    "section": "2",
    "fact": "The body of every resource answer is an object with the keys `data`, `errors` and `meta`.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile",
      "CustomerEnvelope",
      "CustomerListEnvelope",
      "SubscriptionEnvelope",
      "SubscriptionSummaryEnvelope",
      "SubscriptionListEnvelope",
      "PaymentProfileEnvelope"
    ]
  },
  {
    "id": "F22",
    "section": "2",
    "fact": "Where an answer shows one record, `data` is an object.",
    "binds": [
      "readCustomer",
      "createSubscription",
      "readSubscription",
      "addItem",
      "CustomerEnvelope",
      "SubscriptionEnvelope",
      "SubscriptionSummaryEnvelope"
    ]
  },
  {
    "id": "F23",
    "section": "2",
    "fact": "Where an answer lists records, `data` is an array of objects.",
    "binds": [
      "listCustomers",
      "listSubscriptions",
      "CustomerListEnvelope",
      "SubscriptionListEnvelope"
    ]
  },
  {
    "id": "F24",
    "section": "2, 7",
    "fact": "`errors` is one string or `null`.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile",
      "CustomerEnvelope",
      "CustomerListEnvelope",
      "SubscriptionEnvelope",
      "SubscriptionSummaryEnvelope",
      "SubscriptionListEnvelope",
      "PaymentProfileEnvelope",
      "Errors",
      "ErrorEnvelope"
    ]
  },
  {
    "id": "F25",
    "section": "2",
    "fact": "`meta` is an object.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile",
      "CustomerEnvelope",
      "CustomerListEnvelope",
      "SubscriptionEnvelope",
      "SubscriptionSummaryEnvelope",
      "SubscriptionListEnvelope",
      "PaymentProfileEnvelope",
      "Meta"
    ]
  },
  {
    "id": "F26",
    "section": "2",
    "fact": "A customer's `id` is an integer.",
    "binds": [
      "Customer"
    ]
  },
  {
    "id": "F27",
    "section": "2",
    "fact": "The service, not the client, gives a customer its `id`.",
    "binds": [
      "createCustomer",
      "createSubscription",
      "Customer"
    ]
  },
  {
    "id": "F28",
    "section": "2",
    "fact": "A customer's `created_at` and `updated_at` are ISO 8601 timestamps in UTC, as strings.",
    "binds": [
      "Customer"
    ]
  },
  {
    "id": "F29",
    "section": "2",
    "fact": "`email` is a string that holds an e-mail address.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F30",
    "section": "2",
    "fact": "`first_name` and `last_name` are strings.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F31",
    "section": "2",
    "fact": "`address`, `address_2` and `city` are strings: the street address, its complement and the city.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F32",
    "section": "2",
    "fact": "A customer's `state` is a string that holds a region code.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F33",
    "section": "2",
    "fact": "`zip` is a string of digits.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F34",
    "section": "2",
    "fact": "`country` is a string that holds a country code of two letters.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F35",
    "section": "2",
    "fact": "`phone` is a string of digits.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F36",
    "section": "2",
    "fact": "`document_number` is a string of digits: a person's or a company's tax number.",
    "binds": [
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F37",
    "section": "2",
    "fact": "A subscription's `id` is a string in the form of a UUID.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F38",
    "section": "2",
    "fact": "`activate_on_payment` is a boolean.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F39",
    "section": "2",
    "fact": "`activated_at` is a string: an ISO 8601 timestamp in UTC.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F40",
    "section": "2",
    "fact": "`balance_in_cents` is an integer, an amount in cents.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F41",
    "section": "2",
    "fact": "A subscription's `created_at` and `updated_at` are timestamps, as strings.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F42",
    "section": "2",
    "fact": "`current_period_started_at` and `current_period_ends_at` are timestamps, as strings.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F43",
    "section": "2",
    "fact": "`interval` is an integer that counts interval units per period.",
    "binds": [
      "Subscription",
      "SubscriptionSummary",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F44",
    "section": "2",
    "fact": "`interval_unit` is a string.",
    "binds": [
      "Subscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F45",
    "section": "2, 4",
    "fact": "`month` is a value of `interval_unit` that the service uses and accepts.",
    "binds": [
      "createSubscription",
      "Subscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F46",
    "section": "2",
    "fact": "A subscription's `state` is a string.",
    "binds": [
      "Subscription"
    ]
  },
  {
    "id": "F47",
    "section": "2",
    "fact": "`previous_state` is a string.",
    "binds": [
      "Subscription"
    ]
  },
  {
    "id": "F48",
    "section": "2, 3",
    "fact": "`previous_state` draws on the same set of values as `state`.",
    "binds": [
      "Subscription"
    ]
  },
  {
    "id": "F49",
    "section": "2",
    "fact": "`prepaid` is a boolean.",
    "binds": [
      "Subscription",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F50",
    "section": "2",
    "fact": "A subscription carries its customer as a whole customer object, under `customer`.",
    "binds": [
      "Subscription",
      "SubscriptionSummary",
      "Customer"
    ]
  },
  {
    "id": "F51",
    "section": "2",
    "fact": "A subscription carries its items as an array, under `items`.",
    "binds": [
      "Subscription",
      "SubscriptionSummary",
      "Item"
    ]
  },
  {
    "id": "F52",
    "section": "2",
    "fact": "The list, create and add-item answers leave out `interval_unit`.",
    "binds": [
      "listSubscriptions",
      "createSubscription",
      "addItem",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F53",
    "section": "2",
    "fact": "The list, create and add-item answers leave out `state` of the subscription.",
    "binds": [
      "listSubscriptions",
      "createSubscription",
      "addItem",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F54",
    "section": "2",
    "fact": "The list, create and add-item answers leave out `previous_state`.",
    "binds": [
      "listSubscriptions",
      "createSubscription",
      "addItem",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F55",
    "section": "2",
    "fact": "An item's `id` is an integer.",
    "binds": [
      "Item"
    ]
  },
  {
    "id": "F56",
    "section": "2",
    "fact": "An item's `quantity` is an integer.",
    "binds": [
      "Item"
    ]
  },
  {
    "id": "F57",
    "section": "2",
    "fact": "An item's `created_at` and `updated_at` are timestamps, as strings.",
    "binds": [
      "Item"
    ]
  },
  {
    "id": "F58",
    "section": "2",
    "fact": "An item carries its product as an object, under `product`.",
    "binds": [
      "Item",
      "Product"
    ]
  },
  {
    "id": "F59",
    "section": "2",
    "fact": "An item carries its price point as an object, under `price_point`.",
    "binds": [
      "Item",
      "PricePoint"
    ]
  },
  {
    "id": "F60",
    "section": "2",
    "fact": "A product's `id` is an integer.",
    "binds": [
      "Product"
    ]
  },
  {
    "id": "F61",
    "section": "2",
    "fact": "A product's `created_at` and `updated_at` are timestamps, as strings.",
    "binds": [
      "Product"
    ]
  },
  {
    "id": "F62",
    "section": "2",
    "fact": "A product's `name` and `description` are strings.",
    "binds": [
      "Product"
    ]
  },
  {
    "id": "F63",
    "section": "2",
    "fact": "A product's `handle` is a string that reads like a slug.",
    "binds": [
      "Product"
    ]
  },
  {
    "id": "F64",
    "section": "2",
    "fact": "A product's `handle` is what `product_handle` of the add-item call names.",
    "binds": [
      "addItem",
      "Product",
      "ItemInput"
    ]
  },
  {
    "id": "F65",
    "section": "2",
    "fact": "A price point's `id` is an integer.",
    "binds": [
      "PricePoint"
    ]
  },
  {
    "id": "F66",
    "section": "2",
    "fact": "A price point's `created_at` and `updated_at` are timestamps, as strings.",
    "binds": [
      "PricePoint"
    ]
  },
  {
    "id": "F67",
    "section": "2",
    "fact": "A price point's `name` and `handle` are strings.",
    "binds": [
      "PricePoint"
    ]
  },
  {
    "id": "F68",
    "section": "2",
    "fact": "A price point has its price under `price_int_cents`, an integer in cents.",
    "binds": [
      "PricePoint"
    ]
  },
  {
    "id": "F69",
    "section": "2",
    "fact": "A payment profile has a `payment_method_type`, which is a string.",
    "binds": [
      "PaymentProfile"
    ]
  },
  {
    "id": "F70",
    "section": "2",
    "fact": "A payment profile is linked to one subscription, by `subscription_id`.",
    "binds": [
      "PaymentProfile"
    ]
  },
  {
    "id": "F71",
    "section": "2",
    "fact": "A payment profile has an owning customer.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F72",
    "section": "2, 3",
    "fact": "A payment profile has a status.",
    "binds": [
      "PaymentProfile"
    ]
  },
  {
    "id": "F73",
    "section": "3",
    "fact": "`created` is a state of a subscription, and the only one known to occur.",
    "binds": [
      "readSubscription",
      "Subscription"
    ]
  },
  {
    "id": "F74",
    "section": "3, 6",
    "fact": "The webhook of an activation is sent asynchronously, apart from any API call.",
    "binds": [
      "paymentProfileUpdated",
      "PaymentProfileEvent"
    ]
  },
  {
    "id": "F75",
    "section": "4",
    "fact": "`POST /api/customers` creates a customer.",
    "binds": [
      "createCustomer"
    ]
  },
  {
    "id": "F76",
    "section": "4",
    "fact": "The create-customer body holds the customer's fields at its top level.",
    "binds": [
      "createCustomer",
      "CustomerInput"
    ]
  },
  {
    "id": "F77",
    "section": "4",
    "fact": "A customer that was created is read back with the information that was sent; how its texts are spelled is gap G110.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "Customer",
      "CustomerInput"
    ]
  },
  {
    "id": "F78",
    "section": "4",
    "fact": "`GET /api/customers/{id}` takes the customer's integer id in the path.",
    "binds": [
      "readCustomer"
    ]
  },
  {
    "id": "F79",
    "section": "4",
    "fact": "Reading a customer answers the customer whose id was asked for.",
    "binds": [
      "readCustomer",
      "CustomerEnvelope"
    ]
  },
  {
    "id": "F80",
    "section": "4",
    "fact": "`GET /api/customers` lists customers.",
    "binds": [
      "listCustomers"
    ]
  },
  {
    "id": "F81",
    "section": "4",
    "fact": "Each element of the customer list is a customer object.",
    "binds": [
      "listCustomers",
      "CustomerListEnvelope",
      "Customer"
    ]
  },
  {
    "id": "F82",
    "section": "4",
    "fact": "`POST /api/subscriptions` creates a subscription.",
    "binds": [
      "createSubscription"
    ]
  },
  {
    "id": "F83",
    "section": "4",
    "fact": "The body of the create-subscription call stands under the key `subscription`.",
    "binds": [
      "createSubscription"
    ]
  },
  {
    "id": "F84",
    "section": "4",
    "fact": "The create-subscription call answers the subscription that it created.",
    "binds": [
      "createSubscription",
      "SubscriptionSummaryEnvelope"
    ]
  },
  {
    "id": "F85",
    "section": "4",
    "fact": "`GET /api/subscriptions/{id}` takes the subscription's UUID in the path.",
    "binds": [
      "readSubscription"
    ]
  },
  {
    "id": "F86",
    "section": "4",
    "fact": "Reading a subscription answers the subscription whose id was asked for.",
    "binds": [
      "readSubscription",
      "SubscriptionEnvelope"
    ]
  },
  {
    "id": "F87",
    "section": "4",
    "fact": "The single read of a subscription shows `interval_unit`.",
    "binds": [
      "readSubscription",
      "Subscription"
    ]
  },
  {
    "id": "F88",
    "section": "4",
    "fact": "The single read of a subscription shows `state`.",
    "binds": [
      "readSubscription",
      "Subscription"
    ]
  },
  {
    "id": "F89",
    "section": "4",
    "fact": "The single read of a subscription shows `previous_state`.",
    "binds": [
      "readSubscription",
      "Subscription"
    ]
  },
  {
    "id": "F90",
    "section": "4",
    "fact": "`GET /api/subscriptions` lists subscriptions.",
    "binds": [
      "listSubscriptions"
    ]
  },
  {
    "id": "F91",
    "section": "4",
    "fact": "Each element of the subscription list is a subscription object.",
    "binds": [
      "listSubscriptions",
      "SubscriptionListEnvelope",
      "SubscriptionSummary"
    ]
  },
  {
    "id": "F92",
    "section": "4",
    "fact": "The subscription list holds every subscription of the caller.",
    "binds": [
      "listSubscriptions"
    ]
  },
  {
    "id": "F93",
    "section": "4",
    "fact": "`POST /api/subscriptions/{subscription_id}/items` adds an item to the subscription of that UUID.",
    "binds": [
      "addItem"
    ]
  },
  {
    "id": "F94",
    "section": "4",
    "fact": "The body of the add-item call stands under the key `item`, which must be there.",
    "binds": [
      "addItem"
    ]
  },
  {
    "id": "F95",
    "section": "4",
    "fact": "In `item`, `product_handle` is a string.",
    "binds": [
      "addItem",
      "ItemInput"
    ]
  },
  {
    "id": "F96",
    "section": "4",
    "fact": "In `item`, `quantity` is an integer.",
    "binds": [
      "addItem",
      "ItemInput"
    ]
  },
  {
    "id": "F97",
    "section": "4",
    "fact": "The add-item call answers the subscription with the added item among its items.",
    "binds": [
      "addItem",
      "SubscriptionSummaryEnvelope"
    ]
  },
  {
    "id": "F98",
    "section": "4",
    "fact": "Adding an item keeps the items that the subscription had.",
    "binds": [
      "addItem",
      "readSubscription"
    ]
  },
  {
    "id": "F99",
    "section": "4",
    "fact": "`customer_id` is the integer id of an existing customer.",
    "binds": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F100",
    "section": "4",
    "fact": "`customer_attributes` is an object with the same fields as the create-customer body.",
    "binds": [
      "createSubscription",
      "SubscriptionInput",
      "CustomerInput"
    ]
  },
  {
    "id": "F101",
    "section": "4",
    "fact": "A create-subscription call uses either `customer_attributes` or `customer_id`.",
    "binds": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F102",
    "section": "4",
    "fact": "`subscription_items` is an array of objects.",
    "binds": [
      "createSubscription",
      "SubscriptionInput",
      "SubscriptionItemInput"
    ]
  },
  {
    "id": "F103",
    "section": "4",
    "fact": "A member of `subscription_items` has the integers `product_id` and `quantity`.",
    "binds": [
      "createSubscription",
      "SubscriptionItemInput"
    ]
  },
  {
    "id": "F104",
    "section": "4",
    "fact": "A subscription is read back with the interval, unit and customer that were sent.",
    "binds": [
      "createSubscription",
      "readSubscription",
      "Subscription",
      "SubscriptionInput"
    ]
  },
  {
    "id": "F105",
    "section": "4",
    "fact": "A new subscription's items have the products and quantities that were sent.",
    "binds": [
      "createSubscription",
      "readSubscription",
      "Item",
      "SubscriptionItemInput"
    ]
  },
  {
    "id": "F106",
    "section": "4",
    "fact": "`POST /api/customers/{customer_id}/payment_profiles` creates a profile of that customer.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F107",
    "section": "4",
    "fact": "`payment_method_type` is a required string of the create-profile body.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F108",
    "section": "4",
    "fact": "`subscription_id` is a required string of the create-profile body.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F109",
    "section": "4",
    "fact": "Creating a profile fails when the body names a subscription that does not exist.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F110",
    "section": "4, 7",
    "fact": "The error of an unknown subscription has the code `SB404`.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F111",
    "section": "4",
    "fact": "Creating a profile fails when the subscription has one already.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F112",
    "section": "4, 7",
    "fact": "The error of a second profile has the code `SB344`.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F113",
    "section": "4",
    "fact": "Creating a profile fails when `payment_method_type` is blank: missing, `null` or empty.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F114",
    "section": "4, 7",
    "fact": "The error of a blank payment method type has the code `PPMT01`.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F115",
    "section": "4",
    "fact": "Creating a profile fails when `payment_method_type` holds a value other than `pix`.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F116",
    "section": "4, 7",
    "fact": "The error of another payment method type has the code `PPMT02`.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F117",
    "section": "4",
    "fact": "Creating a profile fails when `subscription_id` is missing.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfileInput"
    ]
  },
  {
    "id": "F118",
    "section": "4, 7",
    "fact": "The error of a missing subscription id has the code `PPS01`.",
    "binds": [
      "createPaymentProfile"
    ]
  },
  {
    "id": "F119",
    "section": "4",
    "fact": "A new payment profile is pending.",
    "binds": [
      "createPaymentProfile",
      "PaymentProfile"
    ]
  },
  {
    "id": "F120",
    "section": "5",
    "fact": "Clients authenticate with an OAuth 2.0 application that the site's panel creates.",
    "binds": [
      "OAuth2",
      "createToken"
    ]
  },
  {
    "id": "F121",
    "section": "5",
    "fact": "An application is made from a name, a redirect URI and the scopes it may use.",
    "binds": [
      "OAuth2"
    ]
  },
  {
    "id": "F122",
    "section": "5",
    "fact": "An application's UID is its client id.",
    "binds": [
      "OAuth2",
      "createToken",
      "TokenInput"
    ]
  },
  {
    "id": "F123",
    "section": "5",
    "fact": "An application's secret token is its client secret.",
    "binds": [
      "OAuth2",
      "createToken",
      "TokenInput"
    ]
  },
  {
    "id": "F124",
    "section": "5",
    "fact": "Scopes travel as one string with spaces between them.",
    "binds": [
      "OAuth2",
      "createToken",
      "TokenInput"
    ]
  },
  {
    "id": "F125",
    "section": "5",
    "fact": "Scopes separated by commas are an error: such a token call gets no token.",
    "binds": [
      "OAuth2",
      "createToken",
      "TokenInput",
      "OAuthError"
    ]
  },
  {
    "id": "F126",
    "section": "5",
    "fact": "The token call takes the UID, the secret, the scopes and the site's subdomain.",
    "binds": [
      "createToken",
      "TokenInput"
    ]
  },
  {
    "id": "F127",
    "section": "5",
    "fact": "The token call takes a `grant_type` and a `site`, each with a fixed value.",
    "binds": [
      "createToken",
      "TokenInput"
    ]
  },
  {
    "id": "F128",
    "section": "5",
    "fact": "A successful token call answers with status 200.",
    "binds": [
      "createToken"
    ]
  },
  {
    "id": "F129",
    "section": "5",
    "fact": "`access_token` is a string.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F130",
    "section": "5",
    "fact": "`token_type` is `Bearer`.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F131",
    "section": "5",
    "fact": "`expires_in` is an integer.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F132",
    "section": "5, 8",
    "fact": "A fresh token's `expires_in` is 72000.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F133",
    "section": "5",
    "fact": "`scope` is one string that names the granted scopes, separated by spaces.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F134",
    "section": "5",
    "fact": "The token's `created_at` is a string with a date: day, month, year, in this order.",
    "binds": [
      "createToken",
      "Token"
    ]
  },
  {
    "id": "F135",
    "section": "4, 5",
    "fact": "Every API call needs an `Authorization` header with `Bearer` and the access token.",
    "binds": [
      "OAuth2",
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F136",
    "section": "5",
    "fact": "Two scopes concern customers: `customers_read` and `customers_write`.",
    "binds": [
      "OAuth2"
    ]
  },
  {
    "id": "F137",
    "section": "5",
    "fact": "Two scopes concern profiles: `payment_profiles_read` and `payment_profiles_write`.",
    "binds": [
      "OAuth2"
    ]
  },
  {
    "id": "F138",
    "section": "5",
    "fact": "Two scopes concern subscriptions: `subscriptions_read` and `subscriptions_write`.",
    "binds": [
      "OAuth2"
    ]
  },
  {
    "id": "F139",
    "section": "5",
    "fact": "Two scopes concern items: `subscription_items_read` and `subscription_items_write`.",
    "binds": [
      "OAuth2"
    ]
  },
  {
    "id": "F140",
    "section": "5",
    "fact": "Failed authentication is answered with status 401.",
    "binds": [
      "createToken",
      "OAuth2",
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F141",
    "section": "5, 7",
    "fact": "The 401 answer of a token call has an `error` of `invalid_client`.",
    "binds": [
      "createToken",
      "OAuthError"
    ]
  },
  {
    "id": "F142",
    "section": "5",
    "fact": "The 401 answer of a token call explains itself in `error_description`.",
    "binds": [
      "createToken",
      "OAuthError"
    ]
  },
  {
    "id": "F143",
    "section": "5",
    "fact": "A wrong UID fails authentication.",
    "binds": [
      "createToken",
      "OAuthError"
    ]
  },
  {
    "id": "F144",
    "section": "5",
    "fact": "A wrong secret fails authentication.",
    "binds": [
      "createToken",
      "OAuthError"
    ]
  },
  {
    "id": "F146",
    "section": "5",
    "fact": "A token never has a scope that its application may not use.",
    "binds": [
      "createToken",
      "Token",
      "OAuthError"
    ]
  },
  {
    "id": "F148",
    "section": "7",
    "fact": "`errors` stands in every envelope, and in every refusal with a code of section 7.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile",
      "CustomerEnvelope",
      "CustomerListEnvelope",
      "SubscriptionEnvelope",
      "SubscriptionSummaryEnvelope",
      "SubscriptionListEnvelope",
      "PaymentProfileEnvelope",
      "ErrorEnvelope"
    ]
  },
  {
    "id": "F149",
    "section": "9",
    "fact": "The API's paths start with `/api`.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F150",
    "section": "9",
    "fact": "The API's paths carry no version marker.",
    "binds": [
      "createCustomer",
      "readCustomer",
      "listCustomers",
      "createSubscription",
      "readSubscription",
      "listSubscriptions",
      "addItem",
      "createPaymentProfile"
    ]
  },
  {
    "id": "F151",
    "section": "1, 3",
    "fact": "Once the payer has decided, accepted or refused, the status of the payment profile is updated.",
    "binds": [
      "paymentProfileUpdated",
      "PaymentProfile",
      "PaymentProfileEvent"
    ]
  }
] as const

export const withdrawnFacts = [
  {
    "id": "F145",
    "section": "5",
    "withdrawn": "The spec calls missing scopes a usual cause of failed authentication, not a certain one. Gap G71 says what a site may do."
  },
  {
    "id": "F147",
    "section": "5",
    "withdrawn": "The spec calls a wrong site subdomain a usual cause of failed authentication, not a certain one. Gap G69 says what a site may do."
  }
] as const

export const gaps = {
  "G01": {
    "id": "G01",
    "slug": "site-address",
    "section": "0, 5",
    "question": "Which site does an address stand for, and what do two sites share?",
    "assumption": "The default address is the site `demo`; another site has its own `{site}.localhost` address, or a `/sites/{site}` prefix. Nothing crosses: the id of a record of another site answers 404, a token of another site 401.",
    "reason": "The spec gives every site its own subdomain, so two addresses are two sites. The prefix serves clients that cannot resolve `*.localhost`. That nothing is shared is an inference.",
    "choice": "site-per-address",
    "choices": {
      "site-per-address": "Each address is one site, with records and tokens of its own."
    },
    "removed": {
      "one-host": "site-per-address"
    },
    "plays": [
      "site-per-address"
    ],
    "open": false,
    "places": [
      "OAuth2"
    ]
  },
  "G02": {
    "id": "G02",
    "slug": "qr-code-delivery",
    "section": "1",
    "question": "How does the recurrence QR code reach the payer?",
    "assumption": "The create-profile answer carries the text of the code.",
    "reason": "The spec says that the code is sent, not by which way. The Central Bank's Pix API, Woovi and QI Tech all put the text into the answer, and a developer needs it in hand.",
    "choice": "in-the-answer",
    "choices": {
      "in-the-answer": "The text stands in the answer, for the client to show.",
      "email": "The service sends it by e-mail and keeps it out of the answer.",
      "hosted-page": "The answer holds a link to a page of the service.",
      "image": "The answer holds the address of an image.",
      "unseen": "The client never sees it."
    },
    "plays": [
      "in-the-answer"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile",
      "PaymentProfile.qr_code"
    ]
  },
  "G03": {
    "id": "G03",
    "slug": "decision-time",
    "section": "1",
    "question": "How long do the verification and the later change of status take?",
    "assumption": "The profile is pending as soon as it is created. A decision that the mock makes takes effect a second after the create answer, one that is made by hand at once.",
    "reason": "The spec only calls the change asynchronous. A second is near what Open Finance allows for a notice (1.5 seconds), and short enough not to hold up a developer.",
    "choice": "a-second",
    "choices": {
      "a-second": "About one second.",
      "seconds-to-minutes": "Anything from some seconds to some minutes."
    },
    "plays": [
      "a-second"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G04": {
    "id": "G04",
    "slug": "error-code-form",
    "section": "2, 7",
    "question": "How does a rule code appear in `errors`?",
    "assumption": "One string with the code first, a colon, and a short English sentence.",
    "reason": "The field is typed as a single string, and a client that looks for the code finds it at the start. An inference; no source decides it.",
    "choice": "code-first",
    "choices": {
      "code-first": "The code, a colon and a sentence: `SB404: Subscription not found`.",
      "code-only": "Nothing but the code: `SB404`.",
      "code-last": "The sentence and then the code: `Subscription not found (SB404)`.",
      "code-in-meta": "The sentence in `errors`, the code in `meta.code`.",
      "joined-list": "Several texts joined by commas, the code among them."
    },
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
    },
    "plays": [
      "code-first",
      "code-only",
      "code-last",
      "code-in-meta"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the body that hold the code, with {code} and {text} where these stand",
    "places": [
      "ErrorEnvelope.errors"
    ]
  },
  "G05": {
    "id": "G05",
    "slug": "data-on-error",
    "section": "2",
    "question": "What does `data` hold on an error?",
    "assumption": "`null`.",
    "reason": "There is nothing to show, and a success has `null` in `errors` in the same way. An inference.",
    "choice": "null",
    "choices": {
      "null": "The key with `null`.",
      "empty-object": "An object without keys.",
      "empty-array": "An array without elements.",
      "absent": "No key.",
      "request": "The body of the request; `null` where it has none."
    },
    "plays": [
      "null",
      "empty-object",
      "empty-array",
      "absent",
      "request"
    ],
    "open": false,
    "removed": {},
    "places": [
      "ErrorEnvelope",
      "ErrorEnvelope.data"
    ]
  },
  "G06": {
    "id": "G06",
    "slug": "success-message",
    "section": "2, 4",
    "question": "Where does the message of success stand, and what else is in `meta`?",
    "assumption": "In `meta.message`. `meta` is always an object.",
    "reason": "The spec speaks of messages such as a customer listed, and of the envelope's three keys only `meta` has room for one.",
    "choice": "meta-message",
    "choices": {
      "meta-message": "In `meta.message`.",
      "top-level": "In a fourth key of the envelope, `message`.",
      "none": "Nowhere; `meta` is an empty object.",
      "data-message": "In `data.message`."
    },
    "plays": [
      "meta-message",
      "top-level",
      "none"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Meta",
      "Meta.message"
    ]
  },
  "G07": {
    "id": "G07",
    "slug": "success-message-text",
    "section": "4",
    "question": "What do the messages of success say?",
    "assumption": "Short English: `Customer created`, `Customer listed`, `Customers returned`, `Subscription created`, `New item added`, and the like.",
    "reason": "They follow the outcomes that the spec describes in its own words. No client should compare them.",
    "choice": "english",
    "choices": {
      "english": "Short English sentences.",
      "other-text": "Other words, or another language."
    },
    "plays": [
      "english"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Meta.message"
    ]
  },
  "G08": {
    "id": "G08",
    "slug": "error-envelope",
    "section": "2, 5, 7",
    "question": "Do 401, 403, 404 and 500 of the API have the envelope too?",
    "assumption": "Yes, everything under `/api` has it. The token call answers plain OAuth objects.",
    "reason": "The spec says that `errors` is in every response, and shows the token call's own error without an envelope. Rails and Doorkeeper as they come would send bodies of their own.",
    "choice": "envelope",
    "choices": {
      "envelope": "The envelope, with the text in `errors`.",
      "rails": "The object that Rails sends: `{\"status\":404,\"error\":\"Not Found\"}`.",
      "empty": "No body.",
      "html": "A page of HTML."
    },
    "presets": {
      "envelope": "envelope",
      "rails": {
        "status": "{status}",
        "error": "{text}"
      },
      "empty": null,
      "html": "<!DOCTYPE html><title>{text}</title><h1>{text}</h1>"
    },
    "plays": [
      "envelope",
      "rails",
      "empty",
      "html"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the body, with {text}, {status}, {reason} and {path} where these stand",
    "places": [
      "listCustomers",
      "readCustomer",
      "createPaymentProfile",
      "listSubscriptions",
      "createSubscription",
      "readSubscription",
      "addItem",
      "Unauthorized",
      "Forbidden",
      "InternalError"
    ]
  },
  "G09": {
    "id": "G09",
    "slug": "id-form",
    "section": "2",
    "question": "What do ids look like?",
    "assumption": "Customers, items, products, price points and payment profiles count up from 1; a subscription has a random (version 4) UUID in lower case. No id is used twice.",
    "reason": "The spec types them as integers, and the subscription's as a UUID. For the payment profile it gives no type; Chargify numbers its payment profiles.",
    "choice": "counters",
    "choices": {
      "counters": "Integers that count up, also for payment profiles.",
      "profile-uuid": "A payment profile has a UUID.",
      "profile-string": "A payment profile has some other string."
    },
    "presets": {
      "counters": "{id}",
      "profile-uuid": "{uuid}",
      "profile-string": "pp_{uuid}"
    },
    "plays": [
      "counters",
      "profile-uuid",
      "profile-string"
    ],
    "open": false,
    "removed": {},
    "holds": "the id of a payment profile as a text with {id} or {uuid}, such as pp_{id}",
    "places": [
      "Customer.id",
      "PaymentProfileState.id",
      "Product.id",
      "PricePoint.id",
      "Item.id",
      "SubscriptionFields.id",
      "CustomerId",
      "OwningCustomerId"
    ]
  },
  "G10": {
    "id": "G10",
    "slug": "timestamp-form",
    "section": "2",
    "question": "How exact are timestamps, and how do they name UTC?",
    "assumption": "Three decimals of a second and `Z`, everywhere in the API.",
    "reason": "ISO 8601 leaves both open. Rails writes milliseconds and `Z` by default, and so do the examples of the Central Bank's Pix API.",
    "choice": "milliseconds",
    "choices": {
      "milliseconds": "Three decimals: `2026-01-15T13:45:30.123Z`.",
      "seconds": "No decimals: `2026-01-15T13:45:30Z`.",
      "microseconds": "Six decimals: `2026-01-15T13:45:30.123456Z`.",
      "offset": "The offset in place of `Z`: `2026-01-15T13:45:30.123+00:00`."
    },
    "plays": [
      "milliseconds",
      "seconds",
      "microseconds",
      "offset"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Timestamp",
      "SubscriptionFields.activated_at",
      "SubscriptionFields.current_period_started_at",
      "SubscriptionFields.current_period_ends_at"
    ]
  },
  "G11": {
    "id": "G11",
    "slug": "empty-optional-text",
    "section": "2",
    "question": "What does an optional text hold that was never sent?",
    "assumption": "The key is there and holds `null`.",
    "reason": "Rails serializers write `null` for an empty column, and Chargify documents such fields as a string or null. The spec allows null in words only for `errors`, so a client should be ready for all three.",
    "choice": "null",
    "choices": {
      "null": "The key with `null`.",
      "empty-string": "The key with an empty string.",
      "absent": "No key."
    },
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
    },
    "plays": [
      "null",
      "empty-string",
      "absent"
    ],
    "open": false,
    "removed": {},
    "holds": "what a text left out shows, also elsewhere (in lists and within other records), and what one given as \"\" does, such as { left_out: absent, empty: as-left-out }",
    "places": [
      "Customer",
      "Customer.address",
      "Customer.address_2",
      "Customer.city",
      "Customer.state",
      "Customer.zip",
      "Customer.country",
      "Customer.phone",
      "Customer.document_number"
    ]
  },
  "G12": {
    "id": "G12",
    "slug": "updated-at",
    "section": "2",
    "question": "When does `updated_at` move?",
    "assumption": "It equals `created_at` at first. Adding an item also moves the subscription's.",
    "reason": "An inference: the answer to the call shows the subscription changed, so its timestamp should say so. No source decides it.",
    "choice": "items-touch",
    "choices": {
      "items-touch": "Adding an item moves the subscription's `updated_at`.",
      "items-do-not-touch": "Only changes of the subscription's own fields move it."
    },
    "plays": [
      "items-touch"
    ],
    "open": false,
    "removed": {},
    "places": [
      "addItem"
    ]
  },
  "G13": {
    "id": "G13",
    "slug": "text-checks",
    "section": "2",
    "question": "Which forms of `email`, `zip`, `phone`, `state` and `country` are refused?",
    "assumption": "422 unless the e-mail address has an `@`, `state` and `country` have two letters, the country's in upper case, `zip` has eight digits where the country is `BR`, and `phone` has ten to thirteen digits. A region that does not exist is not refused.",
    "reason": "The spec asks for digits and letter codes; the counts are those of Brazilian postal codes and telephone numbers. A Rails model checks only what its authors wrote down, so a real site may take more. What this one takes, most others do.",
    "choice": "checked",
    "choices": {
      "checked": "A wrong form answers 422.",
      "unchecked": "Only what the spec itself states is asked for.",
      "stripped": "Punctuation is taken out and the digits are kept."
    },
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
    },
    "plays": [
      "checked",
      "unchecked",
      "stripped"
    ],
    "open": false,
    "removed": {},
    "holds": "checked or unchecked for each field, refused or stripped for punctuation, and letters for names that must have one, such as { zip: unchecked }",
    "places": [
      "createCustomer",
      "Customer.email",
      "CustomerInput",
      "CustomerInput.email",
      "CustomerInput.state",
      "CustomerInput.zip",
      "CustomerInput.country",
      "CustomerInput.phone"
    ]
  },
  "G14": {
    "id": "G14",
    "slug": "document-number-check",
    "section": "2",
    "question": "How strictly is `document_number` checked?",
    "assumption": "11 or 14 digits, or 422. The check digits are not verified.",
    "reason": "The spec asks for digits only; a CPF has 11 and a CNPJ 14. Letters are gap G121.",
    "choice": "digits",
    "choices": {
      "digits": "11 or 14 digits; anything else answers 422.",
      "check-digits": "The check digits must be right as well.",
      "unchecked": "Only what the spec itself states is asked for.",
      "stripped": "Punctuation is taken out and the digits are kept."
    },
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
    },
    "removed": {
      "letters-too": "digits"
    },
    "plays": [
      "digits",
      "check-digits",
      "unchecked",
      "stripped"
    ],
    "open": false,
    "holds": "a form with its punctuation refused or stripped, such as { form: check-digits, punctuation: stripped }",
    "places": [
      "createCustomer",
      "CustomerInput.document_number"
    ]
  },
  "G15": {
    "id": "G15",
    "slug": "duplicate-customer",
    "section": "4",
    "question": "What happens when a second customer has the e-mail address, document, phone or names of the first?",
    "assumption": "Both exist, each with an id of its own.",
    "reason": "The spec forbids nothing here. In Chargify only a customer's reference must be unique; Woovi gives back the earlier customer.",
    "choice": "allowed",
    "choices": {
      "allowed": "A second customer is created.",
      "refused": "The call fails with 409 or 422.",
      "reused": "The earlier customer is answered."
    },
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
    },
    "plays": [
      "allowed",
      "refused",
      "reused"
    ],
    "open": false,
    "removed": {},
    "holds": "a rule for each and a refusal, such as { email: reused, document_number: refused, phone: refused, status: 409 }",
    "places": [
      "createCustomer",
      "CustomerInput.email",
      "CustomerInput.document_number"
    ]
  },
  "G16": {
    "id": "G16",
    "slug": "subscription-defaults",
    "section": "2, 4",
    "question": "What do `activate_on_payment`, `prepaid` and `balance_in_cents` start with, and can a client set them?",
    "assumption": "`false`, `false` and `0`. They are ignored when sent.",
    "reason": "The spec's table of the create call does not list them, so the client has no say; the values are the plainest of their types.",
    "choice": "off-and-ignored",
    "choices": {
      "off-and-ignored": "False, false and 0, whatever the client sends.",
      "on": "One or both of the booleans start as true.",
      "writable": "A value that the client sends is kept.",
      "opening-balance": "The balance starts above 0."
    },
    "presets": {
      "off-and-ignored": {
        "activate_on_payment": false,
        "prepaid": false
      }
    },
    "plays": [
      "off-and-ignored"
    ],
    "open": false,
    "removed": {},
    "holds": "true or false for both switches, or over-one for a prepaid that is true where the interval is over 1, such as { activate_on_payment: true, prepaid: over-one }",
    "places": [
      "createSubscription",
      "SubscriptionFields.activate_on_payment",
      "SubscriptionFields.balance_in_cents",
      "SubscriptionFields.prepaid"
    ]
  },
  "G17": {
    "id": "G17",
    "slug": "activated-at-before",
    "section": "2",
    "question": "What does `activated_at` hold before the subscription is activated?",
    "assumption": "`null`.",
    "reason": "There is no moment to tell yet. The spec types the field as a plain string, but Chargify leaves its counterpart null until the subscription begins.",
    "choice": "null",
    "choices": {
      "null": "The key with `null`.",
      "created-at": "The moment of creation.",
      "absent": "No key."
    },
    "plays": [
      "null",
      "created-at",
      "absent"
    ],
    "open": false,
    "removed": {},
    "places": [
      "SubscriptionFields",
      "SubscriptionFields.activated_at"
    ]
  },
  "G18": {
    "id": "G18",
    "slug": "current-period-start",
    "section": "2",
    "question": "When do the two ends of the current period get a value?",
    "assumption": "At creation. The period starts then and ends one interval later; an end past the last day of its month falls on that last day. All in UTC.",
    "reason": "The spec types both as plain strings, which hints that they are never empty; it asks for UTC elsewhere, and not here. Rails adds months in this way; Chargify allows null.",
    "choice": "at-creation",
    "choices": {
      "at-creation": "Both are set when the subscription is created.",
      "on-activation": "Both are `null` until the subscription is activated.",
      "absent": "Both keys are missing until the subscription is activated.",
      "sao-paulo": "Both are set at creation and written in the time of São Paulo, as `-03:00`."
    },
    "plays": [
      "at-creation",
      "on-activation",
      "absent",
      "sao-paulo"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createSubscription",
      "SubscriptionFields",
      "SubscriptionFields.current_period_started_at",
      "SubscriptionFields.current_period_ends_at"
    ]
  },
  "G19": {
    "id": "G19",
    "slug": "interval",
    "section": "4",
    "question": "Must `interval` be sent, and which numbers are allowed?",
    "assumption": "It is 1 when left out. An integer from 1 to 2147483647; else 422.",
    "reason": "A period of one unit is the usual subscription. Chargify asks for an integer; the limits, up to the largest of 32 bits, are an inference.",
    "choice": "default-one",
    "choices": {
      "default-one": "Taken as 1 when left out.",
      "required": "The call fails when it is left out.",
      "bounded": "An upper limit such as 12 or 24."
    },
    "presets": {
      "default-one": {},
      "required": {
        "required": true
      },
      "bounded": {
        "most": 12
      }
    },
    "plays": [
      "default-one",
      "required",
      "bounded"
    ],
    "open": false,
    "removed": {},
    "holds": "whether it must be sent, and the greatest number, such as { required: true, most: 12 }",
    "places": [
      "createSubscription",
      "SubscriptionFields.interval",
      "SubscriptionInput.interval"
    ]
  },
  "G20": {
    "id": "G20",
    "slug": "interval-units",
    "section": "2",
    "question": "Which values may `interval_unit` have besides `month`?",
    "assumption": "`day`, `week` and `year`; others answer 422. `month` is taken when the field is left out.",
    "reason": "Stripe knows these four, and Pix recurrences run by week, month and year. The spec names `month` alone, so a careful client sends only that.",
    "choice": "day-week-month-year",
    "choices": {
      "day-week-month-year": "Four units.",
      "day-month": "Two units, as in Chargify.",
      "month-only": "Only `month`.",
      "loose": "Plural or upper-case spellings are taken too."
    },
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
    },
    "plays": [
      "day-week-month-year",
      "day-month",
      "month-only"
    ],
    "open": false,
    "removed": {},
    "holds": "the units, and whether one must be sent, such as { units: [month, year], required: true }",
    "places": [
      "createSubscription",
      "SubscriptionInput.interval_unit",
      "Subscription.interval_unit"
    ]
  },
  "G21": {
    "id": "G21",
    "slug": "reduced-view",
    "section": "2",
    "question": "Are the three keys of the reduced view absent, or present and empty?",
    "assumption": "Absent. Every other key stays, `interval` among them.",
    "reason": "The spec says that these answers show the subscription without them, which leaves no alternative for the three keys. Other extra keys break nothing.",
    "choice": "absent",
    "choices": {
      "absent": "The keys are not there."
    },
    "plays": [
      "absent"
    ],
    "open": false,
    "removed": {},
    "places": [
      "SubscriptionSummary"
    ]
  },
  "G22": {
    "id": "G22",
    "slug": "catalogue",
    "section": "2, 4",
    "question": "Where do products and price points come from?",
    "assumption": "A fixed catalogue: `basic-plan`, `pro-plan` and `add-on`, each with one price point, in cents of the Brazilian real.",
    "reason": "No call of the spec creates them, yet items refer to them. Chargify takes a product's default price point when the client names none.",
    "choice": "fixed-catalogue",
    "choices": {
      "fixed-catalogue": "The mock comes with its products; each has one price point.",
      "site-catalogue": "The site's owner makes them in the panel, with ids and handles of their own."
    },
    "plays": [
      "fixed-catalogue"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Product",
      "Product.handle",
      "PricePoint",
      "PricePoint.price_int_cents"
    ]
  },
  "G23": {
    "id": "G23",
    "slug": "price-int-cents",
    "section": "2",
    "question": "Is `price_int_cents` meant as it is spelled?",
    "assumption": "Yes, letter by letter.",
    "reason": "The spec spells the name so, and there is no alternative. Chargify has `price_in_cents`, which makes the other spelling an easy slip.",
    "choice": "as-spelled",
    "choices": {
      "as-spelled": "`price_int_cents`."
    },
    "plays": [
      "as-spelled"
    ],
    "open": false,
    "removed": {},
    "places": [
      "PricePoint"
    ]
  },
  "G24": {
    "id": "G24",
    "slug": "item-order",
    "section": "2",
    "question": "In which order do a subscription's items stand, and what else does an item show?",
    "assumption": "In the order of their creation, with the six fields of the spec's table and no others.",
    "reason": "A list that grows at its end surprises nobody. An inference; the spec gives no order.",
    "choice": "by-creation",
    "choices": {
      "by-creation": "The oldest item first.",
      "newest-first": "The newest item first.",
      "by-product": "By the ids of their products.",
      "any-order": "No order to rely on."
    },
    "plays": [
      "by-creation",
      "newest-first",
      "by-product"
    ],
    "open": false,
    "removed": {},
    "places": [
      "SubscriptionFields.items"
    ]
  },
  "G25": {
    "id": "G25",
    "slug": "payment-profile-fields",
    "section": "2, 4",
    "question": "Which fields does a payment profile have, and under which names?",
    "assumption": "`id`, `created_at`, `updated_at`, `payment_method_type`, `status`, `subscription_id`, `customer_id`, `qr_code` and `qr_code_expires_at`; `activated_at` or `refused_at` once it applies.",
    "reason": "The spec gives the method, the link to the subscription, an owner and a status. The dates are those of its other records. A QR code must reach the payer, and payment providers answer it as text, each under another name.",
    "choice": "flat-with-qr-code",
    "choices": {
      "flat-with-qr-code": "All fields at the top level, the code as text under `qr_code`.",
      "state-for-status": "The status stands under `state`.",
      "customer-embedded": "The customer is an object.",
      "pix-object": "The code stands inside an object `pix`.",
      "other-qr-name": "The code has another name, such as `emv`, `payload` or `pix_copia_e_cola`.",
      "qr-link": "A link or an image in place of the text.",
      "no-qr": "No QR code in the answer."
    },
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
    },
    "plays": [
      "flat-with-qr-code"
    ],
    "open": false,
    "removed": {},
    "holds": "the keys of the record, with {id}, {status}, {subscription_id}, {customer_id}, {customer}, {subscription}, {qr_code} and the like where these stand",
    "places": [
      "PaymentProfileState",
      "PaymentProfileState.id",
      "PaymentProfileState.created_at",
      "PaymentProfileState.updated_at",
      "PaymentProfileState.activated_at",
      "PaymentProfileState.refused_at",
      "PaymentProfileState.subscription_id",
      "PaymentProfileState.customer_id",
      "PaymentProfile",
      "PaymentProfile.qr_code",
      "PaymentProfile.qr_code_expires_at"
    ]
  },
  "G26": {
    "id": "G26",
    "slug": "subscription-states",
    "section": "2, 3",
    "question": "Which states can a subscription have besides `created`?",
    "assumption": "The mock shows `created` alone; the document leaves the string open.",
    "reason": "The spec says that no other value occurs and that the full set is not shown. Chargify's states do not contain `created`, so this service has a set of its own, and Woovi's is different again.",
    "choice": "created-only",
    "choices": {
      "created-only": "Only `created`.",
      "small-set": "`created`, `active`, `past_due`, `suspended`, `canceled` and `expired`.",
      "other-set": "A longer set, such as the fifteen states of Chargify."
    },
    "presets": {
      "created-only": {}
    },
    "plays": [
      "created-only"
    ],
    "open": false,
    "removed": {},
    "holds": "the state with a pending payment profile, once it is accepted, and once it is refused, such as { accepted: active, refused: suspended }",
    "places": [
      "Subscription.state"
    ]
  },
  "G27": {
    "id": "G27",
    "slug": "effect-of-activation",
    "section": "3",
    "question": "What does the activation of a profile do to its subscription?",
    "assumption": "Nothing. The subscription keeps its state, `created`.",
    "reason": "The spec's table names a webhook and nothing else, and enrolling makes no payment. At Woovi too a recurrence changes its status apart from the subscription.",
    "choice": "nothing",
    "choices": {
      "nothing": "The subscription stays as it is.",
      "active-at-once": "It is activated, and `activated_at` is set. Its state becomes `active`, or what G26 says.",
      "after-first-payment": "It becomes active when its first invoice is paid."
    },
    "plays": [
      "nothing",
      "active-at-once"
    ],
    "open": false,
    "removed": {},
    "places": [
      "SubscriptionFields.activate_on_payment",
      "Subscription.state"
    ]
  },
  "G28": {
    "id": "G28",
    "slug": "previous-state-before",
    "section": "2, 3",
    "question": "What does `previous_state` hold while there was no earlier state?",
    "assumption": "`created`.",
    "reason": "The spec types it as a string with the values of `state`, and `created` is the only value it knows. Null would be as natural. That the single read shows the key is certain.",
    "choice": "created",
    "choices": {
      "created": "`created`, the same as `state`.",
      "null": "The key with `null`."
    },
    "plays": [
      "created",
      "null"
    ],
    "removed": {
      "absent": "null"
    },
    "open": false,
    "places": [
      "Subscription.previous_state"
    ]
  },
  "G29": {
    "id": "G29",
    "slug": "pending-status",
    "section": "3",
    "question": "What are the statuses of a payment profile called?",
    "assumption": "`pending`, then `active`, `refused`, `expired` or `canceled`.",
    "reason": "They are the spec's own words: a pending state, an activated profile, a payer who refuses. Asaas uses the same roots. As names differ everywhere, any other name is a legal choice.",
    "choice": "pending",
    "open": true,
    "choices": {
      "pending": "A new profile is `pending`.",
      "waiting": "A new profile is `waiting`.",
      "created": "A new profile is `created`.",
      "processing": "A new profile is `processing`."
    },
    "plays": [
      "pending",
      "waiting",
      "created",
      "processing"
    ],
    "removed": {},
    "places": [
      "PaymentProfileState.status"
    ]
  },
  "G30": {
    "id": "G30",
    "slug": "effect-of-refusal",
    "section": "1, 3",
    "question": "What follows when the payer refuses?",
    "assumption": "The profile is refused for good, and a webhook says so. The subscription stays as it is.",
    "reason": "The spec says that the service updates the status once the payer has decided, so the profile neither goes nor stays pending. Of webhooks, section 6 speaks for an activation alone. Asaas and the Central Bank's Pix API have a refused status too.",
    "choice": "refused-with-webhook",
    "choices": {
      "refused-with-webhook": "A final status, reported by a webhook.",
      "refused-in-silence": "A final status without a webhook."
    },
    "plays": [
      "refused-with-webhook",
      "refused-in-silence"
    ],
    "removed": {
      "back-to-pending": "refused-with-webhook",
      "removed": "refused-with-webhook"
    },
    "open": false,
    "places": [
      "createPaymentProfile",
      "paymentProfileUpdated"
    ]
  },
  "G31": {
    "id": "G31",
    "slug": "enrolment-expiry",
    "section": "1, 3",
    "question": "How long can the payer decide, and what then?",
    "assumption": "24 hours. After that the profile is expired, and a webhook says so.",
    "reason": "86400 seconds is the life that the Central Bank's Pix API gives a charge when nobody sets one. The spec knows no expiry.",
    "choice": "a-day",
    "choices": {
      "a-day": "The profile expires after 24 hours.",
      "minutes": "It expires after ten minutes to an hour.",
      "days": "It expires after some days.",
      "as-refusal": "A code that nobody answered counts as refused, as at Asaas.",
      "never": "It waits for ever."
    },
    "plays": [
      "a-day"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile",
      "PaymentProfile.qr_code_expires_at"
    ]
  },
  "G32": {
    "id": "G32",
    "slug": "end-of-active-profile",
    "section": "3",
    "question": "Can an active profile end?",
    "assumption": "Yes, as `canceled`, by the mock's control call; no call of the API does it.",
    "reason": "In the Central Bank's Pix API payer and receiver can both cancel a recurrence. The spec has no such call or status.",
    "choice": "canceled",
    "choices": {
      "canceled": "The profile becomes `canceled`.",
      "revoked": "It becomes `revoked`, as at EBANX.",
      "never": "An active profile stays active."
    },
    "plays": [
      "canceled"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G33": {
    "id": "G33",
    "slug": "late-decision",
    "section": "3",
    "question": "What happens to a second decision, or to one that comes too late?",
    "assumption": "The control call answers 409. The status stays and no webhook is sent.",
    "reason": "A decision is made once. EBANX answers such a call with an error of its own.",
    "choice": "conflict",
    "choices": {
      "conflict": "The decision is refused.",
      "ignored": "The decision has no effect and no error."
    },
    "plays": [
      "conflict",
      "ignored"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G34": {
    "id": "G34",
    "slug": "pix-journey",
    "section": "1",
    "question": "Which of the Pix enrolment journeys does a profile follow?",
    "assumption": "The second one: a QR code that carries the recurrence alone, without a payment.",
    "reason": "The spec rules the others out: there is a QR code, and enrolling makes no immediate payment. In the Central Bank's list of journeys only the second has both. There is no alternative.",
    "choice": "journey-2",
    "choices": {
      "journey-2": "A QR code with the recurrence and no charge."
    },
    "plays": [
      "journey-2"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile",
      "PaymentProfile.qr_code"
    ]
  },
  "G35": {
    "id": "G35",
    "slug": "required-customer-fields",
    "section": "4",
    "question": "Which fields must a new customer have?",
    "assumption": "`email`, `first_name` and `last_name`.",
    "reason": "Chargify asks for these three. A Pix recurrence also needs the payer's document, in the Central Bank's API as in iugu's, so a site may ask for it here or only when a profile is created. A careful client sends all fields. Many addresses have no second line, so no choice requires `address_2`; a value may.",
    "choice": "names-and-email",
    "choices": {
      "names-and-email": "`email`, `first_name` and `last_name`.",
      "all": "All fields but `address_2`.",
      "plus-document-number": "The three, and `document_number`."
    },
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
    },
    "plays": [
      "names-and-email",
      "all",
      "plus-document-number"
    ],
    "open": false,
    "removed": {},
    "holds": "a list of fields, such as [email]",
    "places": [
      "CustomerInput",
      "CustomerInput.first_name",
      "CustomerInput.last_name"
    ]
  },
  "G36": {
    "id": "G36",
    "slug": "customer-created-status",
    "section": "4",
    "question": "Which status does the create-customer call answer?",
    "assumption": "201.",
    "reason": "Rails and Chargify answer 201 when a record was created, and RFC 9110 means it for that.",
    "choice": "201",
    "choices": {
      "200": "200 OK.",
      "201": "201 Created.",
      "202": "202 Accepted."
    },
    "presets": {
      "200": 200,
      "201": 201,
      "202": 202
    },
    "plays": [
      "200",
      "201",
      "202"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299 (204 has no body)",
    "places": [
      "createCustomer"
    ]
  },
  "G37": {
    "id": "G37",
    "slug": "subscription-created-status",
    "section": "4",
    "question": "Which status does the create-subscription call answer?",
    "assumption": "201.",
    "reason": "The spec describes the outcome as created, which is the name of 201 in RFC 9110. Rails and the Central Bank's Pix API answer so for a new record.",
    "choice": "201",
    "choices": {
      "200": "200 OK.",
      "201": "201 Created."
    },
    "presets": {
      "200": 200,
      "201": 201
    },
    "plays": [
      "200",
      "201"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "places": [
      "createSubscription"
    ]
  },
  "G38": {
    "id": "G38",
    "slug": "payment-profile-created-status",
    "section": "4",
    "question": "Which status does the create-payment-profile call answer?",
    "assumption": "201.",
    "reason": "The spec's rule 5 speaks of a profile that is created, in a pending state. The Central Bank's Pix API answers 201 for a new recurrence, without waiting for the payer.",
    "choice": "201",
    "choices": {
      "200": "200 OK.",
      "201": "201 Created.",
      "202": "202 Accepted."
    },
    "presets": {
      "200": 200,
      "201": 201,
      "202": 202
    },
    "plays": [
      "200",
      "201",
      "202"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299 (204 has no body)",
    "places": [
      "createPaymentProfile"
    ]
  },
  "G39": {
    "id": "G39",
    "slug": "list-order",
    "section": "4",
    "question": "In which order does a list stand?",
    "assumption": "By creation, the oldest first.",
    "reason": "Sorting by id is what a Rails list usually comes out as; the spec names no order.",
    "choice": "ascending",
    "choices": {
      "ascending": "The oldest first.",
      "descending": "The newest first.",
      "any-order": "No order to rely on."
    },
    "plays": [
      "ascending",
      "descending"
    ],
    "open": false,
    "removed": {},
    "places": [
      "listCustomers",
      "listSubscriptions",
      "CustomerListEnvelope.data",
      "SubscriptionFields.items",
      "SubscriptionListEnvelope.data"
    ]
  },
  "G40": {
    "id": "G40",
    "slug": "list-pages",
    "section": "4",
    "question": "Do the lists have pages or filters?",
    "assumption": "A list holds all records. Where `page` or `per_page` is sent, it holds that page and `meta` has `current_page`, `next_page`, `prev_page`, `per_page`, `total_pages` and `total_count`. Other query keys are ignored.",
    "reason": "The spec speaks of all of the caller's subscriptions. The names in `meta` are those of Kaminari, the usual Rails pager; Chargify always pages by 20.",
    "choice": "all-unless-asked",
    "choices": {
      "all-unless-asked": "All records, unless the query asks for a page.",
      "always-paged": "Pages of 20, whether or not the query asks for one.",
      "never-paged": "All records, whatever the query says.",
      "offset": "Pages of 20 by `offset` and `limit`, which `meta` shows with `total_count`.",
      "cursor": "Pages of 20 by `cursor`, which the page before shows as `next_cursor` in `meta`.",
      "link-header": "Pages of 20 by `page`; the header `Link` has the addresses of the others."
    },
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
    },
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
    "places": [
      "listCustomers",
      "listSubscriptions",
      "Meta.current_page",
      "Meta.next_page",
      "Meta.prev_page",
      "Meta.per_page",
      "Meta.total_pages",
      "Meta.total_count",
      "Page",
      "PerPage"
    ]
  },
  "G41": {
    "id": "G41",
    "slug": "empty-list",
    "section": "4",
    "question": "What does a list answer that has no records?",
    "assumption": "200 with an empty array in `data`.",
    "reason": "The spec types `data` of a list as an array, and an empty array is one. There is no alternative.",
    "choice": "empty-array",
    "choices": {
      "empty-array": "200 with `[]` in `data`."
    },
    "plays": [
      "empty-array"
    ],
    "open": false,
    "removed": {},
    "places": [
      "listCustomers",
      "listSubscriptions",
      "CustomerListEnvelope.data",
      "SubscriptionListEnvelope.data"
    ]
  },
  "G42": {
    "id": "G42",
    "slug": "unknown-id",
    "section": "4, 7",
    "question": "What does reading an id answer that does not exist?",
    "assumption": "404 with `Customer not found` or `Subscription not found`.",
    "reason": "The 404 in the name of the code `SB404` hints at it. The Central Bank's Pix API answers 404 as well.",
    "choice": "404",
    "choices": {
      "400": "400 Bad Request.",
      "404": "404 Not Found.",
      "422": "422 Unprocessable Content.",
      "200-with-errors": "200 with the text in `errors`."
    },
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "200-with-errors": 200
    },
    "plays": [
      "400",
      "404",
      "422",
      "200-with-errors"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "readCustomer",
      "readSubscription"
    ]
  },
  "G43": {
    "id": "G43",
    "slug": "malformed-id",
    "section": "4, 7",
    "question": "What does reading an id answer that is not of the right form?",
    "assumption": "404, as for an id that does not exist.",
    "reason": "No record has such an id. A Rails look-up of `abc` finds nothing and answers 404; one of `12abc` would find 12, which no client should rely on.",
    "choice": "404",
    "choices": {
      "400": "400 Bad Request.",
      "404": "404 Not Found.",
      "422": "422 Unprocessable Content."
    },
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422
    },
    "plays": [
      "400",
      "404",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for customer and for subscription",
    "places": [
      "readCustomer",
      "readSubscription",
      "CustomerId",
      "OwningCustomerId",
      "SubscriptionId",
      "ItemSubscriptionId"
    ]
  },
  "G44": {
    "id": "G44",
    "slug": "body-root-key",
    "section": "4",
    "question": "Under which root key does a body stand, and what if the key is missing?",
    "assumption": "Customers and payment profiles stand at the top level, a subscription under `subscription`, an item under `item`. Without that key the answer is 400.",
    "reason": "The spec draws the four bodies so. Rails answers 400 when a required root key is missing.",
    "choice": "400",
    "choices": {
      "400": "400 Bad Request.",
      "422": "422 Unprocessable Content."
    },
    "presets": {
      "400": 400,
      "422": 422
    },
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createCustomer",
      "createSubscription",
      "addItem",
      "BadRequest"
    ]
  },
  "G45": {
    "id": "G45",
    "slug": "both-customer-forms",
    "section": "4",
    "question": "What if a body has both `customer_id` and `customer_attributes`?",
    "assumption": "422 with `customer_id and customer_attributes are exclusive`.",
    "reason": "The spec says that one is used instead of the other. The Central Bank's Pix API treats two exclusive fields sent together as a violation.",
    "choice": "refuse",
    "choices": {
      "refuse": "The call fails with 422.",
      "customer-id-wins": "The attributes are ignored.",
      "attributes-win": "A customer is created and the id is ignored."
    },
    "presets": {
      "refuse": 422,
      "customer-id-wins": "customer-id-wins",
      "attributes-win": "attributes-win"
    },
    "plays": [
      "refuse",
      "customer-id-wins",
      "attributes-win"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  "G46": {
    "id": "G46",
    "slug": "no-customer-form",
    "section": "4",
    "question": "What if a body has neither `customer_id` nor `customer_attributes`?",
    "assumption": "422.",
    "reason": "A subscription embeds its customer, so it needs one. Chargify requires one of the two as well.",
    "choice": "422",
    "choices": {
      "400": "400 Bad Request.",
      "422": "422 Unprocessable Content."
    },
    "presets": {
      "400": 400,
      "422": 422
    },
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  "G47": {
    "id": "G47",
    "slug": "unknown-customer-id",
    "section": "4, 7",
    "question": "What if `customer_id` of the body names no customer?",
    "assumption": "404 with `Customer not found`.",
    "reason": "`SB404` is the model: it too answers a reference in the body that leads nowhere. Rails, left alone, would answer 422.",
    "choice": "404",
    "choices": {
      "400": "400 Bad Request.",
      "404": "404 Not Found.",
      "422": "422 Unprocessable Content."
    },
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422
    },
    "plays": [
      "400",
      "404",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createSubscription"
    ]
  },
  "G48": {
    "id": "G48",
    "slug": "partial-unified-call",
    "section": "4",
    "question": "What remains of a unified call of which one part is wrong?",
    "assumption": "Nothing. Neither the customer nor the subscription is stored.",
    "reason": "One call is one transaction. An inference, for the spec is silent.",
    "choice": "nothing-stored",
    "choices": {
      "nothing-stored": "The whole call fails.",
      "customer-stays": "The customer is stored although the items were refused."
    },
    "plays": [
      "nothing-stored",
      "customer-stays"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createSubscription"
    ]
  },
  "G49": {
    "id": "G49",
    "slug": "no-items",
    "section": "4",
    "question": "May a subscription start without items?",
    "assumption": "Yes. Left out or empty, `subscription_items` gives a subscription with no items.",
    "reason": "The spec does not call the list required, and has a call that adds items later.",
    "choice": "allowed",
    "choices": {
      "allowed": "The subscription has no items.",
      "refused": "The call fails with 422."
    },
    "plays": [
      "allowed",
      "refused"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createSubscription",
      "SubscriptionInput"
    ]
  },
  "G50": {
    "id": "G50",
    "slug": "unknown-product",
    "section": "4, 7",
    "question": "What if `product_id` or `product_handle` names no product?",
    "assumption": "404 with `Product not found`.",
    "reason": "The same reasoning as for an unknown customer in a body, with `SB404` as the model.",
    "choice": "404",
    "choices": {
      "400": "400 Bad Request.",
      "404": "404 Not Found.",
      "422": "422 Unprocessable Content.",
      "left-out": "An order is taken without it; an item that is added answers 404."
    },
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "left-out": {
        "order": "left-out",
        "item": 404
      }
    },
    "plays": [
      "400",
      "404",
      "422",
      "left-out"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for order (or left-out) and for item",
    "places": [
      "createSubscription",
      "addItem",
      "SubscriptionItemInput",
      "SubscriptionItemInput.product_id",
      "ItemInput.product_handle"
    ]
  },
  "G51": {
    "id": "G51",
    "slug": "repeated-product",
    "section": "4",
    "question": "What if one product is added twice?",
    "assumption": "There are two items.",
    "reason": "The spec's message for the call speaks of a new item. Its wording is the only hint.",
    "choice": "separate",
    "choices": {
      "separate": "Each addition is an item of its own.",
      "merged": "The quantities add up in one item.",
      "refused": "The call fails with 422."
    },
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
    },
    "plays": [
      "separate",
      "merged",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a rule for the create call and one for adding, such as { create: refused, add: merged }",
    "places": [
      "createSubscription",
      "addItem"
    ]
  },
  "G52": {
    "id": "G52",
    "slug": "quantity",
    "section": "4",
    "question": "Must `quantity` be sent, and which numbers are allowed?",
    "assumption": "It is 1 when left out. An integer from 1 to 2147483647; else 422.",
    "reason": "One piece is the natural reading of no quantity. The upper end is the largest 32-bit integer. An inference.",
    "choice": "default-one",
    "choices": {
      "default-one": "Taken as 1 when left out.",
      "required": "The call fails when it is left out.",
      "zero-allowed": "0 is taken too.",
      "coerced": "A string such as `\"2\"` is taken as a number."
    },
    "presets": {
      "default-one": {},
      "required": {
        "required": true
      },
      "zero-allowed": {
        "least": 0
      }
    },
    "plays": [
      "default-one",
      "required",
      "zero-allowed"
    ],
    "open": false,
    "removed": {},
    "holds": "whether it must be sent, the least number (0 or 1) and the greatest, such as { least: 0, most: 999 }",
    "places": [
      "addItem",
      "Item.quantity",
      "SubscriptionItemInput.quantity",
      "ItemInput.quantity"
    ]
  },
  "G53": {
    "id": "G53",
    "slug": "unknown-keys",
    "section": "4",
    "question": "What happens to keys of a body that are unknown or not the client's to set?",
    "assumption": "They are ignored.",
    "reason": "Rails drops parameters that it does not expect.",
    "choice": "ignored",
    "choices": {
      "ignored": "They have no effect.",
      "refused": "The call fails with 400 or 422."
    },
    "presets": {
      "ignored": "ignored",
      "refused": 422
    },
    "plays": [
      "ignored",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createCustomer",
      "createSubscription",
      "TokenInput",
      "CustomerInput",
      "PaymentProfileInput",
      "SubscriptionItemInput",
      "SubscriptionInput",
      "CreateSubscriptionBody",
      "ItemInput",
      "AddItemBody"
    ]
  },
  "G54": {
    "id": "G54",
    "slug": "wrong-json-type",
    "section": "4",
    "question": "What if a value has the wrong JSON type?",
    "assumption": "422.",
    "reason": "The spec types every field, so a wrong type is a fault of the client. A Rails site turns `\"2\"` into 2 without a word unless its authors prevent it; what the mock takes, such a site takes too.",
    "choice": "refused",
    "choices": {
      "refused": "The call fails with 422.",
      "coerced": "The value is turned into the right type."
    },
    "plays": [
      "refused",
      "coerced"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createCustomer",
      "createSubscription"
    ]
  },
  "G55": {
    "id": "G55",
    "slug": "missing-item",
    "section": "4",
    "question": "What if the add-item body lacks `item`, or its item names no product by `product_handle`?",
    "assumption": "400 without `item`; 422 without `product_handle`, even if there is a `product_id`.",
    "reason": "The first is the missing root key, the second a missing field. The spec names only `product_handle` for this call.",
    "choice": "400-and-422",
    "choices": {
      "400-and-422": "400 without the root key, 422 without the handle.",
      "400-for-both": "400 in both cases.",
      "422-for-both": "422 in both cases.",
      "product-id-too": "A `product_id` is taken in place of the handle."
    },
    "plays": [
      "400-and-422"
    ],
    "open": false,
    "removed": {},
    "places": [
      "addItem",
      "ItemInput",
      "ItemInput.product_handle"
    ]
  },
  "G56": {
    "id": "G56",
    "slug": "item-after-payment-profile",
    "section": "4",
    "question": "May items be added once the subscription has a payment profile?",
    "assumption": "Yes, whether the profile is pending or active.",
    "reason": "No rule of the spec forbids it. An inference.",
    "choice": "allowed",
    "choices": {
      "allowed": "The item is added.",
      "refused": "The call fails with 422."
    },
    "presets": {
      "allowed": "allowed",
      "refused": 422
    },
    "plays": [
      "allowed",
      "refused"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createPaymentProfile",
      "addItem"
    ]
  },
  "G57": {
    "id": "G57",
    "slug": "payment-profile-rule-order",
    "section": "4",
    "question": "Which error wins when several rules are broken at once?",
    "assumption": "First 401 and 403, then 415 and 400, then the customer of the path; then PPMT01, PPMT02, PPS01, SB404 and SB344.",
    "reason": "What can be told from the body alone comes before what needs a look-up. An inference; the spec numbers its rules but does not rank them.",
    "choice": "form-before-lookups",
    "choices": {
      "form-before-lookups": "The body's form first, then what it refers to.",
      "rule-order": "In the order of the spec's rules, SB404 and SB344 first.",
      "all-joined": "All errors in one string."
    },
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
    },
    "plays": [
      "form-before-lookups",
      "rule-order",
      "all-joined"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the order of the five rules and, where all errors are told, the text between two of them (joined)",
    "places": [
      "createPaymentProfile"
    ]
  },
  "G58": {
    "id": "G58",
    "slug": "blank-payment-type",
    "section": "4, 7",
    "question": "Does a `payment_method_type` of spaces count as blank or as invalid?",
    "assumption": "It counts as blank, PPMT01.",
    "reason": "Rails calls a string of spaces blank. Any other text is certain, `PIX` too; the spec has PPMT02 for whatever is not `pix`.",
    "choice": "spaces-are-blank",
    "choices": {
      "spaces-are-blank": "Spaces answer PPMT01.",
      "spaces-are-invalid": "Spaces answer PPMT02."
    },
    "plays": [
      "spaces-are-blank",
      "spaces-are-invalid"
    ],
    "removed": {
      "any-case": "spaces-are-blank"
    },
    "open": false,
    "places": [
      "createPaymentProfile",
      "PaymentProfileInput.payment_method_type"
    ]
  },
  "G59": {
    "id": "G59",
    "slug": "foreign-subscription",
    "section": "4, 7",
    "question": "What if the subscription belongs to another customer?",
    "assumption": "404 with SB404, as if it did not exist.",
    "reason": "A Rails site looks for it among the customer's own subscriptions, and does not tell what others have.",
    "choice": "sb404",
    "choices": {
      "403": "403 Forbidden.",
      "422": "422 Unprocessable Content.",
      "sb404": "404 with the code `SB404`.",
      "accepted": "The profile is created."
    },
    "presets": {
      "403": 403,
      "422": 422,
      "sb404": {
        "code": "SB404"
      },
      "accepted": "accepted"
    },
    "plays": [
      "403",
      "422",
      "sb404",
      "accepted"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createPaymentProfile"
    ]
  },
  "G60": {
    "id": "G60",
    "slug": "payment-profile-unknown-customer",
    "section": "4, 7",
    "question": "What if the customer of the path does not exist?",
    "assumption": "404 with `Customer not found`, before the body is checked.",
    "reason": "The path stands before the body, and the spec has no code for this case.",
    "choice": "customer-not-found",
    "choices": {
      "422": "422 Unprocessable Content.",
      "customer-not-found": "404 with a sentence and no code.",
      "sb404": "404 with the code `SB404`."
    },
    "presets": {
      "422": 422,
      "customer-not-found": 404,
      "sb404": {
        "code": "SB404"
      }
    },
    "plays": [
      "422",
      "customer-not-found",
      "sb404"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "createPaymentProfile",
      "OwningCustomerId"
    ]
  },
  "G61": {
    "id": "G61",
    "slug": "earlier-payment-profile",
    "section": "4, 8",
    "question": "Does SB344 hold when the earlier profile is refused, expired or canceled?",
    "assumption": "Yes. A subscription gets one profile, whatever became of it.",
    "reason": "The spec has one profile per subscription and no call that deletes one. The Central Bank's Pix API bars a second request only while one is active.",
    "choice": "any-profile",
    "choices": {
      "any-profile": "Any earlier profile bars another.",
      "live-profile": "Only a pending or active profile bars another."
    },
    "plays": [
      "any-profile",
      "live-profile"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G62": {
    "id": "G62",
    "slug": "simultaneous-payment-profiles",
    "section": "4, 8",
    "question": "What if two calls create a profile for one subscription at the same moment?",
    "assumption": "One succeeds, the other fails with SB344.",
    "reason": "One profile per subscription leaves no alternative, however close the calls are.",
    "choice": "one-wins",
    "choices": {
      "one-wins": "One success and one SB344."
    },
    "plays": [
      "one-wins"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G63": {
    "id": "G63",
    "slug": "malformed-subscription-id",
    "section": "4, 7",
    "question": "Which error has a `subscription_id` that is `null`, empty, or not a UUID?",
    "assumption": "`null` and an empty string answer PPS01; a malformed one, or a number, SB404. Upper-case letters match.",
    "reason": "Rails counts both as missing; the spec says no more than that word. No subscription has a malformed id, so it is not found.",
    "choice": "empty-is-missing",
    "choices": {
      "empty-is-missing": "`null` and an empty string answer PPS01.",
      "empty-is-unknown": "An empty string answers SB404, `null` PPS01.",
      "null-is-unknown": "`null` and an empty string answer SB404.",
      "malformed-is-invalid": "A malformed id answers 400 or 422 without these codes."
    },
    "plays": [
      "empty-is-missing",
      "empty-is-unknown",
      "null-is-unknown"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile",
      "PaymentProfileInput.subscription_id"
    ]
  },
  "G64": {
    "id": "G64",
    "slug": "incomplete-payer",
    "section": "4",
    "question": "Can a profile be created for a customer without a document, or a subscription without items?",
    "assumption": "Yes.",
    "reason": "The spec's five rules ask for neither. At iugu the document would be required.",
    "choice": "allowed",
    "choices": {
      "allowed": "The profile is created.",
      "refused": "The call fails with 422."
    },
    "plays": [
      "allowed"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G65": {
    "id": "G65",
    "slug": "other-operations",
    "section": "4",
    "question": "Can a client update or delete records, cancel a subscription, or make any other call that the document does not have?",
    "assumption": "No. Such calls answer 404 or 405. Payment profiles can also be read under the mock's control prefix `/__sabia/`, which is no part of the service.",
    "reason": "The spec says that these calls are not shown. A scope that no call needs hints at one more, but its path would be a guess that clients might come to depend on.",
    "choice": "not-offered",
    "choices": {
      "not-offered": "No such call exists; 404 or 405.",
      "offered": "The site has some of these calls."
    },
    "plays": [
      "not-offered"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createPaymentProfile"
    ]
  },
  "G66": {
    "id": "G66",
    "slug": "token-address",
    "section": "5",
    "question": "Where is the token call?",
    "assumption": "`POST {base_url}/oauth/token`.",
    "reason": "Doorkeeper has it there, and the error text in the spec is like Doorkeeper's. RFC 6749 requires POST.",
    "choice": "oauth-token",
    "choices": {
      "oauth-token": "`/oauth/token` on the site's own address.",
      "api-oauth-token": "`/api/oauth/token` on the site's own address.",
      "api-token": "`/api/token` on the site's own address.",
      "central-host": "One address for all sites."
    },
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
    },
    "plays": [
      "oauth-token",
      "api-oauth-token",
      "api-token"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the path and the method of the call, such as { path: /oauth2/token, method: POST }",
    "places": [
      "createToken",
      "OAuth2"
    ]
  },
  "G67": {
    "id": "G67",
    "slug": "token-encoding",
    "section": "5",
    "question": "What are the token call's fields called, and how is its body encoded?",
    "assumption": "`grant_type`, `client_id`, `client_secret`, `scope` and `site`, as a form or as JSON.",
    "reason": "The spec names `grant_type` and `site`; RFC 6749 names the others and the form. A Rails site, such as one with Doorkeeper, reads JSON as well.",
    "choice": "form-and-json",
    "choices": {
      "form-and-json": "Both encodings are taken.",
      "form-only": "Only a form is taken.",
      "json-only": "Only JSON is taken.",
      "other-names": "Some fields have other names, such as `uid` or `scopes`."
    },
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
    },
    "plays": [
      "form-and-json",
      "form-only",
      "json-only"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with where the fields are read from (in: form, json or query), and the names of those that have others, such as { client_id: uid }",
    "places": [
      "createToken",
      "TokenInput",
      "TokenInput.grant_type",
      "TokenInput.client_id",
      "TokenInput.client_secret",
      "TokenInput.site",
      "TokenInput.scope"
    ]
  },
  "G68": {
    "id": "G68",
    "slug": "grant-type",
    "section": "5",
    "question": "What is the fixed `grant_type`, and what follows from another?",
    "assumption": "`client_credentials`. Another answers 400 `unsupported_grant_type`, a missing one 400 `invalid_request`.",
    "reason": "The spec describes a client that acts for itself, which in RFC 6749 is this grant. The errors are Doorkeeper's.",
    "choice": "400",
    "choices": {
      "400": "400 with the error of RFC 6749.",
      "401": "401 with `invalid_client`."
    },
    "presets": {
      "400": 400,
      "401": 401
    },
    "plays": [
      "400",
      "401"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499, or an object with status, body and headers of the refusal",
    "places": [
      "createToken",
      "TokenInput",
      "TokenInput.grant_type",
      "OAuthError.error"
    ]
  },
  "G69": {
    "id": "G69",
    "slug": "token-site",
    "section": "5",
    "question": "What does `site` hold, and what does a wrong or missing one get?",
    "assumption": "The site's subdomain. A wrong or missing one answers 401 `invalid_client`.",
    "reason": "The spec counts a wrong subdomain among the usual causes of a failed authentication, which a site that goes by its address does not have.",
    "choice": "subdomain",
    "choices": {
      "subdomain": "The subdomain, in the field `site`.",
      "other-field": "The subdomain, in a field such as `subdomain`.",
      "from-address": "The site is read from the address; the field does nothing.",
      "constant": "The same word for all sites."
    },
    "presets": {
      "subdomain": 401,
      "from-address": "from-address"
    },
    "plays": [
      "subdomain",
      "from-address"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499, or an object with status, body and headers of the refusal",
    "places": [
      "createToken",
      "TokenInput",
      "TokenInput.site"
    ]
  },
  "G70": {
    "id": "G70",
    "slug": "basic-credentials",
    "section": "5",
    "question": "May the client's credentials come by HTTP Basic?",
    "assumption": "Yes, with id and secret form-encoded or as they are. Basic together with a secret in the body answers 400 `invalid_request`.",
    "reason": "RFC 6749 wants servers to take Basic, has id and secret form-encoded in it, and forbids two methods at once. Many clients do not encode. Doorkeeper takes Basic, and refuses the mixture since version 5.9.5.",
    "choice": "basic-accepted",
    "choices": {
      "basic-accepted": "Basic or the body, not both.",
      "basic-wins": "Both may be there; Basic counts.",
      "body-only": "Basic is not taken.",
      "basic-only": "Nothing but Basic is taken."
    },
    "plays": [
      "basic-accepted",
      "body-only",
      "basic-only"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken",
      "ClientSecretBasic"
    ]
  },
  "G71": {
    "id": "G71",
    "slug": "token-scopes",
    "section": "5",
    "question": "What does the token call answer when the scopes are missing, separated by commas, or beyond the application's?",
    "assumption": "401 `invalid_client`, for each of them.",
    "reason": "The spec lists all three among the usual causes of its 401. Doorkeeper as it comes would answer 400 `invalid_scope`.",
    "choice": "401-invalid-client",
    "choices": {
      "401-invalid-client": "401 with `invalid_client`.",
      "400-invalid-scope": "400 with `invalid_scope`.",
      "application-scopes": "Missing scopes mean the application's own; the other two faults answer 401.",
      "excess-dropped": "A scope beyond the application's is left out of the token, if another one remains; the other two faults answer 401."
    },
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
    },
    "plays": [
      "401-invalid-client",
      "400-invalid-scope",
      "application-scopes",
      "excess-dropped"
    ],
    "open": false,
    "removed": {},
    "holds": "an object that says, for scopes that are missing, have commas, are partly unknown or unknown altogether (alone), what is answered or granted",
    "places": [
      "createToken",
      "TokenInput",
      "TokenInput.scope",
      "OAuthError.error"
    ]
  },
  "G72": {
    "id": "G72",
    "slug": "expires-in-unit",
    "section": "5, 8",
    "question": "What is the unit of `expires_in`?",
    "assumption": "Seconds. A token lives 20 hours.",
    "reason": "RFC 6749 counts in seconds, and Doorkeeper follows it.",
    "choice": "seconds",
    "choices": {
      "seconds": "Seconds, always 72000 when answered.",
      "seconds-left": "Seconds; a token that is answered again shows what is left."
    },
    "plays": [
      "seconds"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Token.expires_in"
    ]
  },
  "G73": {
    "id": "G73",
    "slug": "token-day-form",
    "section": "5",
    "question": "How is the day, month and year of the token's `created_at` written?",
    "assumption": "Two digits, two digits, four digits, with slashes, in UTC.",
    "reason": "It is the usual way to write a date in Brazil. The spec gives the order and nothing else. The number that Doorkeeper answers would not fit its type.",
    "choice": "dd/mm/yyyy",
    "choices": {
      "dd/mm/yyyy": "With zeros: `05/01/2026`.",
      "d/m/yyyy": "Without zeros: `5/1/2026`.",
      "dd/mm/yy": "A short year: `05/01/26`.",
      "with-hour": "The hour follows the date."
    },
    "plays": [
      "dd/mm/yyyy",
      "d/m/yyyy",
      "dd/mm/yy"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Token.created_at"
    ]
  },
  "G74": {
    "id": "G74",
    "slug": "token-extras",
    "section": "5",
    "question": "Which other keys and headers does the token answer have?",
    "assumption": "No other key. `Cache-Control: no-store` and `Pragma: no-cache`; `scope` in the order asked for, each once.",
    "reason": "RFC 6749 requires the headers, and Doorkeeper sends them. The spec's table ends after five keys.",
    "choice": "five-keys",
    "choices": {
      "five-keys": "The five keys of the spec.",
      "extra-keys": "Further keys, such as a refresh token."
    },
    "presets": {
      "five-keys": {}
    },
    "plays": [
      "five-keys"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with further keys, with {site} and {text} where these stand, headers that differ, and the order of scopes",
    "places": [
      "createToken",
      "Token",
      "Token.scope"
    ]
  },
  "G75": {
    "id": "G75",
    "slug": "unauthorized-body",
    "section": "5, 7",
    "question": "What is the body of a 401 that an API call answers?",
    "assumption": "The envelope with a sentence in `errors`, and a `WWW-Authenticate` header with `invalid_token`.",
    "reason": "The spec puts `errors` into every response, and shows `invalid_client` for a failed authentication without saying of which call. The header is what RFC 6750 asks for. Doorkeeper as it comes sends the status and no body.",
    "choice": "envelope",
    "choices": {
      "envelope": "The envelope.",
      "empty": "No body.",
      "oauth": "An object with `error`, such as `invalid_token`, and `error_description`.",
      "invalid_client": "The object that the spec shows, with `invalid_client` as its `error`."
    },
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
    },
    "plays": [
      "envelope",
      "empty",
      "oauth",
      "invalid_client"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the body and the headers of the answer, with {text} and {site} where these stand",
    "places": [
      "Unauthorized"
    ]
  },
  "G76": {
    "id": "G76",
    "slug": "unauthorized-causes",
    "section": "5",
    "question": "Do the answers to a missing, an unknown, an expired and a revoked token differ?",
    "assumption": "All are 401. The text says that the token is invalid, that it expired or that it was revoked.",
    "reason": "These are the cases for which Doorkeeper has texts.",
    "choice": "texts-differ",
    "choices": {
      "texts-differ": "One status, and a text for each case.",
      "one-text": "One status and one text."
    },
    "plays": [
      "texts-differ"
    ],
    "open": false,
    "removed": {},
    "places": [
      "OAuth2",
      "Unauthorized"
    ]
  },
  "G77": {
    "id": "G77",
    "slug": "missing-scope",
    "section": "5",
    "question": "What does an API call answer when the token lacks the scope?",
    "assumption": "403 with the envelope; `errors` names the scope, and `WWW-Authenticate` says `insufficient_scope`.",
    "reason": "Doorkeeper and RFC 6750 have 403 for it: the token is good, and the right is missing.",
    "choice": "403",
    "choices": {
      "401": "401 Unauthorized.",
      "403": "403 Forbidden.",
      "404": "404 Not Found, as if there were no such call.",
      "not-enforced": "The call succeeds."
    },
    "presets": {
      "401": 401,
      "403": 403,
      "404": 404,
      "not-enforced": "not-enforced"
    },
    "plays": [
      "401",
      "403",
      "404",
      "not-enforced"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "listCustomers",
      "readCustomer",
      "createPaymentProfile",
      "listSubscriptions",
      "createSubscription",
      "readSubscription",
      "addItem",
      "Forbidden"
    ]
  },
  "G78": {
    "id": "G78",
    "slug": "scope-of-call",
    "section": "4, 5",
    "question": "Which scope does each call need?",
    "assumption": "The scope named after the resource: `_read` for GET, `_write` for POST. Creating a subscription needs `subscriptions_write` in both flows, adding an item `subscription_items_write`.",
    "reason": "The names of the scopes match the resources of the calls. The spec says only that the assignment is not shown.",
    "choice": "by-resource",
    "choices": {
      "by-resource": "Each call needs the one scope of its resource.",
      "unified-needs-two": "The unified flow also needs `customers_write`.",
      "items-by-subscription": "Adding an item needs `subscriptions_write`."
    },
    "plays": [
      "by-resource"
    ],
    "open": false,
    "removed": {},
    "places": [
      "listCustomers",
      "createCustomer",
      "readCustomer",
      "createPaymentProfile",
      "listSubscriptions",
      "createSubscription",
      "readSubscription",
      "addItem",
      "OAuth2"
    ]
  },
  "G79": {
    "id": "G79",
    "slug": "authorization-header",
    "section": "5",
    "question": "How strictly is the `Authorization` header read?",
    "assumption": "The header's name and the word `Bearer` may have any case. A token in the query or the body does not count.",
    "reason": "RFC 9110 makes both insensitive to case, and Doorkeeper reads them so. The spec names the header as the only place.",
    "choice": "header-only",
    "choices": {
      "header-only": "The token counts in the header alone.",
      "query-too": "A token in the query counts as well, as in Doorkeeper."
    },
    "plays": [
      "header-only"
    ],
    "open": false,
    "removed": {},
    "places": [
      "OAuth2"
    ]
  },
  "G80": {
    "id": "G80",
    "slug": "check-order",
    "section": "4, 5, 7",
    "question": "In which order are the route, the token, the scope and the request checked?",
    "assumption": "The route, then the token, the scope, the form of the body, the records of the path, and at last what the body says.",
    "reason": "Rails finds the route first and lets filters check the token before an action looks at anything else.",
    "choice": "route-first",
    "choices": {
      "route-first": "An unknown route answers 404 even without a token.",
      "token-first": "Without a token every path answers 401."
    },
    "plays": [
      "route-first",
      "token-first"
    ],
    "open": false,
    "removed": {},
    "places": [
      "OAuth2"
    ]
  },
  "G81": {
    "id": "G81",
    "slug": "application-form",
    "section": "5",
    "question": "What does the panel's application form accept, and what do the UID and the secret look like?",
    "assumption": "A name is required. The redirect URI is absolute, https or local, without a fragment, or left out. Unknown scopes and commas are errors. UID and secret are 43 random characters each, always shown; the demo application has fixed ones.",
    "reason": "Doorkeeper's form has these fields and rules, and makes both values from 32 random bytes.",
    "choice": "43-characters",
    "choices": {
      "43-characters": "43 characters, both values always shown.",
      "hexadecimal": "64 hexadecimal digits.",
      "secret-shown-once": "The secret is shown at creation alone."
    },
    "plays": [
      "43-characters"
    ],
    "open": false,
    "removed": {},
    "places": [
      "OAuth2"
    ]
  },
  "G82": {
    "id": "G82",
    "slug": "repeated-token-call",
    "section": "5",
    "question": "Does another token call give another token?",
    "assumption": "Yes. Earlier tokens live until they expire.",
    "reason": "Doorkeeper does so unless it is told otherwise.",
    "choice": "new-token",
    "choices": {
      "new-token": "Each call gives a token of its own.",
      "same-token": "A token that still lives is given again.",
      "ends-older": "Each call gives a token of its own, and ends the application's earlier ones.",
      "ends-same-scopes": "Each call gives a token of its own, and ends earlier ones with the same scopes."
    },
    "plays": [
      "new-token",
      "same-token",
      "ends-older",
      "ends-same-scopes"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken",
      "OAuth2",
      "Token.access_token"
    ]
  },
  "G83": {
    "id": "G83",
    "slug": "event-types",
    "section": "6",
    "question": "What are the kinds of event called?",
    "assumption": "`payment_profile.activated`, `payment_profile.refused`, `payment_profile.expired` and `payment_profile.canceled`.",
    "reason": "Standard Webhooks joins words with full stops. Asaas likewise has one kind for each outcome.",
    "choice": "kind-per-status",
    "choices": {
      "kind-per-status": "One kind for each new status.",
      "one-kind": "One kind for all, such as `payment_profile.updated`.",
      "upper-case": "Upper-case words with underscores, as at Asaas."
    },
    "plays": [
      "kind-per-status"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated",
      "PaymentProfileActivatedEvent.type",
      "PaymentProfileRefusedEvent.type",
      "PaymentProfileExpiredEvent.type",
      "PaymentProfileCanceledEvent.type"
    ]
  },
  "G84": {
    "id": "G84",
    "slug": "webhook-body",
    "section": "6",
    "question": "What does a webhook carry?",
    "assumption": "A POST with a JSON object: `type`, `timestamp`, and in `data` the profile without its QR code.",
    "reason": "Standard Webhooks has these three keys. After a decision the code is of no use.",
    "choice": "type-timestamp-data",
    "choices": {
      "type-timestamp-data": "The three keys of Standard Webhooks.",
      "event-for-type": "The kind stands under `event`.",
      "envelope": "The profile in an envelope with `data`, `errors` and `meta`.",
      "ids-only": "Ids and the status alone, as in the Central Bank's Pix API."
    },
    "plays": [
      "type-timestamp-data"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated",
      "PaymentProfileActivatedEvent",
      "PaymentProfileRefusedEvent",
      "PaymentProfileExpiredEvent",
      "PaymentProfileCanceledEvent",
      "PaymentProfileEvent"
    ]
  },
  "G85": {
    "id": "G85",
    "slug": "webhook-registration",
    "section": "6",
    "question": "How does a client register the address of its webhooks?",
    "assumption": "Outside the API, for as many addresses as it likes, each with a secret. Nothing under `/api`.",
    "reason": "A real site has a panel or a call for it, as Asaas and Woovi have, but the spec shows neither, and a made-up call would mislead.",
    "choice": "outside-the-api",
    "choices": {
      "outside-the-api": "An option or a control call.",
      "panel": "A page of the panel.",
      "api-call": "A call of the API."
    },
    "plays": [
      "outside-the-api"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated"
    ]
  },
  "G86": {
    "id": "G86",
    "slug": "webhook-retries",
    "section": "6",
    "question": "When is a delivery tried again?",
    "assumption": "Any 2xx ends it. Else it is tried after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours, or up to a tenth sooner, ten attempts in all, each up to 15 seconds long; a longer `Retry-After` of up to a day is kept to, redirects count as failures, and 410 ends deliveries to the address.",
    "reason": "It is the schedule that Standard Webhooks gives as an example. The mock's clock makes it fast.",
    "choice": "ten-attempts",
    "choices": {
      "ten-attempts": "Ten attempts in about three days, as in Standard Webhooks.",
      "eight-attempts": "Eight attempts, as at Svix and Woovi.",
      "five-attempts": "Five attempts within minutes, as at Chargify.",
      "queue-pauses": "Fifteen attempts, after which the queue pauses, as at Asaas.",
      "once": "No further attempt."
    },
    "plays": [
      "ten-attempts"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated"
    ]
  },
  "G87": {
    "id": "G87",
    "slug": "webhook-signature",
    "section": "6",
    "question": "How is a webhook signed?",
    "assumption": "With `webhook-id`, `webhook-timestamp` and `webhook-signature`: HMAC-SHA256 in base64 with a `whsec_` secret.",
    "reason": "Standard Webhooks defines it, and libraries in many languages check it.",
    "choice": "standard-webhooks",
    "choices": {
      "standard-webhooks": "The three headers of Standard Webhooks.",
      "none": "No signature.",
      "static-token": "A fixed token in a header, as at Asaas.",
      "hex-hmac": "An HMAC in hexadecimal digits.",
      "rsa": "An RSA signature, as at Woovi.",
      "mutual-tls": "No header, but TLS certificates on both sides, as in the Pix API."
    },
    "plays": [
      "standard-webhooks"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated"
    ]
  },
  "G88": {
    "id": "G88",
    "slug": "webhook-repeats",
    "section": "6",
    "question": "Can webhooks come twice or out of order?",
    "assumption": "Both. A repeated one keeps its `webhook-id`.",
    "reason": "Whoever retries can do no better, as Standard Webhooks and Asaas both say. There is no alternative that a client could rely on.",
    "choice": "at-least-once",
    "choices": {
      "at-least-once": "At least once, in any order."
    },
    "plays": [
      "at-least-once"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated"
    ]
  },
  "G89": {
    "id": "G89",
    "slug": "other-events",
    "section": "6",
    "question": "Are other things reported, such as a new customer or a new profile?",
    "assumption": "No.",
    "reason": "The spec states no other event.",
    "choice": "none",
    "choices": {
      "none": "Only the changes of a profile's status.",
      "others": "Further kinds, which a client has to ignore."
    },
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {},
    "places": [
      "paymentProfileUpdated"
    ]
  },
  "G90": {
    "id": "G90",
    "slug": "rule-code-status",
    "section": "7",
    "question": "Which HTTP status does each rule code come with?",
    "assumption": "404 for SB404, and 422 for SB344, PPMT01, PPMT02 and PPS01.",
    "reason": "The number in `SB404` hints at its status. Rails answers 422 when a rule for a record is broken; the Central Bank's Pix API uses 400.",
    "choice": "404-and-422",
    "choices": {
      "400": "400 for all of them.",
      "422": "422 for all of them.",
      "404-and-422": "404 for SB404, 422 for the others.",
      "409-for-second-profile": "409 for SB344, 404 for SB404, 422 for the others.",
      "200-with-errors": "200 with the code in `errors`."
    },
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
    },
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
    "places": [
      "createPaymentProfile"
    ]
  },
  "G91": {
    "id": "G91",
    "slug": "validation-error",
    "section": "7",
    "question": "How do the other calls report a body that breaks a rule?",
    "assumption": "422, with one sentence about the first fault in `errors`, and no code.",
    "reason": "Rails answers 422 for it, and often joins the texts of all faults. The spec has codes for payment profiles alone, and one string for `errors`.",
    "choice": "422",
    "choices": {
      "400": "400 Bad Request, about the first fault.",
      "422": "422 Unprocessable Content, about the first fault.",
      "all-joined": "422, with a sentence about each fault, joined by commas."
    },
    "presets": {
      "400": 400,
      "422": 422,
      "all-joined": "all-joined"
    },
    "plays": [
      "400",
      "422",
      "all-joined"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "listCustomers",
      "createCustomer",
      "listSubscriptions",
      "createSubscription",
      "addItem",
      "ErrorEnvelope.errors"
    ]
  },
  "G92": {
    "id": "G92",
    "slug": "unreadable-body",
    "section": "4, 7",
    "question": "What if a body is not JSON, is empty or is no object?",
    "assumption": "400 with `Malformed JSON`.",
    "reason": "Rails answers 400 when it cannot read a body.",
    "choice": "400",
    "choices": {
      "400": "400 Bad Request.",
      "422": "422 Unprocessable Content."
    },
    "presets": {
      "400": 400,
      "422": 422
    },
    "plays": [
      "400",
      "422"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, an object with status, code, body and headers of the refusal, or such a refusal for malformed and for not_object (or as-empty)",
    "places": [
      "createToken",
      "createSubscription",
      "addItem",
      "BadRequest"
    ]
  },
  "G93": {
    "id": "G93",
    "slug": "content-types",
    "section": "0, 4",
    "question": "Which content types are read, and which are answered?",
    "assumption": "`application/json` in any case, with parameters, or a type that ends in `+json`; another one answers 415. Answers are `application/json; charset=utf-8`, whatever `Accept` says.",
    "reason": "The spec sends bodies as `application/json`, and RFC 9110 has 415 for a type that the server does not read. Rails as it comes leaves such a body alone.",
    "choice": "415",
    "choices": {
      "400": "400 Bad Request.",
      "415": "415 Unsupported Media Type.",
      "parsed-anyway": "The body is read as JSON whatever its type.",
      "body-ignored": "The call is judged as if its body were an empty object."
    },
    "presets": {
      "400": 400,
      "415": 415,
      "parsed-anyway": "parsed-anyway",
      "body-ignored": "body-ignored"
    },
    "plays": [
      "400",
      "415",
      "parsed-anyway",
      "body-ignored"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "UnsupportedMediaType"
    ]
  },
  "G94": {
    "id": "G94",
    "slug": "unknown-route",
    "section": "4, 7",
    "question": "What do unknown paths and wrong methods answer?",
    "assumption": "404 for a path, 405 with `Allow` for a method, both in the envelope.",
    "reason": "Rails as it comes answers 404 for both, and a Rails product is likely to. RFC 9110 has 405 with the methods that exist, which tells a developer more; the spec speaks of neither.",
    "choice": "404-and-405",
    "choices": {
      "404": "404 for both.",
      "404-and-405": "404 for an unknown path, 405 for a wrong method."
    },
    "presets": {
      "404": {
        "path": 404,
        "method": 404
      },
      "404-and-405": {
        "path": 404,
        "method": 405
      }
    },
    "plays": [
      "404",
      "404-and-405"
    ],
    "open": false,
    "removed": {},
    "holds": "a status for each, or an object with its status and body, such as { path: 404, method: 405 }",
    "places": []
  },
  "G95": {
    "id": "G95",
    "slug": "server-fault",
    "section": "7",
    "question": "What does a fault of the server look like?",
    "assumption": "500 with the envelope. The mock has one only when it is asked to, or when its own answer would break the document.",
    "reason": "The spec has `errors` in every response. An inference for 500.",
    "choice": "envelope",
    "choices": {
      "envelope": "500 with the envelope.",
      "html": "500 with a page of HTML."
    },
    "plays": [
      "envelope"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken",
      "InternalError"
    ]
  },
  "G96": {
    "id": "G96",
    "slug": "rate-limit",
    "section": "8",
    "question": "How many requests may a client make?",
    "assumption": "As many as it likes. A fault can be asked for that answers 429 with `Retry-After`. A site holds 100,000 unexpired tokens; beyond them the token call answers 503 with `Retry-After`.",
    "reason": "The spec names no limit. RFC 6585 has 429 for one. A token that was granted must stay valid, so a full memory can only refuse new ones.",
    "choice": "no-limit",
    "choices": {
      "no-limit": "No limit.",
      "limited": "429 above some rate, perhaps with `RateLimit` headers."
    },
    "plays": [
      "no-limit"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken",
      "OAuthError.error"
    ]
  },
  "G97": {
    "id": "G97",
    "slug": "size-limits",
    "section": "8",
    "question": "How long may texts and bodies be?",
    "assumption": "255 characters for a text, else 422; one mebibyte for a body, else 413.",
    "reason": "255 is the classic width of a Rails text column; a limit for bodies only protects the mock. An inference: no client should try where a live site ends.",
    "choice": "255-and-one-mebibyte",
    "choices": {
      "255-and-one-mebibyte": "255 characters and one mebibyte.",
      "any-length": "Texts of any length, and bodies of one mebibyte."
    },
    "plays": [
      "255-and-one-mebibyte",
      "any-length"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken",
      "CustomerInput.email",
      "CustomerInput.first_name",
      "CustomerInput.last_name",
      "CustomerInput.address",
      "CustomerInput.address_2",
      "CustomerInput.city",
      "CustomerInput.state",
      "CustomerInput.zip",
      "CustomerInput.phone",
      "ItemInput.product_handle",
      "PayloadTooLarge"
    ]
  },
  "G98": {
    "id": "G98",
    "slug": "repeated-post",
    "section": "4",
    "question": "What does repeating a POST do?",
    "assumption": "It creates again. `Idempotency-Key` is ignored; a profile is guarded by SB344.",
    "reason": "The spec has no way to mark a repeated request. An Internet draft defines the header, and some sites honour it.",
    "choice": "creates-again",
    "choices": {
      "creates-again": "Each call creates a record.",
      "key-honoured": "A repeated key gives the first answer again."
    },
    "plays": [
      "creates-again"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createCustomer",
      "createSubscription",
      "addItem"
    ]
  },
  "G99": {
    "id": "G99",
    "slug": "api-versions",
    "section": "9",
    "question": "How does the API change over time?",
    "assumption": "Without a version in a header or a path. Changes only add, and clients ignore keys that they do not know.",
    "reason": "The spec's paths have no version, so there is no alternative to choose. The Central Bank and QI Tech ask clients to bear with new fields.",
    "choice": "additive",
    "choices": {
      "additive": "Changes only add."
    },
    "plays": [
      "additive"
    ],
    "open": false,
    "removed": {},
    "places": []
  },
  "G100": {
    "id": "G100",
    "slug": "http-details",
    "section": "4",
    "question": "What about a slash at the end of a path, HEAD, OPTIONS and calls from a browser?",
    "assumption": "A final slash is ignored, HEAD answers as GET without a body, and there are no CORS headers.",
    "reason": "The API is called from servers, and RFC 9110 defines HEAD. An inference; a site whose clients are pages would answer preflights.",
    "choice": "server-to-server",
    "choices": {
      "server-to-server": "HEAD and final slashes work; pages of other origins cannot read the answers.",
      "any-origin": "The same, and pages of every origin can read the answers, without cookies (CORS)."
    },
    "presets": {
      "server-to-server": {},
      "any-origin": {
        "origins": "any"
      }
    },
    "plays": [
      "server-to-server",
      "any-origin"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with origins (any) and final_slash (unknown, for a path that there is not, or the status of a redirect)",
    "places": []
  },
  "G101": {
    "id": "G101",
    "slug": "customer-created-body",
    "section": "4",
    "question": "What is the body of the create-customer answer?",
    "assumption": "The envelope with the new customer in `data`.",
    "reason": "Section 2 promises the envelope for every resource answer, and the read and list calls show a customer whole. Chargify answers the new record too.",
    "choice": "record",
    "choices": {
      "record": "The whole customer in `data`.",
      "id-only": "Only the new `id` in `data`.",
      "empty": "No body."
    },
    "presets": {
      "record": "record",
      "id-only": {
        "id": "{id}"
      },
      "empty": "empty"
    },
    "plays": [
      "record",
      "id-only",
      "empty"
    ],
    "open": false,
    "removed": {},
    "holds": "what data holds: null, or keys with {id} or {customer} where these stand",
    "places": [
      "createCustomer"
    ]
  },
  "G102": {
    "id": "G102",
    "slug": "payment-profile-created-body",
    "section": "4",
    "question": "What is the body of the create-payment-profile answer?",
    "assumption": "The envelope with the new profile in `data`.",
    "reason": "Section 2 promises the envelope for every resource answer, and no other call could show the profile. The Central Bank's Pix API answers the new recurrence as well.",
    "choice": "record",
    "choices": {
      "record": "The whole profile in `data`.",
      "subscription": "The subscription that it belongs to, in `data`.",
      "id-only": "Only the new `id` in `data`.",
      "empty": "No body."
    },
    "presets": {
      "record": "record",
      "subscription": "{subscription}",
      "id-only": {
        "id": "{id}"
      },
      "empty": "empty"
    },
    "plays": [
      "record",
      "subscription",
      "id-only",
      "empty"
    ],
    "open": false,
    "removed": {},
    "holds": "what data holds: null, or keys with {id}, {payment_profile}, {subscription} and the like where these stand",
    "places": [
      "createPaymentProfile"
    ]
  },
  "G103": {
    "id": "G103",
    "slug": "item-added-status",
    "section": "4",
    "question": "Which status does the add-item call answer?",
    "assumption": "201.",
    "reason": "The call creates an item, although it answers the subscription; RFC 9110 has 201 for a request that created something.",
    "choice": "201",
    "choices": {
      "200": "200 OK.",
      "201": "201 Created."
    },
    "presets": {
      "200": 200,
      "201": 201
    },
    "plays": [
      "200",
      "201"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "places": [
      "addItem"
    ]
  },
  "G104": {
    "id": "G104",
    "slug": "token-errors",
    "section": "5",
    "question": "What do errors of the token call look like, and which are there besides `invalid_client`?",
    "assumption": "400 with `invalid_request`, `unsupported_grant_type` or, where the profile chooses it, `invalid_scope`.",
    "reason": "The spec shows one error; a request that lacks its grant type needs another. RFC 6749 names them, and Doorkeeper answers them with 400.",
    "choice": "rfc-6749",
    "choices": {
      "rfc-6749": "The errors of RFC 6749, with 400.",
      "invalid-client-only": "Every failure is 401 `invalid_client`."
    },
    "presets": {
      "rfc-6749": {
        "body": {
          "error": "{error}",
          "error_description": "{text}"
        }
      }
    },
    "plays": [
      "rfc-6749"
    ],
    "open": false,
    "removed": {},
    "holds": "an object with the body of an error, with {error} and {text} where these stand, and the headers of a 401",
    "places": [
      "createToken",
      "OAuthError.error"
    ]
  },
  "G105": {
    "id": "G105",
    "slug": "token-error-text",
    "section": "5",
    "question": "How exactly does `error_description` read?",
    "assumption": "One English sentence that names an unknown client, missing authentication and an unsupported method.",
    "reason": "The spec paraphrases a text that is Doorkeeper's in content. Clients should not compare it.",
    "choice": "english",
    "choices": {
      "english": "An English sentence with the three reasons.",
      "other-text": "Other words, or another language."
    },
    "plays": [
      "english"
    ],
    "open": false,
    "removed": {},
    "places": [
      "OAuthError.error_description"
    ]
  },
  "G106": {
    "id": "G106",
    "slug": "list-owner",
    "section": "4",
    "question": "Whose records does a list show, and who is \"the caller\"?",
    "assumption": "The site. Every application of a site sees all of its customers and subscriptions.",
    "reason": "The spec says \"all of the caller's subscriptions\" without saying who the caller is. A customer belongs to the site that charges it, not to a program that talks to the site. An inference.",
    "choice": "site",
    "choices": {
      "site": "All records of the site, whichever application made them.",
      "application": "Only the records that the calling application made."
    },
    "plays": [
      "site"
    ],
    "open": false,
    "removed": {},
    "places": [
      "listCustomers",
      "listSubscriptions"
    ]
  },
  "G107": {
    "id": "G107",
    "slug": "item-unknown-subscription",
    "section": "4, 7",
    "question": "What does the add-item call answer for a subscription that does not exist?",
    "assumption": "404 with `Subscription not found`, also for an id that is not a UUID.",
    "reason": "The same as for reading such an id. The spec gives the code `SB404` to the creation of payment profiles alone.",
    "choice": "404",
    "choices": {
      "400": "400 Bad Request.",
      "404": "404 with the sentence alone.",
      "422": "422 Unprocessable Content.",
      "sb404": "404 with the code `SB404`."
    },
    "presets": {
      "400": 400,
      "404": 404,
      "422": 422,
      "sb404": {
        "code": "SB404"
      }
    },
    "plays": [
      "400",
      "404",
      "422",
      "sb404"
    ],
    "open": false,
    "removed": {},
    "holds": "a status from 400 to 499 or 200, or an object with status, code, body and headers of the refusal",
    "places": [
      "addItem"
    ]
  },
  "G108": {
    "id": "G108",
    "slug": "read-status",
    "section": "4",
    "question": "Which status do the read and list calls answer?",
    "assumption": "200.",
    "reason": "RFC 9110 answers a successful GET with 200, and so do all the sources. The spec gives only the token call's status, so a client should take any 2xx.",
    "choice": "200",
    "choices": {
      "200": "200 OK."
    },
    "presets": {
      "200": 200
    },
    "plays": [
      "200"
    ],
    "open": false,
    "removed": {},
    "holds": "another status from 200 to 299",
    "places": [
      "listCustomers",
      "readCustomer",
      "listSubscriptions",
      "readSubscription"
    ]
  },
  "G109": {
    "id": "G109",
    "slug": "meta-on-error",
    "section": "2, 7",
    "question": "What does `meta` hold on an error?",
    "assumption": "An empty object.",
    "reason": "The spec promises `errors` in every response, and the other two keys of the envelope only where there is a resource to show.",
    "choice": "empty-object",
    "choices": {
      "empty-object": "An object without keys.",
      "null": "The key with `null`.",
      "absent": "No key."
    },
    "plays": [
      "empty-object",
      "null",
      "absent"
    ],
    "open": false,
    "removed": {},
    "places": [
      "ErrorEnvelope",
      "ErrorEnvelope.meta"
    ]
  },
  "G110": {
    "id": "G110",
    "slug": "text-normalization",
    "section": "2, 4",
    "question": "Does a customer's text keep the spelling in which it was sent?",
    "assumption": "Yes, letter by letter.",
    "reason": "The spec shows the same fields in both directions and speaks of no change. Rails models often tidy texts before they store them; as long as the text says the same, that breaks nothing.",
    "choice": "as-sent",
    "choices": {
      "as-sent": "Texts are stored as they were sent.",
      "trimmed": "Spaces around a text go, and repeated ones become one.",
      "lower-case-email": "E-mail addresses are stored in lower case.",
      "upper-case": "Names, addresses and codes are stored in upper case.",
      "phone-prefix": "A phone number without the country's prefix, 55, gets it."
    },
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
    },
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
    "places": [
      "CustomerInput"
    ]
  },
  "G111": {
    "id": "G111",
    "slug": "balance-changes",
    "section": "1, 2",
    "question": "What moves a subscription's balance?",
    "assumption": "Nothing. It stays 0; the mock has no invoices.",
    "reason": "The spec has invoices, and no call for them. That enrolling takes no payment is certain; that nothing else moves the balance meanwhile is not.",
    "choice": "nothing",
    "choices": {
      "nothing": "It never changes.",
      "items": "An item that is added raises it by its price.",
      "invoices": "An invoice raises it, whenever a period begins or ends, and a payment lowers it."
    },
    "plays": [
      "nothing"
    ],
    "open": false,
    "removed": {},
    "places": [
      "SubscriptionFields.balance_in_cents"
    ]
  },
  "G112": {
    "id": "G112",
    "slug": "record-delay",
    "section": "4",
    "question": "How soon does a new record show?",
    "assumption": "At once, in reads and in lists.",
    "reason": "The spec calls nothing but the change of a status asynchronous. A site that reads from a copy of its database shows new records a little later.",
    "choice": "at-once",
    "choices": {
      "at-once": "The next call shows it.",
      "later-in-lists": "The first list after it does not show it.",
      "later": "Neither the first list nor the first read after it shows it."
    },
    "presets": {
      "at-once": {},
      "later-in-lists": {
        "lists": 1
      },
      "later": {
        "lists": 1,
        "reads": 1
      }
    },
    "plays": [
      "at-once",
      "later-in-lists",
      "later"
    ],
    "open": false,
    "removed": {},
    "holds": "how many lists and single reads do not show it yet, and how many orders and added items that name it do not find it, such as { lists: 1, reads: 1 }",
    "places": [
      "listCustomers",
      "listSubscriptions"
    ]
  },
  "G113": {
    "id": "G113",
    "slug": "token-lockout",
    "section": "5",
    "question": "What follows when the token call is refused several times?",
    "assumption": "Nothing.",
    "reason": "The spec names no limit. Sites that guard against guessing slow a client down or lock it out for a while.",
    "choice": "nothing",
    "choices": {
      "nothing": "The next right call gets its token.",
      "slowed": "Further calls answer later, or 429 for a while.",
      "locked": "The client is refused for a while, also with the right secret."
    },
    "plays": [
      "nothing"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createToken"
    ]
  },
  "G114": {
    "id": "G114",
    "slug": "id-width",
    "section": "2",
    "question": "How large can an integer id be?",
    "assumption": "Up to 2147483647, the largest of 32 bits.",
    "reason": "Counters that start at 1 stay small, and the spec says integer without a width. Rails counts with 64 bits, and JavaScript loses digits beyond 2^53, so a careful client keeps ids as text.",
    "choice": "32-bits",
    "choices": {
      "32-bits": "Up to 2147483647.",
      "53-bits": "Up to 2^53, which every JSON reader keeps exact.",
      "64-bits": "Beyond 2^53, as ids that are made from the time."
    },
    "plays": [
      "32-bits"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Customer.id",
      "Product.id",
      "PricePoint.id",
      "Item.id"
    ]
  },
  "G115": {
    "id": "G115",
    "slug": "null-for-optional",
    "section": "2, 4",
    "question": "What if an optional field is sent as `null`?",
    "assumption": "A text of a customer counts as left out. Any other field answers 422.",
    "reason": "The mock shows such texts as `null`, so a client may send back what it has read. For the other fields the spec gives a type, which null has not.",
    "choice": "as-left-out",
    "choices": {
      "as-left-out": "A text that is `null` counts as left out.",
      "refused": "Any `null` answers 422."
    },
    "plays": [
      "as-left-out",
      "refused"
    ],
    "open": false,
    "removed": {},
    "places": [
      "CustomerInput.address",
      "CustomerInput.address_2",
      "CustomerInput.city",
      "CustomerInput.state",
      "CustomerInput.zip",
      "CustomerInput.country",
      "CustomerInput.phone",
      "CustomerInput.document_number"
    ]
  },
  "G116": {
    "id": "G116",
    "slug": "refused-email-domains",
    "section": "2",
    "question": "Are some domains of e-mail addresses refused?",
    "assumption": "No.",
    "reason": "The spec asks for an e-mail address and nothing more. A site that looks for a mail server refuses the domains that are reserved for examples, such as `example.com`.",
    "choice": "none",
    "choices": {
      "none": "Every domain is taken.",
      "reserved": "A domain without a mail server answers 422."
    },
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {},
    "places": [
      "CustomerInput.email"
    ]
  },
  "G117": {
    "id": "G117",
    "slug": "conditional-requests",
    "section": "4",
    "question": "Do answers have an `ETag`, and are conditional requests heeded?",
    "assumption": "No, and no.",
    "reason": "The spec names no such header. Rails as it comes puts a weak `ETag` on each answer, and answers 304 to a GET that names the present one in `If-None-Match`.",
    "choice": "none",
    "choices": {
      "none": "No `ETag`; conditions are ignored.",
      "etag": "A weak `ETag` on successful reads, and 304 for a matching `If-None-Match`."
    },
    "plays": [
      "none",
      "etag"
    ],
    "open": false,
    "removed": {},
    "places": []
  },
  "G118": {
    "id": "G118",
    "slug": "redirects",
    "section": "0, 4",
    "question": "Does a site answer calls with redirects?",
    "assumption": "Never.",
    "reason": "The spec gives each site one address. A real one may lead from `http` to `https`, or from an old subdomain to the present one, with 301 or 308.",
    "choice": "never",
    "choices": {
      "never": "Every call is answered where it is sent.",
      "to-canonical-address": "A call to another spelling of the address is sent on to the right one."
    },
    "plays": [
      "never"
    ],
    "open": false,
    "removed": {},
    "places": []
  },
  "G119": {
    "id": "G119",
    "slug": "extra-keys",
    "section": "2",
    "question": "Do answers have keys besides those of the spec?",
    "assumption": "No, but for those that other gaps name, such as a payment profile's.",
    "reason": "Whatever key the mock invents, a client might come to depend on. Real sites have more, so a careful client ignores what it does not know.",
    "choice": "none",
    "choices": {
      "none": "The keys of the spec's tables.",
      "some": "Further keys in records or around them."
    },
    "presets": {
      "none": {}
    },
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {},
    "holds": "the further keys with a value for each, by place: envelope, meta, customer, subscription, item, product, price_point; customer_read and subscription_read for the single read",
    "places": []
  },
  "G120": {
    "id": "G120",
    "slug": "compression",
    "section": "4",
    "question": "Are answers compressed?",
    "assumption": "No.",
    "reason": "The spec is silent. A web server in front of a Rails site often compresses for clients that ask for it in `Accept-Encoding`; HTTP clients undo it unseen.",
    "choice": "none",
    "choices": {
      "none": "Answers are sent as they are.",
      "on-request": "Answers are compressed for clients that ask for it."
    },
    "plays": [
      "none"
    ],
    "open": false,
    "removed": {},
    "places": []
  },
  "G121": {
    "id": "G121",
    "slug": "cnpj-letters",
    "section": "2",
    "question": "What becomes of a company number with letters, as Brazil has since July 2026?",
    "assumption": "It answers 422.",
    "reason": "The spec says digits only, so `document_number` cannot show such a number. The Pix API takes the letters since then; a site that follows needs another field for them.",
    "choice": "refused",
    "choices": {
      "refused": "The call fails with 422.",
      "other-field": "The number goes into a field of its own, and `document_number` stays empty."
    },
    "plays": [
      "refused"
    ],
    "open": false,
    "removed": {},
    "places": [
      "CustomerInput.document_number"
    ]
  },
  "G122": {
    "id": "G122",
    "slug": "created-location",
    "section": "4",
    "question": "Do the answers of creating calls name the address of the new record?",
    "assumption": "No answer has a `Location`.",
    "reason": "The spec names no headers of answers, and no call to read a payment profile or an item. RFC 9110 has the header for 201, and frameworks set it when they are asked to.",
    "choice": "none",
    "choices": {
      "none": "No `Location`.",
      "path": "The path of the call and the id, such as `/api/customers/1`.",
      "address": "The same with the site's address before it."
    },
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
    },
    "plays": [
      "none",
      "path",
      "address"
    ],
    "open": false,
    "removed": {},
    "holds": "the `Location` of each creating call, with {base_url}, {path} and {id} where these stand",
    "places": []
  },
  "G123": {
    "id": "G123",
    "slug": "answer-headers",
    "section": "0, 4, 7",
    "question": "Which `Content-Type` and which `Cache-Control` do answers of the API have?",
    "assumption": "Every answer with JSON is `application/json; charset=utf-8`, and none has a `Cache-Control`.",
    "reason": "The spec says that bodies are JSON, and shows no header of an answer. RFC 9457 has a type for refusals, and frameworks differ in both headers.",
    "choice": "json",
    "choices": {
      "json": "`application/json; charset=utf-8`, without `Cache-Control`.",
      "problem-json": "The same, and `application/problem+json` where a call is refused."
    },
    "presets": {
      "json": {},
      "problem-json": {
        "refusal": {
          "content-type": "application/problem+json"
        }
      }
    },
    "plays": [
      "json",
      "problem-json"
    ],
    "open": false,
    "removed": {},
    "holds": "the headers of answers with JSON, of successes and of refusals, where they are others, and those of every answer",
    "places": []
  },
  "G124": {
    "id": "G124",
    "slug": "reference-form",
    "section": "4, 7",
    "question": "How is a reference to a customer or a product refused that is empty or malformed?",
    "assumption": "422, as for any other field.",
    "reason": "The spec types the three, so such a value is a fault of the client. A Rails site looks it up all the same, and finds nothing.",
    "choice": "refused",
    "choices": {
      "refused": "The call fails with 422.",
      "unknown": "The answer is that of an id or handle that does not exist."
    },
    "presets": {
      "refused": {},
      "unknown": {
        "customer_id": "unknown",
        "product_id": "unknown",
        "product_handle": "unknown"
      }
    },
    "plays": [
      "refused",
      "unknown"
    ],
    "open": false,
    "removed": {},
    "holds": "refused or unknown for each, such as { product_handle: unknown }",
    "places": []
  },
  "G125": {
    "id": "G125",
    "slug": "product-description",
    "section": "2",
    "question": "What does the `description` of a product hold that has none?",
    "assumption": "Every product of the catalogue has one.",
    "reason": "The spec types it as a plain string. The owner of a site may leave it empty in the panel, and Rails serializers write `null` for an empty column.",
    "choice": "text",
    "choices": {
      "text": "Every product has a text, which may be empty.",
      "null": "The key with `null`."
    },
    "plays": [
      "text",
      "null"
    ],
    "open": false,
    "removed": {},
    "places": [
      "Product.description"
    ]
  },
  "G126": {
    "id": "G126",
    "slug": "null-in-order",
    "section": "4",
    "question": "What if the customer or the items of an order are `null`?",
    "assumption": "422, as for any other wrong type.",
    "reason": "The spec gives the three fields a type, which null has not. Rails models count null as left out unless their authors ask more.",
    "choice": "refused",
    "choices": {
      "refused": "The call fails with 422.",
      "as-left-out": "`null` counts as left out, for `customer_id`, `customer_attributes` and `subscription_items`."
    },
    "plays": [
      "refused",
      "as-left-out"
    ],
    "open": false,
    "removed": {},
    "places": [
      "createSubscription"
    ]
  },
  "G127": {
    "id": "G127",
    "slug": "activated-at-elsewhere",
    "section": "2",
    "question": "What does `activated_at` hold then in lists and in the answers of writes?",
    "assumption": "The same as in the single read.",
    "reason": "The spec types the field once, and names three others as those that differ between views. A site that builds its lists in another way may drop what is empty there.",
    "choice": "same",
    "choices": {
      "same": "What the single read shows.",
      "absent": "No key, where the single read shows no moment."
    },
    "presets": {
      "same": "same",
      "absent": "absent"
    },
    "plays": [
      "same",
      "absent"
    ],
    "open": false,
    "removed": {},
    "holds": "'null', where the single read shows something else",
    "places": [
      "SubscriptionFields",
      "SubscriptionFields.activated_at"
    ]
  },
  "G128": {
    "id": "G128",
    "slug": "number-for-subscription",
    "section": "4, 7",
    "question": "Which error has a `subscription_id` that is a number?",
    "assumption": "SB404, as any id that no subscription has.",
    "reason": "The spec types the field as a string and has a code for an id that leads nowhere. A site that checks types first says what is wrong with the type.",
    "choice": "sb404",
    "choices": {
      "sb404": "404 with the code `SB404`.",
      "invalid": "The call fails as with any other wrong type."
    },
    "plays": [
      "sb404",
      "invalid"
    ],
    "open": false,
    "removed": {},
    "places": [
      "PaymentProfileInput.subscription_id"
    ]
  },
  "G129": {
    "id": "G129",
    "slug": "created-texts",
    "section": "2, 4",
    "question": "Does the answer that creates a customer show its texts as they are stored, or as they were sent?",
    "assumption": "As they are stored.",
    "reason": "What a create answer shows is what a read shows later. A site that writes its answer before the database has tidied the texts shows those that it was sent.",
    "choice": "stored",
    "choices": {
      "stored": "As every later answer shows them.",
      "as-sent": "As they were sent; later answers show what gap G110 makes of them."
    },
    "plays": [
      "stored",
      "as-sent"
    ],
    "open": false,
    "removed": {},
    "places": []
  }
} as const
