/**
 * Replaces @docusaurus/theme-classic BlogArchivePage, 3.8.1.
 *
 * Change: the header is part of the main landmark, without a coloured hero, and the years follow
 * the title without skipping a level.
 */
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import { news } from '@site/src/components/Breadcrumbs/sections';

/** Posts by year, in their order: the newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const day = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'The page & hero description of the blog archive page',
  });
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg blog-archive">
        <Breadcrumbs above={[news()]} />
        <Heading as="h1">{title}</Heading>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({ metadata }) => (
                <li key={metadata.permalink}>
                  <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>{' '}
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
