import type { Plugin } from '@docusaurus/types';

/**
 * Leaves out what `@libpdf/core` loads only to sign PDFs with keys of a cloud. It is not installed,
 * and the bundler would warn of it.
 */
export function pdfLibrary(): Plugin {
  return {
    name: 'pdf-library',
    configureWebpack() {
      return {
        resolve: {
          alias: { '@google-cloud/kms': false, '@google-cloud/secret-manager': false },
        },
      };
    },
  };
}
