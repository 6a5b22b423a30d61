module.exports = () => globalThis.mock.kill()
