/** Whether a term may be missing, and when a change of its value reaches the invoice. */
import type { EntityBlock } from '../../facts/entity-page';
import { businessTerm, type BusinessTerm } from '../../facts/samples/business-terms';
import { termSource } from '../../facts/term-sources';
import type { Say } from './text';

type Standard = 'cardinality' | 'xrechnungCardinality';

/** What contains a term: a scheme is part of its identifier, not of the group. */
function parentOf({ id, group }: BusinessTerm): BusinessTerm | undefined {
  const [, whole] = /^(BT-\d+)-\d$/.exec(id) ?? [];
  return businessTerm(whole ?? group ?? '');
}

function isMandatory(term: BusinessTerm, standard: Standard): boolean {
  return term[standard].startsWith('1');
}

/** True for a term that no invoice lacks, since nothing that contains it is optional. */
function isAlwaysThere(term: BusinessTerm, standard: Standard): boolean {
  const parent = parentOf(term);
  return isMandatory(term, standard) && (!parent || isAlwaysThere(parent, standard));
}

/** Whether an invoice may lack the term, in words. */
export function occurrence(term: BusinessTerm, say: Say): string {
  const parent = parentOf(term)?.id ?? '';
  const sentence = isAlwaysThere(term, 'cardinality')
    ? say('always')
    : isAlwaysThere(term, 'xrechnungCardinality')
      ? say('alwaysXr')
      : isMandatory(term, 'cardinality')
        ? say('within', { parent })
        : isMandatory(term, 'xrechnungCardinality')
          ? say('withinXr', { parent })
          : say('optional');
  return term.cardinality.endsWith('n') ? `${sentence} ${say('several')}` : sentence;
}

/** When a changed value reaches the invoice; nothing where the sources differ in this. */
export function whenRead(id: string, say: Say): EntityBlock[] {
  const sources = termSource(id);
  if (sources.every(({ posted }) => posted)) {
    const link = { text: say('correctLink'), to: '/HowTo/CorrectInvoice' };
    return [{ kind: 'text', cell: [say('sourcePosted'), link] }];
  }
  const isRead = sources.every(({ kind, posted }) => kind === 'platform' && !posted);
  return isRead ? [{ kind: 'text', cell: say('sourceRead') }] : [];
}
