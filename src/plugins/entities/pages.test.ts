import { describe, expect, it } from 'vitest';
import { CODE_LISTS, TERMS_OF_LIST } from '../../facts/code-tables';
import type { EntityPage } from '../../facts/entity-page';
import { ruleRoute } from '../../facts/entity-routes';
import { ledgerEntries } from '../../facts/ledger-model';
import { nationalRule } from 'edocument-invoice';
import { holderOfRule, rules } from '../../facts/rule-model';
import { businessTerm, businessTerms } from '../../facts/samples/business-terms';
import { cellText } from '../../facts/table';
import families from '../../desk/decode/ids/families.json';
import { localeIds } from '../../locales';
import { engineRules } from './engine-rules';
import { rulePages } from './rule-pages';
import { tablePages } from './tables';
import { termPages } from './term-pages';

/** The text of a page about codes. */
function codesOn({ sections }: EntityPage): string {
  const section = sections.find(({ id }) => id === 'codes');
  return (section?.blocks ?? [])
    .flatMap((block) => {
      if (block.kind === 'text') return [cellText(block.cell)];
      return block.kind === 'list' ? block.items.map(cellText) : [];
    })
    .join('\n');
}

/** The prose of a page, without its code. */
function proseOf({ title, lead, sections }: EntityPage): string {
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    title,
    cellText(lead),
    ...sections.map((section) => section.title),
    ...blocks.flatMap((block) => {
      if (block.kind === 'text') return [cellText(block.cell)];
      if (block.kind === 'list') return block.items.map(cellText);
      if (block.kind === 'facts')
        return block.rows.flatMap(([name, value]) => [name, cellText(value)]);
      if (block.kind !== 'code') return [];
      return [block.title, block.text.trim().startsWith('<') ? '' : block.text];
    }),
  ].join('\n');
}

describe.each(localeIds)('pages of terms in %s', (locale) => {
  const pages = new Map(termPages(locale).map((page) => [page.id, page]));
  const lists = tablePages(locale)
    .filter(({ route }) => route.includes('/CodeLists/'))
    .map(({ model }) => model.caption);

  it('name a code list for codes and schemes, and for nothing else', () => {
    const coded = new Set(CODE_LISTS.flatMap((name) => TERMS_OF_LIST[name]));
    const wrong = businessTerms.filter(({ id, type }) => {
      const [first = ''] = codesOn(pages.get(id) as EntityPage).split('\n');
      return lists.includes(first) !== coded.has(id) || (type === 'code' && !coded.has(id));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    for (const id of coded) {
      expect(businessTerm(id)?.type === 'code' || id.endsWith('-1'), id).toBe(true);
    }
  });

  it('say which field fills the term', () => {
    const silent = [...pages].filter(
      ([id, { description }]) =>
        /^BT-(9|13|72)$/.test(id) && !/Business Central: /.test(description),
    );
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  it('are found by what people call the term', () => {
    const names =
      locale === 'de-DE' ? ['Zahlungsziel', 'Bankverbindung'] : ['due date', 'bank details'];
    expect(pages.get('BT-9')?.keywords).toContain(names[0]);
    expect(pages.get('BT-84')?.keywords).toContain(names[1]);
  });

  it('have enough to read', () => {
    const words = [...pages].map(([id, page]) => ({
      id,
      count: proseOf(page).match(/\p{L}{2,}/gu)?.length ?? 0,
    }));
    expect(words.filter(({ count }) => count < 150)).toEqual([]);
  });

  it.each([
    ['BT-29', 'BT-29-1'],
    ['BT-125', 'BT-125-1'],
    ['BT-158', 'BT-158-1'],
  ])('say of %s that its value is no code, and name the list of %s', (id, part) => {
    const text = codesOn(pages.get(id) as EntityPage);
    expect(text).toMatch(/is not a code|ist kein Code/);
    expect(text).toContain(`${part} `);
    expect(lists.some((caption) => text.endsWith(caption))).toBe(true);
  });
});

describe('a term may be missing', () => {
  const pages = new Map(termPages('en-GB').map((page) => [page.id, proseOf(page)]));

  it.each([
    ['BT-1', 'Every invoice contains it.'],
    ['BG-25', 'Every invoice contains it. It can occur more than once.'],
    ['BT-10', 'Every XRechnung contains it.'],
    ['BT-34-1', 'Every XRechnung contains it.'],
    ['BT-160', 'Mandatory wherever BG-32 is in the invoice.'],
    ['BT-158-1', 'Mandatory wherever BT-158 is in the invoice.'],
    ['BT-77', 'Mandatory in an XRechnung wherever BG-15 is in it.'],
    ['BT-9', 'Optional. An invoice without it is valid unless'],
  ])('%s: %s', (id, sentence) => {
    expect(pages.get(id)).toContain(sentence);
  });
});

describe('a wrong value', () => {
  const pages = new Map(termPages('en-GB').map((page) => [page.id, proseOf(page)]));

  it.each(['BT-44', 'BT-153'])('of %s is corrected in the document', (id) => {
    expect(pages.get(id)).toContain('cannot be changed after posting');
  });

  it.each(['BT-38', 'BT-42'])('of %s is corrected in master data', (id) => {
    expect(pages.get(id)).toContain('Then choose Restart');
  });

  it.each(['BT-46', 'BT-62', 'BT-106'])('of %s has no single way', (id) => {
    expect(pages.get(id)).not.toMatch(/before you post|choose Restart/);
  });
});

describe.each(localeIds)('pages of rules in %s', (locale) => {
  const examples = new Map(
    rulePages(locale).map(({ id, sections }) => [
      id,
      sections.find((section) => section.id === 'example')?.blocks ?? [],
    ]),
  );
  const titles = (id: string) =>
    (examples.get(id) ?? []).flatMap((block) => (block.kind === 'code' ? [block.title] : []));

  it('show each rule of a validator broken and obeyed, but those that a text cannot show', () => {
    const bare = [...examples].filter(([id]) => titles(id).length === 0).map(([id]) => id);
    expect(bare.sort()).toEqual(
      [
        ...['BR-CO-05', 'BR-CO-06', 'BR-CO-07', 'BR-CO-08'],
        ...['BR-66', 'BR-67', 'BR-CO-25', 'BR-TMP-4', 'BR-TMP-5', 'BR-TMP-6', 'BR-TMP-7'],
      ].sort(),
    );
    for (const [id, blocks] of examples) expect(blocks.length, id).toBeGreaterThan(0);
  });

  it('show both syntaxes, or say why one is missing', () => {
    for (const id of ['BR-CL-08', 'BR-S-01', 'BR-DE-TMP-32', 'PEPPOL-EN16931-R053']) {
      expect(titles(id), id).toHaveLength(4);
    }
    const silent = [...examples].filter(([id, blocks]) => {
      const shown = ['UBL', 'CII'].filter((name) => titles(id).some((one) => one.startsWith(name)));
      const said = blocks.some(
        (block) => block.kind === 'text' && /validators|Prüfprogramm/.test(cellText(block.cell)),
      );
      return shown.length === 1 && !said;
    });
    expect(silent.map(([id]) => id)).toEqual([]);
  });
});

describe.each(localeIds)('faults of rules in %s', (locale) => {
  const pages = rulePages(locale);

  it('are the titles of their pages, all different, also without the id', () => {
    const faults = pages.map(({ title }) => title.replace(/^[^:]+: /, ''));
    expect(pages.length).toBeGreaterThanOrEqual(345);
    expect(faults.filter((fault, index) => faults.indexOf(fault) !== index)).toEqual([]);
    for (const fault of faults) expect(fault).not.toMatch(/\(B[GT]-\d|\.$/);
  });

  it('are what a reader finds first, and the rule does not contradict it', () => {
    const page = pages.find(({ id }) => id === 'BR-DE-15');
    const fault = locale === 'de-DE' ? 'Käuferreferenz fehlt' : 'buyer reference missing';
    expect(cellText(page?.lead ?? '')).toContain(fault);
    expect(page?.title).toBe(`BR-DE-15: ${fault}`);
  });

  it('have one way each: of the holder, of a warning, or of schemas of one’s own', () => {
    const remedyOf = (id: string) => {
      const page = pages.find((one) => one.id === id);
      const section = page?.sections.find((one) => one.id === 'remedy');
      return proseOf({
        ...(page as EntityPage),
        lead: '',
        title: '',
        sections: section ? [section] : [],
      });
    };
    const [restart, cancel, schema] =
      locale === 'de-DE'
        ? ['Neu starten', 'Inforegister eDocument', 'eigenen Schema']
        : ['Restart', 'FastTab eDocument', 'schema of your own'];
    expect(remedyOf('BR-DE-15')).toContain(restart);
    expect(remedyOf('BR-DE-15')).toContain(cancel);
    expect(remedyOf('BR-DE-10')).not.toContain(restart);
    expect(remedyOf('BR-CO-10')).toContain(schema);
    expect(remedyOf('BR-DE-19')).not.toContain(restart);
    expect(remedyOf('BR-DEX-01')).not.toContain(restart);
  });
});

describe.each(localeIds)('parts of rule pages in %s', (locale) => {
  const pages = rulePages(locale);
  const linksIn = (page: EntityPage, part: string) =>
    JSON.stringify(page.sections.find(({ id }) => id === part)?.blocks ?? []);

  it('lead to the check of an invoice and to related rules, or say that there are none', () => {
    const without = (part: string, link: string) =>
      pages.filter((page) => !linksIn(page, part).includes(link)).map(({ id }) => id);
    expect(without('remedy', '"/Reference/Check"')).toEqual([]);
    expect(without('related', '/Reference/Rules/')).toEqual(['PEPPOL-EN16931-R008']);
    expect(linksIn(pages.find(({ id }) => id === 'BR-25') as EntityPage, 'related')).toContain(
      'BR-54',
    );
  });

  it('say which version of the rules is in force beside the one that is checked', () => {
    const version = ledgerEntries.find(({ id }) => id === 'peppol')?.version[locale];
    const page = pages.find(({ id }) => id === 'BR-01') as EntityPage;
    expect(version).toMatch(/^3\.0\.\d+$/);
    expect(linksIn(page, 'severity')).toContain(version);
  });

  it('name the fields of both parties where either may lack a number', () => {
    const page = pages.find(({ id }) => id === 'BR-AE-02') as EntityPage;
    const fields = linksIn(page, 'field');
    for (const term of ['BT-31', 'BT-47', 'BT-48']) expect(fields).toContain(term);
    expect(fields).not.toContain('BT-63');
  });

  it('speak of the reader’s invoice only where eDocument may have written it', () => {
    const mine = locale === 'de-DE' ? 'für Ihre Rechnung' : 'for your invoice';
    const leadOf = (id: string) => cellText(pages.find((page) => page.id === id)?.lead ?? '');
    expect(leadOf('BR-DE-15')).toContain(mine);
    expect(leadOf('BR-CO-10')).not.toContain(mine);
  });

  it('lead to schema lines only where a schema line holds the value', () => {
    const wrong = pages.filter(
      (page) =>
        ['platform-field', 'master-data', 'setup'].includes(holderOfRule(page.id) ?? '') &&
        !/CVD|BR-54|R121|TMP-32/.test(page.id) &&
        linksIn(page, 'field').includes('"to":"/Setup/XMLSchemas/XMLSchemaLines"'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(localeIds)('descriptions in %s', (locale) => {
  it('are whole sentences, none cut and none ending at an abbreviation', () => {
    const pages = [...rulePages(locale), ...termPages(locale), ...tablePages(locale)];
    const wrong = pages
      .map(({ description }) => description)
      .filter((text) => /…|\b(MwSt|USt-IdNr|Nr|No|Einr|bzw|z\. B)\.$|\p{L}$/u.test(text));
    expect(wrong).toEqual([]);
    const unfit = pages.filter(({ description: { length } }) => length < 50 || length > 160);
    expect(unfit.map(({ description }) => description)).toEqual([]);
  });

  it('name the rule', () => {
    const nameless = rulePages(locale).filter(({ id, description }) => !description.includes(id));
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });

  it('say more than the title', () => {
    const bare = rulePages(locale).filter(({ title, description }) => description === `${title}.`);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(localeIds)('addresses of rules in %s', (locale) => {
  const tables = tablePages(locale);
  const addresses = new Set([
    ...rulePages(locale).map(({ route }) => route),
    ...tables.flatMap(({ route, model }) => model.rows.map(({ id }) => `${route}#${id ?? ''}`)),
  ]);

  it('lead to a page or a row for each rule that is judged, described or decoded', () => {
    const ids = [
      ...engineRules.keys(),
      ...rules.flatMap(({ id, also = [] }) => [id, ...also]),
      ...Object.keys(families.families).map((family) => `${family}-01`),
    ];
    expect(ids.length).toBeGreaterThan(1780);
    expect(ids.filter((id) => !addresses.has(ruleRoute(id)))).toEqual([]);
  });

  it('say of each national rule whom it is for, what it requires and what to do', () => {
    const national = [...engineRules.keys()].filter(
      (id) => /^[A-Z]{2}-[RS]-0/.test(id) && !id.startsWith('BR-'),
    );
    expect(national).toHaveLength(101);
    for (const id of national) {
      const rule = nationalRule(id, locale);
      const page = tables.find(({ route }) => ruleRoute(id).startsWith(`${route}#`));
      const text = [
        page?.lead ?? '',
        ...(page?.model.rows.find((row) => row.id === id)?.cells ?? []),
      ]
        .map(cellText)
        .join(' ');
      for (const part of [rule?.applies, rule?.demand, rule?.remedy]) {
        expect(part, id).toMatch(/\S/);
        expect(text).toContain(part);
      }
      expect(rule?.bts.length, id).toBeGreaterThan(0);
      expect(rule?.bts.filter((bt) => !businessTerm(bt))).toEqual([]);
      expect(text).toMatch(/Error|Warning|Fehler|Warnung/);
    }
  });
});

describe.each(localeIds)('pages with tables in %s', (locale) => {
  const pages = tablePages(locale);

  it('have descriptions of whole sentences that fit a results page', () => {
    for (const { description, route } of pages) {
      expect(description, route).toMatch(/^\p{Lu}.*\.$/u);
      expect(description.length, route).toBeLessThanOrEqual(160);
    }
  });

  it('do not call a selection of codes all of them', () => {
    const units = pages.find(({ route }) => route.endsWith('/units'));
    expect(`${units?.description} ${String(units?.lead)}`).not.toMatch(/\bAll codes|Alle Codes/);
    expect(units?.description).toMatch(/2[.,]011/);
    expect(units?.moreTitle).toMatch(/2[.,]011/);
  });

  it('lead from the German rules of Peppol to those of XRechnung that they repeat', () => {
    const family = pages.find(({ route }) => route.endsWith('/DE-R'));
    for (const { id, cells } of family?.model.rows ?? []) {
      expect(JSON.stringify(cells), id).toMatch(/"to":"\/Reference\/Rules\/BR-(?:DE-\d+|TMP-2)/);
    }
    expect(family?.model.rows).toHaveLength(31);
  });
});
