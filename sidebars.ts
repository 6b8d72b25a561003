import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { entities } from './src/facts/field-model';
import { defaultLocale, inLocale } from './src/locales';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Pages under a head that is always open. */
const group = (label: string, items: Item[], page?: string): Item => ({
  type: 'category',
  label,
  ...(page !== undefined && { link: { type: 'doc', id: page } }),
  collapsible: false,
  className: 'sidebar-group',
  items,
});

const sidebars: Record<string, Item[]> = {
  docs: [
    'intro',
    group(
      'Tasks',
      [
        {
          type: 'category',
          label: 'Get started',
          items: [
            'HowTo/Install',
            'HowTo/FirstXRechnung',
            'HowTo/TestSafely',
            'HowTo/GoLive',
            'HowTo/Compare',
          ],
        },
        {
          type: 'category',
          label: 'Send',
          items: [
            'HowTo/PublicBody',
            'HowTo/ZugferdByEmail',
            'HowTo/Peppol',
            'HowTo/Attachments',
            'HowTo/Discounts',
            'HowTo/CashDiscount',
            'HowTo/DirectDebit',
            'HowTo/Prepayments',
            'HowTo/ReverseCharge',
            'HowTo/ExemptAndExport',
            'HowTo/FromAbroad',
          ],
        },
        {
          type: 'category',
          label: 'Correct',
          items: [
            'HowTo/Rejected',
            'HowTo/CorrectInvoice',
            'HowTo/CreditMemos',
            'HowTo/RejectedCode',
            'HowTo/Faq',
          ],
        },
        {
          type: 'category',
          label: 'Run',
          items: [
            'HowTo/January2027',
            'HowTo/ExportLists',
            'HowTo/ManyCustomers',
            'HowTo/Companies',
            'HowTo/JobQueue',
            'HowTo/DayAtWork',
            'HowTo/Archive',
            'HowTo/Update',
          ],
        },
        {
          type: 'category',
          label: 'Extend',
          items: ['HowTo/ChangeXml', 'HowTo/Extend'],
        },
      ],
      'HowTo/index',
    ),
    group('Tools', [
      'Reference/Check',
      'Reference/Decode',
      'Reference/Rehearsal',
      'Reference/LeitwegID',
      'Reference/CashDiscount',
    ]),
    group('The add-on', [
      'eDocument',
      'xInvoice',
      'ValidTable',
      {
        type: 'category',
        label: 'Setup',
        link: { type: 'doc', id: 'Setup/index' },
        items: [
          'Setup/AssistedSetup/index',
          'Setup/GeneralSetup',
          'Setup/Countries_Regions',
          'Setup/Currencies',
          'Setup/Units',
          {
            type: 'category',
            label: 'Dispatch',
            link: { type: 'doc', id: 'Setup/Dispatch/index' },
            items: ['Setup/Dispatch/DocumentTypes', 'Setup/Dispatch/DocumentTemplates'],
          },
          'Setup/SendingTypes',
          'Setup/TargetList',
          'Setup/PDFField',
          {
            type: 'category',
            label: 'Processes',
            link: { type: 'doc', id: 'Setup/Process/index' },
            items: ['Setup/Process/ProcessTemplate', 'Setup/Process/ProcessSubpage'],
          },
          {
            type: 'category',
            label: 'XML Schemas',
            link: { type: 'doc', id: 'Setup/XML_Schemas' },
            items: [
              'Setup/XMLSchemas/index',
              'Setup/XMLSchemas/XMLSchemaLines',
              'Setup/XMLSchemas/XMLSchemasSubpage',
            ],
          },
          'Setup/DocumentFields',
        ],
      },
    ]),
    group(
      'Look up',
      [
        'Reference/Messages',
        'Reference/Rules',
        'Reference/BusinessTerms',
        { type: 'link', label: 'Code lists', href: '/Reference#code-lists' },
        'Reference/FieldIndex',
        'Reference/Objects',
        'Reference/Law',
        'Reference/VatData',
        'Reference/Glossary',
      ],
      'Reference/index',
    ),
    group('Handbook', [
      'Release Notes/ModificationHistory',
      { type: 'link', label: 'News', href: '/blog' },
      'Offline',
      'Accessibility',
    ]),
  ],
};

/** Pages of the add-on: their labels are captions, which must be found there word for word. */
const captions = new Set<unknown>(
  Object.values(entities).flatMap((entity) => [
    entity.doc.replace(/\.mdx$/, ''),
    inLocale(entity, defaultLocale),
  ]),
);
/** Tells translators of browsers; items take no other attribute. A category has it with its pages. */
const className = 'notranslate';

const withCaptions = (items: Item[]): Item[] =>
  items.map((item) => {
    if (typeof item === 'string') {
      return captions.has(item) ? { type: 'doc', id: item, className } : item;
    }
    if (item.type !== 'category' || !Array.isArray(item.items)) return item;
    if (captions.has(item.label)) return { ...item, className };
    return { ...item, items: withCaptions(item.items as Item[]) };
  });

export default Object.fromEntries(
  Object.entries(sidebars).map(([name, items]) => [name, withCaptions(items)]),
) satisfies SidebarsConfig;
