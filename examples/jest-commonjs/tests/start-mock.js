// #region start
const { spawn } = require('node:child_process')
const path = require('node:path')

/** Starts a mock on a free port; tests read its address from `BILLING_URL`. */
module.exports = () =>
  new Promise((resolve, reject) => {
    const command = path.join(__dirname, '../node_modules/.bin/sabia')
    const stdio = ['ignore', 'pipe', 'inherit']
    const mock = spawn(command, ['mock', '--port', '0', '--quiet'], { stdio })
    mock.once('error', reject)
    mock.once('exit', (code) => reject(new Error(`sabia mock ended with ${code}`)))
    mock.stdout.on('data', (text) => {
      const [url] = /http:\/\/\S+/.exec(text) ?? []
      if (url === undefined) return
      process.env.BILLING_URL = url
      globalThis.mock = mock
      resolve()
    })
  })
// #endregion
