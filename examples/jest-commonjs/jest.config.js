// #region config
module.exports = {
  globalSetup: './tests/start-mock.js',
  globalTeardown: './tests/stop-mock.js',
}
// #endregion
