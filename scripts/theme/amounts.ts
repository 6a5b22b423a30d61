export { toAmount } from '../../openapi/text/amounts.ts'
