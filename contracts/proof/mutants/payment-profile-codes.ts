import { mutantsOf, type Mutant } from './mutant.ts'
import { codeOf, readAnswer, respond } from '../tools/answers.ts'
import { onCalls, type Call, type Wrap } from '../tools/calls.ts'

/** Puts another code, or none, wherever a refusal has the one. */
function swapped(
  code: string,
  other: string,
  isSwapped: (call: Call) => boolean = () => true,
): Wrap {
  return onCalls(['createPaymentProfile'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (codeOf(answer) !== code || !isSwapped(call)) return answer.response
    const text = JSON.stringify(answer.body).replaceAll(other === '' ? `${code}: ` : code, other)
    return respond(answer.status, JSON.parse(text))
  })
}

const typeIs =
  (value: unknown) =>
  ({ body }: Call): boolean =>
    body['payment_method_type'] === value
const idIs =
  (value: unknown) =>
  ({ body }: Call): boolean =>
    body['subscription_id'] === value

/** Break the codes of the rules, each of which is refused all the same. */
export const codeMutants: readonly Mutant[] = mutantsOf({
  F110: {
    'unknown-subscription-as-sb344': swapped('SB404', 'SB344'),
    'unknown-subscription-as-pps01': swapped('SB404', 'PPS01'),
    'unknown-subscription-without-code': swapped('SB404', ''),
    'unknown-subscription-code-cut': swapped('SB404', '404'),
    'unknown-subscription-code-in-small-letters': swapped('SB404', 'sb404'),
  },
  F112: {
    'second-profile-as-sb343': swapped('SB344', 'SB343'),
    'second-profile-as-sb404': swapped('SB344', 'SB404'),
    'second-profile-without-code': swapped('SB344', ''),
    'second-profile-code-with-dash': swapped('SB344', 'SB-344'),
  },
  F114: {
    'blank-type-as-ppmt02': swapped('PPMT01', 'PPMT02'),
    'missing-type-as-ppmt02': swapped('PPMT01', 'PPMT02', typeIs(undefined)),
    'null-type-as-ppmt02': swapped('PPMT01', 'PPMT02', typeIs(null)),
    'empty-type-as-ppmt02': swapped('PPMT01', 'PPMT02', typeIs('')),
    'blank-type-without-zero': swapped('PPMT01', 'PPMT1'),
    'blank-type-without-code': swapped('PPMT01', ''),
  },
  F116: {
    'other-type-as-ppmt01': swapped('PPMT02', 'PPMT01'),
    'other-type-as-ppmt03': swapped('PPMT02', 'PPMT03'),
    'other-type-without-code': swapped('PPMT02', ''),
  },
  F118: {
    'missing-subscription-as-sb404': swapped('PPS01', 'SB404', idIs(undefined)),
    'null-subscription-as-sb404': swapped('PPS01', 'SB404', idIs(null)),
    'missing-subscription-as-pps1': swapped('PPS01', 'PPS1'),
    'missing-subscription-as-ppmt01': swapped('PPS01', 'PPMT01'),
    'missing-subscription-without-code': swapped('PPS01', ''),
  },
})
