/**
 * The exports of @docusaurus/utils-common 3.8.1 that browsers use, without the helpers of TypeScript, which its
 * index loads as a whole.
 */
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
export const blogPostContainerID = '__blog-post-container';
