import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const answerTo = (text: string) => decodeReport(text, 'en-GB');
const messagesOf = (text: string) => answerTo(text).steps.map(({ message }) => message);
const STORY =
  'The invoices of last month went out in one run. The office in the south wrote them, as it does each month, and the one in the north read them before they were put into the post, the books and the archive of the house.';

describe('running prose', () => {
  it.each([
    `${STORY} The converting of the file failed at some time, and the import of a document is not possible. Nobody knows the format that is expected.`,
    `${STORY}\n\nA wrong code in the list, an amount that differs, and a value that is not allowed: that happens.`,
    'The order of the customer must be attached. Is the file not accepted otherwise?',
  ])('has no answer by its words: %s', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [] });
  });

  it.each([
    'Wenn die Domain des Empfängers nicht existiert, erscheint eine Meldung zur E-Rechnung.',
    'Mögliche Fehler nach dem Versand der Rechnung sind ein volles Postfach: mailbox full.',
    'Ist die Option aktiv, wird bei fehlender Leitweg-ID eine Warnung ausgegeben.',
    'If the recipient is not registered, the e-invoice is not sent.',
    'Gründe dafür können ein volles Postfach oder ein zu großer Anhang der Rechnung sein.',
  ])('that says what may be tells of no event: %s', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [] });
  });

  it('tells of one by the code of a mail server', () => {
    expect(messagesOf('If the mailbox is full: 552 5.2.2 over quota')).toEqual([
      expect.stringMatching(/mailbox of the recipient is full/),
    ]);
  });
});

describe('a text that explains', () => {
  const HELP =
    'When you upload an invoice, the portal checks its form and then its rules. Typical errors are an invalid VAT ID, or that the buyer reference (BT-10) must be provided. Errors lead to rejection.';
  it('has no answer', () => {
    expect(answerTo(HELP)).toMatchObject({ status: 'nothing', steps: [] });
    const german =
      'Ab 2025 müssen Unternehmen E-Rechnungen empfangen können. Ein PDF allein wird dann nicht mehr als E-Rechnung akzeptiert. Zulässige Formate sind XRechnung und ZUGFeRD, andere sind nicht erlaubt, so steht es im Gesetz.';
    expect(answerTo(german)).toMatchObject({ status: 'nothing', steps: [] });
  });

  it.each([
    [`${HELP}\nBR-DE-15`, /buyer reference/],
    [`${HELP} One of the messages is "VAT number DE1 is invalid".`, /VAT identifier/],
    [`${HELP} Your invoice 1 was refused: VAT number DE1 is invalid.`, /VAT identifier/],
  ])('has one where a rule, a quotation or an event is in it: %s', (text, answer) => {
    expect(messagesOf(text).join()).toMatch(answer);
  });
});

describe('an email that came back', () => {
  it('is on no other way', () => {
    const mail =
      'Mail Delivery System\nIhre Nachricht konnte an folgende Empfänger nicht zugestellt werden:\n554 5.7.1 blocked using a list';
    expect(messagesOf(mail)).toEqual([expect.stringMatching(/because of its sender/)]);
  });

  it('has no number of HTTP', () => {
    const mail =
      'Mail delivery system\nAction: failed\nStatus: 5.X.X\nDiagnostic-Code: smtp; 550 ...';
    expect(messagesOf(mail)).toEqual([expect.stringMatching(/^The email came back/)]);
  });

  it('may only be late', () => {
    const mail =
      'This is the mail system at host a.example.\nYour message could not be delivered for more than 4 hours.\nConnection timed out';
    expect(messagesOf(mail)).toEqual([expect.stringMatching(/puts emails off/)]);
  });
});

describe('tags of HTML', () => {
  it('are no words of a text', () => {
    const tagged =
      'xml:\n<b>Check: </b>The file has <span class="important box">no unit code</span>';
    expect(messagesOf(tagged)).toEqual([expect.stringMatching(/no code of UN\/ECE/)]);
  });
});

describe('the reason of a refusal', () => {
  it('is that of a rule where it names one', () => {
    const [step] = answerTo('Die Rechnung wird abgelehnt, weil das Feld BT-10 leer ist.').steps;
    expect(step?.rules.map(({ id }) => id)).toEqual(['BR-DE-15']);
  });
});
