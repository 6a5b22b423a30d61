/** Version of the suite; a test compares it with the package's. */
export const SUITE_VERSION = '0.1.0'
