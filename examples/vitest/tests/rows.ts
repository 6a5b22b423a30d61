import type { Row } from '../src/import-customers.ts'

export const ANA: Row = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Souza',
  zip: '05410020',
  product: 1,
}
export const RUI: Row = {
  email: 'rui@example.com',
  first_name: 'Rui',
  last_name: 'Lima',
  product: 2,
}
/** Its postal code is not made of digits only. */
export const EVA: Row = { ...RUI, email: 'eva@example.com', first_name: 'Eva', zip: '05410-020' }
