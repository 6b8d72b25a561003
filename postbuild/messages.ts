import { defineMessages } from '../src/locales/messages';

export const messages = defineMessages({
  'en-GB': {
    'category.docs': 'Documentation',
    'category.blog': 'News',
    'category.page': 'Documentation',
    'handbook.title': 'eDocument: Handbook',
    'handbook.subtitle':
      'Electronic documents and e-invoicing in Microsoft Dynamics 365 Business Central',
    'handbook.contents': 'Contents',
    'handbook.asOf': 'As of',
    'handbook.online': 'Always up to date:',
    'handbook.tool': 'Use the tool online:',
    'markdown.summary':
      'Documentation of an add-on for Microsoft Dynamics 365 Business Central: electronic documents, e-invoicing, dispatch, XML schemas and processes.',
    'markdown.general': 'Pages',
    'markdown.news': 'News',
  },
  'de-DE': {
    'category.docs': 'Dokumentation',
    'category.blog': 'Neuigkeiten',
    'category.page': 'Dokumentation',
    'handbook.title': 'eDocument: Handbuch',
    'handbook.subtitle':
      'Elektronische Belege und E-Rechnung in Microsoft Dynamics 365 Business Central',
    'handbook.contents': 'Inhalt',
    'handbook.asOf': 'Stand',
    'handbook.online': 'Immer aktuell:',
    'handbook.tool': 'Das Werkzeug finden Sie online:',
    'markdown.summary':
      'Dokumentation eines Add-ons für Microsoft Dynamics 365 Business Central: elektronische Belege, E-Rechnung, Versand, XML-Schemata und Prozesse.',
    'markdown.general': 'Seiten',
    'markdown.news': 'Neuigkeiten',
  },
});
