// Written by `npm run generate` from the document and the ledger. Not edited by hand.
const writeItem = (it, embed) =>
  `{"id":${it.id},"quantity":${it.quantity},"created_at":"${it.created_at}","updated_at":"${it.updated_at}","product":${embed(it.product)},"price_point":${embed(it.price_point)}}`

const writeSubscriptionSummary = (it, embed) =>
  `{"id":"${it.id}","activate_on_payment":${it.activate_on_payment},"activated_at":${it.activated_at === null ? null : `"${it.activated_at}"`},"balance_in_cents":${it.balance_in_cents},"created_at":"${it.created_at}","current_period_started_at":"${it.current_period_started_at}","current_period_ends_at":"${it.current_period_ends_at}","interval":${it.interval},"prepaid":${it.prepaid},"updated_at":"${it.updated_at}","customer":${embed(it.customer)},"items":[${it.items.map((one) => `${writeItem(one, embed)}`).join()}]}`

const writeSubscription = (it, embed) =>
  `{"id":"${it.id}","activate_on_payment":${it.activate_on_payment},"activated_at":${it.activated_at === null ? null : `"${it.activated_at}"`},"balance_in_cents":${it.balance_in_cents},"created_at":"${it.created_at}","current_period_started_at":"${it.current_period_started_at}","current_period_ends_at":"${it.current_period_ends_at}","interval":${it.interval},"prepaid":${it.prepaid},"updated_at":"${it.updated_at}","customer":${embed(it.customer)},"items":[${it.items.map((one) => `${writeItem(one, embed)}`).join()}],"interval_unit":${JSON.stringify(it.interval_unit)},"state":${JSON.stringify(it.state)},"previous_state":${JSON.stringify(it.previous_state)}}`

export const writers = {
  createSubscription: writeSubscriptionSummary,
  readSubscription: writeSubscription,
  addItem: writeSubscriptionSummary,
}
