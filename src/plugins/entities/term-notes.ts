/** Sentences about terms that may be missing, and about the moment when a changed value counts. */
import type { EntityBlock } from '../../facts/entity-page';
import { readerSteps, type Holder } from '../../facts/next-step';
import { businessTerm, type BusinessTerm } from '../../facts/samples/business-terms';
import { termSource } from '../../facts/term-sources';
import type { LocaleId } from '../../locales';
import type { Say } from './text';

/** Nobody corrects a value that nobody enters. */
const NEVER_ENTERED: ReadonlySet<Holder> = new Set(['schema', 'own-schema', 'operation']);

type Standard = 'cardinality' | 'xrechnungCardinality';

/** The parent of a term: a scheme is part of its identifier, not of the group. */
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

/** A sentence that says if an invoice may lack the term. */
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

/** The moment from which a changed value counts; nothing where the sources differ in this. */
export function whenRead(id: string, locale: LocaleId, say: Say): EntityBlock[] {
  const [holder, ...others] = new Set(termSource(id).map((source) => source.holder));
  if (holder === undefined || others.length > 0 || NEVER_ENTERED.has(holder)) return [];
  const [error] = readerSteps(holder, locale, 'stopped');
  if (!error) return [];
  const intro = say(holder === 'platform-field' ? 'sourcePosted' : 'sourceRead');
  return [
    {
      kind: 'text',
      cell: [`${intro} ${error.sentence}`, { text: say('actionLink'), to: error.place }],
    },
  ];
}
