import { runContract } from 'sabia/contract'

const report = await runContract({
  baseUrl: 'http://127.0.0.1:4010',
  credentials: { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' },
})
console.log(report.verdict)
