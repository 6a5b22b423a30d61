/** Version of the suite: that of the package, which a test holds it against. */
export const SUITE_VERSION = '0.1.0'
