/** Pages of one rule, term or code list: there are many, and title and description say what they are. */
const ENTITY = /\/Reference\/(?:Rules|Terms|CodeLists)\/([^/]+)\/?$/;

/** The rule, family of rules, term or code list that a page is about alone; undefined for other pages. */
export const entityOf = (url: string): string | undefined => ENTITY.exec(url)?.[1];
