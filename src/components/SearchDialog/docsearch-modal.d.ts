// The entry re-exports a part of the package and comes without types.
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
