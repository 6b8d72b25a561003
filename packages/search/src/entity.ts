/** Pages of one rule or term: there are many, and title and description say what they are. */
const ENTITY = /\/Reference\/(?:Rules|Terms)\/([^/]+)\/?$/;

/** The rule, family of rules or term that a page is about alone; undefined for other pages. */
export const entityOf = (url: string): string | undefined => ENTITY.exec(url)?.[1];
