import { createContext } from 'react';

/** Title and description above a list of posts, which upstream's list page leaves out. */
export const ListHeading = createContext<{
  readonly title: string;
  readonly description: string;
} | null>(null);
