import { rule, type Rule } from './rule';

/** Rule id, and the terms of which the document needs at least one. */
const IN_DOCUMENT: readonly [id: string, ...terms: string[]][] = [
  ['BR-01', 'BT-24'],
  ['BR-02', 'BT-1'],
  ['BR-03', 'BT-2'],
  ['BR-04', 'BT-3'],
  ['BR-05', 'BT-5'],
  ['BR-06', 'BT-27'],
  ['BR-07', 'BT-44'],
  ['BR-08', 'BG-5'],
  ['BR-09', 'BT-40'],
  ['BR-10', 'BG-8'],
  ['BR-11', 'BT-55'],
  ['BR-12', 'BT-106'],
  ['BR-13', 'BT-109'],
  ['BR-14', 'BT-112'],
  ['BR-15', 'BT-115'],
  ['BR-16', 'BG-25'],
  ['BR-CO-18', 'BG-23'],
  ['BR-CO-26', 'BT-29', 'BT-30', 'BT-31'],
  ['BR-DE-1', 'BG-16'],
  ['BR-DE-2', 'BG-6'],
  ['BR-DE-3', 'BT-37'],
  ['BR-DE-4', 'BT-38'],
  ['BR-DE-5', 'BT-41'],
  ['BR-DE-6', 'BT-42'],
  ['BR-DE-7', 'BT-43'],
  ['BR-DE-8', 'BT-52'],
  ['BR-DE-9', 'BT-53'],
  ['BR-DE-15', 'BT-10'],
  ['PEPPOL-EN16931-R001', 'BT-23'],
  ['PEPPOL-EN16931-R010', 'BT-49'],
  ['PEPPOL-EN16931-R020', 'BT-34'],
];

/** Rule id, a group, and the terms of which each occurrence needs at least one. */
const IN_GROUP: readonly [id: string, group: string, ...terms: string[]][] = [
  ['BR-21', 'BG-25', 'BT-126'],
  ['BR-22', 'BG-25', 'BT-129'],
  ['BR-23', 'BG-25', 'BT-130'],
  ['BR-24', 'BG-25', 'BT-131'],
  ['BR-25', 'BG-25', 'BT-153'],
  ['BR-26', 'BG-25', 'BT-146'],
  ['BR-CO-04', 'BG-25', 'BT-151'],
  ['BR-31', 'BG-20', 'BT-92'],
  ['BR-32', 'BG-20', 'BT-95'],
  ['BR-33', 'BG-20', 'BT-97', 'BT-98'],
  ['BR-36', 'BG-21', 'BT-99'],
  ['BR-37', 'BG-21', 'BT-102'],
  ['BR-38', 'BG-21', 'BT-104', 'BT-105'],
  ['BR-41', 'BG-27', 'BT-136'],
  ['BR-42', 'BG-27', 'BT-139', 'BT-140'],
  ['BR-45', 'BG-23', 'BT-116'],
  ['BR-46', 'BG-23', 'BT-117'],
  ['BR-47', 'BG-23', 'BT-118'],
  ['BR-48', 'BG-23', 'BT-119'],
  ['BR-49', 'BG-16', 'BT-81'],
  ['BR-50', 'BG-17', 'BT-84'],
  ['BR-52', 'BG-24', 'BT-122'],
  ['BR-55', 'BG-3', 'BT-25'],
  ['BR-57', 'BG-15', 'BT-80'],
  ['BR-DE-10', 'BG-15', 'BT-77'],
  ['BR-DE-11', 'BG-15', 'BT-78'],
  ['BR-DE-14', 'BG-23', 'BT-119'],
];

/** Rule id, a term, and the term that must stand with it. */
const TOGETHER: readonly [id: string, present: string, needed: string][] = [
  ['BR-53', 'BT-6', 'BT-111'],
  ['BR-62', 'BT-34', 'BT-34-1'],
  ['BR-63', 'BT-49', 'BT-49-1'],
];

/** Rules that demand a term or a group. */
export const mandatoryRules: readonly Rule[] = [
  ...IN_DOCUMENT.map(([id, ...terms]) =>
    rule(id, (document) =>
      terms.some((term) => document.has(term)) ? null : `${terms.join(' or ')} is missing`,
    ),
  ),
  ...IN_GROUP.map(([id, group, ...terms]): Rule => ({
    id,
    check: (document) =>
      document
        .groups(group)
        .filter((one) => !terms.some((term) => document.has(term, one)))
        .map((one) => `${terms.join(' or ')} is missing in ${group} on line ${one.startLine}`),
  })),
  {
    id: 'BR-54',
    check: (document) =>
      document
        .groups('BG-32')
        .filter((one) => !document.has('BT-160', one) || !document.has('BT-161', one))
        .map((one) => `BT-160 or BT-161 is missing in BG-32 on line ${one.startLine}`),
  },
  ...TOGETHER.map(([id, present, needed]) =>
    rule(id, (document) =>
      document.has(present) && !document.has(needed) ? `${present} stands without ${needed}` : null,
    ),
  ),
];
