/** The code in the text of `errors`, such as SB404; undefined where there is none. */
export function findCode(errors: string): string | undefined {
  return /\b[A-Z]+\d+\b/.exec(errors)?.[0]
}

console.log(findCode('SB344: Subscription already has a payment profile'))
console.log(findCode('Customer not found'))
