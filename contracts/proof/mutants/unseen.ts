/** Facts that no client can test, and why. */
export const UNSEEN: Readonly<Record<string, string>> = {
  F06: 'No call shows an invoice, nor what it was charged to.',
  F08: 'No call charges a payment profile, so that one authorization for all of them never shows.',
  F09: 'Neither the verification nor the QR code need show in an answer (gaps G02, G25 and G102).',
  F10: 'What reaches the payer does not pass through the API (gap G02).',
  F11: 'The payer decides outside the API, and no call shows that a decision was made.',
  F72: 'The answer that makes a payment profile need not show it, nor under which name (gaps G25 and G102).',
  F89: 'The read may leave the key out (gap G28), and showing it elsewhere breaks F54.',
  F120: 'Applications are made in the panel, before any call.',
  F121: 'The form of an application is a page of the panel.',
  F122: 'A site that refuses the right UID looks like one that was given a wrong one.',
  F123: 'A site that refuses the right secret looks like one that was given a wrong one.',
  F126: 'A site that refuses a right call looks like one that was given wrong credentials.',
  F145: 'It is a usual cause, not a sure one: a site may grant the application its own (gap G71).',
}
