import { describe, expect, it } from 'vitest';
import { decodeReport } from '../decode';
import { english, german, gravity } from '../testing';

describe('what a mail server answers', () => {
  it('without an enhanced code is an email as well', () => {
    expect(
      english('554 Service unavailable; Client host [192.0.2.1] blocked using a list'),
    ).toMatch(/because of its sender/);
  });

  it.each([
    'Die E-Mail-Adresse wurde blockiert, nachdem eine frühere Zustellung fehlgeschlagen ist.',
    'Not delivering to previously bounced address',
    'You tried to send to a recipient that has been marked as inactive.',
    'Address is on the suppression list for your account',
  ])('before it sends to a blocked address: %j', (text) => {
    expect(english(text)).toMatch(/does not send to this address any more/);
  });

  it('by a rule of its own says nothing of the sender', () => {
    expect(
      english('550 5.7.1 TRANSPORT.RULES.RejectMessage; rejected by organization policy'),
    ).toMatch(/by a policy of its own/);
  });

  it('by the size that a recipient takes says nothing of its senders', () => {
    expect(
      english('550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient'),
    ).toMatch(/is larger than the recipient/);
  });

  it.each([
    '550 5.1.1 Bad destination mailbox address',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient invoice@customer.example not found by SMTP address lookup',
    '553 5.1.3 Bad recipient address syntax',
    '550 5.2.1 Mailbox disabled, not accepting messages',
    '551 User not local; please try <forward-path>',
    '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
    '550 Benutzer nicht bekannt/User unknown',
    '554 Sorry, no mailbox here by that name. (#5.1.1)',
    '550 unrouteable address',
    'Ihre Nachricht an rechnung@kunde.example konnte nicht zugestellt werden. rechnung wurde unter kunde.example nicht gefunden.',
    'User invoice@customer.example not listed in Domino Directory',
    '556 5.1.10 Recipient address has null MX',
    "Your message wasn't delivered to a@b.example because the domain b.example couldn't be found.",
    'Die von Ihnen eingegebene E-Mail-Adresse konnte nicht gefunden werden.',
  ])('is that there is no such mailbox: %j', (text) => {
    expect(english(text)).toMatch(/address or domain does not exist/);
  });

  it.each([
    '552 5.2.2 Over STORAGE quota',
    '550 Benutzer hat das Speichervolumen ueberschritten.',
    '452 4.2.2 The email account that you tried to reach is over quota.',
    '552 Requested mail actions aborted: exceeded storage allocation',
    'Das Postfach des Empfängers ist voll und kann derzeit keine Nachrichten annehmen.',
    'Das Postfach von rechnung@kunde.example ist voll.',
    'Recipient inbox full.',
  ])('is that the mailbox is full: %j', (text) => {
    expect(english(text)).toMatch(/mailbox of the recipient is full/);
  });

  it.each([
    '421 4.3.0 Temporary System Problem. Try again later',
    '450 4.2.0 Recipient address rejected: Greylisted',
    '451 4.4.2 Timeout - closing connection.',
    '451 Requested action aborted: local error in processing',
    '421 Server vorübergehend nicht verfügbar. Versuchen Sie es später noch einmal.',
    'Delivery to the following recipients has been delayed.',
    'There was a temporary problem delivering your message to a@b.example.',
    'Zustellung unvollständig.',
    'Die Nachricht wurde noch nicht zugestellt. Der Server wird weiterhin versuchen, die Nachricht zuzustellen.',
    '4.7.500 Access denied, please try again later',
  ])('is that it comes later: %j', (text) => {
    expect(english(text)).toMatch(/puts emails off/);
  });

  it.each([
    '550 4.4.7 QUEUE.Expired; message expired',
    '554 5.4.14 Hop count exceeded - possible mail loop',
    '5.7.323 tlsa-invalid: The domain failed DANE validation.',
    'Diese Nachricht wird in einer Endlosschleife weitergeleitet.',
    '503 Bad sequence of commands',
    '5.4.1 No answer from host',
    'Status: 5.4.2 (Bad connection)',
    '4.4.316 Connection refused [Message=Socket error code 10061]',
    'The recipient server did not accept our requests to connect.',
  ])('is that the servers do not reach each other: %j', (text) => {
    expect(english(text)).toMatch(/could not hand the email over/);
  });

  it.each([
    '552 Nachricht abgelehnt wegen Spam- oder Virusinhalten',
    '571 5.7.1 message classified as spam (Nachricht als Spam eingestuft)',
    '550 High probability of spam',
    '552 Message rejected for spam or virus content',
    '554 rejected due to spam content',
    'Suspected phishing attempt',
  ])('is that a filter stopped it: %j', (text) => {
    expect(english(text)).toMatch(/spam or virus filter/);
  });

  it.each([
    '554 5.7.1 : Relay access denied',
    '554 5.4.4 <mail.customer.example #5.4.4 smtp; 550 5.4.4 Unable to relay>',
  ])('is that it passes nothing on, by either server: %j', (text) => {
    expect(english(text)).toMatch(/did not pass the email on/);
  });

  it.each([
    ['Es wurde kein Empfänger angegeben.', /has no address for the recipient/],
    ['MAPI services are not available on this system', /no mail program that the software can use/],
  ])('was not even sent: %s', (text, answer) => {
    expect(english(text)).toMatch(answer);
  });

  it('that puts off what it will never take names the cause', () => {
    expect(
      english(
        'dsn=4.0.0, status=deferred (host mx.customer.example refused to talk to me: 554-Bad DNS PTR resource record)',
      ),
    ).toMatch(/because of its sender/);
  });

  it('may name the domain of the sender without a code', () => {
    expect(
      english('Access denied, sending domain [EXAMPLE.ORG] does not pass DMARC verification'),
    ).toMatch(/because of its sender/);
  });

  it.each([
    '550 5.7.23 The message was rejected because of Sender Policy Framework violation',
    '550 5.7.509 Access denied, sending domain example.com does not pass DMARC verification',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using ix.dnsbl.manitu.net',
    '554 IP=192.0.2.1 - None/bad reputation.',
    '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
    '530 5.7.57 Client not authenticated to send mail',
    '550 5.4.5 Daily user sending limit exceeded.',
    'Der Client wurde nicht authentifiziert.',
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    '554 Transaction failed: Reject due to policy restrictions',
  ])('is that it does not let the sender through: %j', (text) => {
    expect(english(text)).toMatch(/because of its sender/);
  });

  it.each([
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
    '550 5.7.124 Sender not in allowed-senders list',
    '550 5.7.1 Delivery not authorized, message refused',
    'Sie sind nicht berechtigt, Nachrichten an diesen Empfänger zu senden.',
    'Die Gruppe akzeptiert nur Nachrichten von Personen in ihrer Organisation.',
  ])('is that the recipient takes certain senders only: %j', (text) => {
    expect(english(text)).toMatch(/certain senders/);
  });

  it.each([
    '552 5.7.0 Our system detected an illegal attachment on your message.',
    '554 5.7.1 The file type .xml is blocked by the administrator',
    'B-ATTACH: Die Mail enthält einen Anhang (Attachment), welcher nicht versendet werden darf.',
  ])('is that it takes no such attachment: %j', (text) => {
    expect(english(text)).toMatch(/mail filter took the file out/);
  });

  it.each([
    '552 5.3.4 Message size exceeds fixed limit',
    '552 5.2.3 Message length exceeds administrative limit',
    '552 Error: message too large',
    "Your message exceeded Google's message size limits.",
  ])('is that it is too large: %j', (text) => {
    expect(english(text)).toMatch(/larger than the recipient, or a mail server/);
  });

  it.each([
    '550 5.7.1 Access denied',
    'Your message to a@b.example has been blocked.',
    'Ihre Nachricht wurde nicht zugestellt, da der E-Mail-Anbieter des Empfängers sie abgelehnt hat.',
    '554 Transaction failed',
  ])('is a refusal without a reason: %j', (text) => {
    expect(english(text)).toMatch(/by a policy of its own/);
  });
});

describe('a mail server', () => {
  it.each([
    ['550 5.1.1 User unknown', /gibt es nicht/],
    ['421 4.3.0 Temporary System Problem. Try again later', /vorerst/],
    ['552 Nachricht abgelehnt wegen Spam- oder Virusinhalten', /Spam- oder Virenfilter/],
    ['550 5.7.124 Sender not in allowed-senders list', /bestimmter Absender/],
  ])('says it in German: %j', (text, said) => {
    expect(german(text)).toMatch(said);
  });

  it('refuses, or only puts off', () => {
    expect(gravity('550 5.1.1 User unknown')).toBe('fatal');
    expect(gravity('450 4.2.0 Recipient address rejected: Greylisted')).toBe('information');
  });

  it.each([
    'Total 550 EUR message was rejected by the approver',
    '554 pieces were not accepted by the customer',
    '452 messages were imported',
    'The value 5.4.1 in the field Version is too long',
    'Chapter 5.5.1 describes the invoice',
    'The mailbox has been blocked due to inactivity',
    'Ihre Nachricht haben wir erhalten. Die Rechnung wurde abgelehnt.',
    'In der Nachricht ist die Adresse des Käufers nicht gefunden worden',
    'Customer address not found',
    '[BR-CO-15] 550 5.1.1',
    'Das Bankkonto hat nicht genügend Speicherplatz für weitere Anhänge zum Beleg.',
    'The folder Inbox is full of unprocessed purchase invoices.',
    'Position 450 wird später geliefert, Menge fehlt',
    'Document 421: the posting service is busy, the invoice will be retried later',
    'Status: deferred revenue account is missing on line 3',
    'Message rejected because its content does not match the schema',
    'Das Portal akzeptiert nur Nachrichten im Format UBL 2.1',
    'Loop detected in the approval workflow of purchase invoice 1001',
    'Retry timeout exceeded while calling https://api.example/peppol/send',
    'The vendor is on the blacklist and its invoices are not processed.',
    'Invoice rejected due to policy: purchase order number is mandatory',
    'Version 5.0.0 of the schematron is not supported',
    'Error 550: line amount blocked for payment',
    'Rule set 4.7.1 applied; sender VAT id missing',
    'Section 5.2.2 of the Peppol BIS: VAT category',
    'Ihre Nachricht wurde vom Empfänger abgelehnt: Rechnung ohne Bestellnummer',
    'User not found in tenant. Please check the Business Central user setup.',
    'Die E-Mail-Adresse im Kreditorenstamm ist unbekannt: Kreditor 4711',
    'Mailbox of the purchaser not found in the approval workflow',
  ])('did not write %j', (text) => {
    expect(english(text)).not.toMatch(/email|mailbox|mail server/);
  });
});

describe('an attachment', () => {
  it.each([
    'Der E-Mail-Beleg wurde abgelehnt. Pro E-Mail sind mehrere Anhänge nicht zulässig.',
    'Die E-Mail konnte nicht verarbeitet werden. Der Anhang hat ein nicht unterstütztes Format.',
    'The attachment invoice.docx is not supported; please send your invoice as PDF or XML.',
  ])('of the email is none of the invoice: %j', (text) => {
    expect(decodeReport(text, 'en-GB').steps.flatMap(({ terms }) => terms)).toEqual([]);
  });

  it('may be meant in either where the text leaves it open', () => {
    expect(english('The attachment is too large')).toMatch(/of the invoice .* or of the email/);
  });

  it.each([
    'Die Anlage 5 zur Rechnung ist nicht zulässig: Umsatzsteuervoranmeldung',
    'Gründe dafür können sein: Anhang zu groß, Datei unlesbar',
    'No malware was found in the file. Invoice accepted.',
    'Die Datei konnte nicht auf Schadsoftware geprüft werden, da sie verschlüsselt ist.',
    'Invoice amount exceeds limit: approval required',
    'Message text exceeds the maximum size of 250 characters',
    'More than one invoice matches the payment reference.',
    'Multiple attachments found in the incoming document; choose the main attachment',
    'Only XML files with UTF-8 encoding are supported',
    'Only the XML part is relevant; VAT category AE is not supported',
    'Invoice exceeds the tolerance limit of the purchase order',
    'Rechnung 4711 ist bereits registriert (Dublette)',
    'Diese E-Mail-Adresse ist bereits registriert.',
    'The payment method is not allowed for this vendor',
  ])('or file or sender is not what is wrong in %j', (text) => {
    expect(english(text)).not.toMatch(
      /attachment|virus scanner|larger than|this kind of file|does not know the sender/,
    );
  });
});
