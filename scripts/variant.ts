/** Settings of the variant that is built for tests; the credentials are invented. */
export const variant = {
  outDir: 'build-variant',
  appId: 'TESTAPPID',
  apiKey: 'test-search-key',
  indexName: 'test_index',
};
