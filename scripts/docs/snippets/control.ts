import { createControl } from 'sabia/control'

const control = createControl({ baseUrl: 'http://127.0.0.1:4010' })
await control.reset()
await control.payer.accept(44)
await control.clock.advance('20h')
console.log((await control.payer.profile(44)).status)
