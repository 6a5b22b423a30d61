import type { Saboteur } from '../saboteurs/saboteur.ts'
import type { Wrap } from './calls.ts'

/** Describes a saboteur: the fact that it breaks, its name, what it does wrong, and how. */
export function breaks(fact: string, name: string, does: string, wrap: Wrap): Saboteur {
  return { name, fact, does, wrap }
}

/** `readCustomer` as `read-customer`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
