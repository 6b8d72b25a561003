/** What starts the page, as one module that can be run after the libraries it needs. */
export { default as App } from '@docusaurus/core/lib/client/App';
export { default as docusaurus } from '@docusaurus/core/lib/client/docusaurus';
export { default as preload } from '@docusaurus/core/lib/client/preload';
