/** Addresses of the pages of rules, terms and code lists, without base path. */

export { ruleFamily, ruleRoute } from 'edocument-invoice/rule-page';

/** Page of a term or group, such as `BT-10` or `BG-23`. */
export function termRoute(id: string): string {
  return `/Reference/Terms/${id}`;
}

/** Page of a code list by its name in `code-tables.ts`; with a code, its row there. */
export function codeListRoute(name: string, rowId?: string): string {
  return `/Reference/CodeLists/${name}${rowId === undefined ? '' : `#${rowId}`}`;
}

/** True for the address of a page that is made from the facts. */
export function isEntityRoute(address: string): boolean {
  return /\/Reference\/(?:Rules|Terms|CodeLists)\/./.test(address);
}
