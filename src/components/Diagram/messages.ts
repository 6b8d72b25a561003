import { defineMessages } from '@site/src/locales/messages';

export const messages = defineMessages({
  'en-GB': { asText: 'Diagram as text' },
  'de-DE': { asText: 'Diagramm als Text' },
});
