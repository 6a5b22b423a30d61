import { breaks, type Mutant } from './mutant.ts'
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
export const codeMutants: readonly Mutant[] = [
  breaks(
    'F110',
    'unknown-subscription-as-sb344',
    'Answers SB344 for an unknown subscription.',
    swapped('SB404', 'SB344'),
  ),
  breaks(
    'F110',
    'unknown-subscription-as-pps01',
    'Answers PPS01 for an unknown subscription.',
    swapped('SB404', 'PPS01'),
  ),
  breaks(
    'F110',
    'unknown-subscription-without-code',
    'Answers a sentence without a code.',
    swapped('SB404', ''),
  ),
  breaks(
    'F110',
    'unknown-subscription-code-cut',
    'Answers the number of the code alone.',
    swapped('SB404', '404'),
  ),
  breaks(
    'F110',
    'unknown-subscription-code-in-small-letters',
    'Answers `sb404`.',
    swapped('SB404', 'sb404'),
  ),
  breaks(
    'F112',
    'second-profile-as-sb343',
    'Answers SB343 for a second payment profile.',
    swapped('SB344', 'SB343'),
  ),
  breaks(
    'F112',
    'second-profile-as-sb404',
    'Answers SB404 for a second payment profile.',
    swapped('SB344', 'SB404'),
  ),
  breaks(
    'F112',
    'second-profile-without-code',
    'Answers a sentence without a code.',
    swapped('SB344', ''),
  ),
  breaks('F112', 'second-profile-code-with-dash', 'Answers `SB-344`.', swapped('SB344', 'SB-344')),
  breaks(
    'F114',
    'blank-type-as-ppmt02',
    'Answers PPMT02 for a blank type.',
    swapped('PPMT01', 'PPMT02'),
  ),
  breaks(
    'F114',
    'missing-type-as-ppmt02',
    'Answers PPMT02 for a missing type.',
    swapped('PPMT01', 'PPMT02', typeIs(undefined)),
  ),
  breaks(
    'F114',
    'null-type-as-ppmt02',
    'Answers PPMT02 for null.',
    swapped('PPMT01', 'PPMT02', typeIs(null)),
  ),
  breaks(
    'F114',
    'empty-type-as-ppmt02',
    'Answers PPMT02 for an empty text.',
    swapped('PPMT01', 'PPMT02', typeIs('')),
  ),
  breaks('F114', 'blank-type-without-zero', 'Answers `PPMT1`.', swapped('PPMT01', 'PPMT1')),
  breaks(
    'F114',
    'blank-type-without-code',
    'Answers a sentence without a code.',
    swapped('PPMT01', ''),
  ),
  breaks(
    'F116',
    'other-type-as-ppmt01',
    'Answers PPMT01 for another type.',
    swapped('PPMT02', 'PPMT01'),
  ),
  breaks(
    'F116',
    'other-type-as-ppmt03',
    'Answers PPMT03 for another type.',
    swapped('PPMT02', 'PPMT03'),
  ),
  breaks(
    'F116',
    'other-type-without-code',
    'Answers a sentence without a code.',
    swapped('PPMT02', ''),
  ),
  breaks(
    'F118',
    'missing-subscription-as-sb404',
    'Answers SB404 for a missing id.',
    swapped('PPS01', 'SB404', idIs(undefined)),
  ),
  breaks(
    'F118',
    'null-subscription-as-sb404',
    'Answers SB404 for null.',
    swapped('PPS01', 'SB404', idIs(null)),
  ),
  breaks('F118', 'missing-subscription-as-pps1', 'Answers `PPS1`.', swapped('PPS01', 'PPS1')),
  breaks(
    'F118',
    'missing-subscription-as-ppmt01',
    'Answers PPMT01 for a missing id.',
    swapped('PPS01', 'PPMT01'),
  ),
  breaks(
    'F118',
    'missing-subscription-without-code',
    'Answers a sentence without a code.',
    swapped('PPS01', ''),
  ),
]
