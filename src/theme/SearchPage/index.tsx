/**
 * Replaces @docusaurus/theme-search-algolia SearchPage, 3.8.1.
 *
 * Change: it sends the same requests through the same client as the modal, has a main landmark, says what
 * it found to screen readers, and shows results as text nodes.
 */
import React, { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchResults from '@site/src/components/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchResults />
      </Layout>
    </HtmlClassNameProvider>
  );
}
