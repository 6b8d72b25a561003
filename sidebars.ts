import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'How to',
      link: { type: 'doc', id: 'HowTo/index' },
      items: [
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
            'HowTo/ManyCustomers',
            'HowTo/Companies',
            'HowTo/JobQueue',
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
    },
    'eDocument',
    'xInvoice',
    'ValidTable',
    {
      type: 'category',
      label: 'Setup',
      link: { type: 'doc', id: 'Setup/index' },
      collapsed: false,
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
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      link: { type: 'doc', id: 'Reference/index' },
      items: [
        'Reference/Check',
        'Reference/BusinessTerms',
        'Reference/FieldIndex',
        'Reference/Rules',
        'Reference/Law',
        'Reference/LeitwegID',
        'Reference/CashDiscount',
        'Reference/Glossary',
      ],
    },
    'Release Notes/ModificationHistory',
    { type: 'link', label: 'News', href: '/blog' },
    'Offline',
    'Accessibility',
  ],
};

export default sidebars;
