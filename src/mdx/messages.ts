import { defineMessages } from '../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    'fieldTable.field': 'Field',
    'fieldTable.type': 'Type',
    'fieldTable.description': 'Description',
    'fieldTable.terms': 'BT',
    'fieldTable.example': 'Example',
    'fieldTable.default': 'Default',
    'fieldTable.editableWhen': 'Can be changed',
    download: 'Download the complete file',
  },
  'de-DE': {
    'fieldTable.field': 'Feld',
    'fieldTable.type': 'Typ',
    'fieldTable.description': 'Beschreibung',
    'fieldTable.terms': 'BT',
    'fieldTable.example': 'Beispiel',
    'fieldTable.default': 'Standardwert',
    'fieldTable.editableWhen': 'Änderbar',
    download: 'Vollständige Datei herunterladen',
  },
});
