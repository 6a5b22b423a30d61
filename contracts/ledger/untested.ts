/** Facts that no check can test from outside, and why. */
export const UNTESTED: Readonly<Record<string, string>> = {
  F06: 'No call shows an invoice, nor what it was charged to.',
  F08: 'No call charges a payment profile, so no answer shows that one authorization covers all charges.',
  F09: 'No answer has to show the verification or the QR code (gaps G02, G25 and G102).',
  F10: 'What reaches the payer does not pass through the API (gap G02).',
  F11: 'The payer decides outside the API; no call shows that a refusal is possible.',
  F72: 'The create answer need not show the status, and its name is open (gap G25).',
  F120: 'Applications are created in the panel, before any call.',
  F121: 'The form of an application is a page of the panel.',
}

/** Facts that no mutant can break for a check to notice, and why. */
export const UNBREAKABLE: Readonly<Record<string, string>> = {
  ...UNTESTED,
  F122: 'A site that refuses the right UID looks like one that was sent a wrong one.',
  F123: 'A site that refuses the right secret looks like one that was sent a wrong one.',
  F126: 'A site that refuses a right call looks like one that was sent wrong credentials.',
}

/** Gaps that a run does not observe, and why. */
export const UNOBSERVED: Readonly<Record<string, string>> = {
  G01: 'One run uses one address.',
  G03: 'The time to a decision is the payer’s; a run with a receiver waits for it.',
  G07: 'The wording of messages is not checked.',
  G21: 'Facts F52 to F54 cover it.',
  G22: 'The products are given by the caller.',
  G23: 'Fact F68 covers it.',
  G31: 'A QR code stays valid longer than a run takes.',
  G32: 'No call ends a payment profile.',
  G33: 'Decisions are made outside the API.',
  G34: 'No answer shows the journey of a Pix enrolment.',
  G55: 'The two cases have one answer where they are most alike (ITM-ADD-010).',
  G62: 'PAY-RULE-016 checks fact F05 there.',
  G64: 'A run enrols no subscription without items.',
  G72: 'The number has no unit in the answer.',
  G76: 'No run lasts until its token expires.',
  G78: 'Observing it would take a token of each scope for each call.',
  G79: 'The header is sent in its usual form.',
  G81: 'The form of an application is a page of the panel.',
  G83: 'The types of events are for people to read.',
  G84: 'Webhooks are recognized by the ids in them, whatever their form.',
  G85: 'People register the address of a receiver.',
  G86: 'A receiver that fails on purpose would hold up a live site’s queue.',
  G87: 'Only the holder of the secret can check signatures.',
  G88: 'Duplicates and any order are accepted.',
  G89: 'Webhooks about other things are ignored.',
  G95: 'A client cannot cause a server error on purpose.',
  G96: 'A run does not try to reach the limit.',
  G98: 'A write is never sent twice on purpose.',
  G99: 'A run cannot see the future.',
  G105: 'The wording of texts is not checked.',
  G106: 'One run has one application.',
  G113: 'A run makes few token calls with wrong credentials, so as not to be locked out.',
  G115: 'A run leaves out what it has no value for.',
  G116: 'A run sends addresses of one domain.',
  G118: 'The caller gives the address that answers.',
  G121: 'A run sends no number that the spec rules out.',
}
