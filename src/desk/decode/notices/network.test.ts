import { describe, expect, it } from 'vitest';
import { english, german, gravity } from '../testing';

describe('a message of a network', () => {
  it.each([
    '[ERR-107] The SMP EXAMPLE-SMP does not exist',
    'Error registering participant iso6523-actorid-upis::0204:991-1 in the SML',
    'Failed to confirm the migration for participant 0208:1023985646 in SML',
    'Der Migrationsschlüssel ist abgelaufen.',
  ])('about a registration concerns no invoice: %j', (text) => {
    expect(english(text)).toMatch(/registering a participant/);
  });

  it.each([
    'Der Partner akzeptiert diese Rechnung nicht: Dokumententyp wird nicht unterstützt.',
    'receiver does not support document type',
  ])('about the kind of document names the formats: %j', (text) => {
    expect(english(text)).toMatch(/does not take this kind of document there/);
  });

  it('about a response is about no invoice', () => {
    expect(
      english(
        'document type identifier (busdox-docid-qns::ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1) is not supported.',
      ),
    ).toMatch(/A status message or response/);
  });

  it.each([
    [
      'Failed to register company identifier 9930:DE123456789, it might already be registered with another SMP. Feel free to contact support@example.com if you are unsure about how to proceed.',
      /own company is registered already/,
    ],
    ['Die Registrierung wurde nicht abgeschlossen.', /registering a participant/],
    [
      'Disposition: automatic-action/MDN-sent-automatically; processed Comment: no guarantee',
      /proves the transport/,
    ],
  ])('%s', (text, answer) => {
    expect(english(text)).toMatch(answer);
  });

  it('that a disturbance is over asks for nothing', () => {
    expect(german('Die Störung ist behoben. Der Dienst ist wieder verfügbar.')).toMatch(
      /oder über deren Ende/,
    );
  });

  it('about the answer of a directory says that the recipient was found', () => {
    expect(
      english('lookup failed: com.helger.smpclient.exception.SMPClientBadResponseException'),
    ).toMatch(/directory entry \(SMP\) was found/);
  });

  it('about a customer without a number names the Peppol address', () => {
    expect(german('Kein Peppol-Empfänger: Debitor 10000 hat keine USt-IdNr.')).toMatch(
      /bildet die Peppol-Adresse/,
    );
  });

  it('about what a log only warns of is as grave as any other', () => {
    const line =
      "09:39:14,928 WARN [scheduling-1] c.h.p.m.h.BasicHttpPoster [BasicHttpPoster.java:211] Failed to transmit AS4 Message to 'https://gateway.example'";
    expect(english(line)).toMatch(/failed on its way/);
    expect(gravity(line)).toBe('fatal');
  });

  it('about a certificate of a server is none about a signature', () => {
    expect(english('[SSL: CERTIFICATE_VERIFY_FAILED] self-signed certificate')).toMatch(
      /No secure connection came about/,
    );
  });

  it.each([
    '[ERR-106] The participant identifier already exists',
    'This participant is already registered at a different provider',
    'Die Peppol-ID ist bereits bei einem anderen Anbieter registriert.',
  ])('about a taken identifier concerns no invoice: %j', (text) => {
    expect(english(text)).toMatch(/own company is registered already/);
  });

  it.each([
    'Nicht im Peppol-Netzwerk gefunden',
    'Die Peppol-ID ist nicht registriert',
    'Participant does not exist',
    'Participant not found in SMP',
    'The receiver is not registered in the Peppol network',
    'UNSUPPORTED_DATA_FORMAT: Combination of receiver and document type identifier',
    'The following partners are not correctly configured to receive Peppol documents.',
    'Mottaker er ikke registrert i ELMA',
    'Mottagaren är inte registrerad för att ta emot e-fakturor via Peppol.',
    'Http error 404 document identifier not found',
    "The buyer's provider answered that it cannot deliver the document to the buyer",
    'E-APS24005',
    'no.difi.vefa.peppol.lookup: Found 0 endpoints for process',
    'Kunden kan ikke motta EHF',
  ])('names the recipient: %j', (text) => {
    expect(english(text)).toMatch(/recipient cannot be reached under this electronic address/);
  });

  it.each([
    'EBMS:0001 ValueNotRecognized',
    'EBMS:0003 ValueInconsistent',
    'EBMS:0010 ProcessingModeMismatch',
    'EBMS:0103 PolicyNoncompliance',
    'Although the message document is well formed and schema valid, some element/attribute contains a value that could not be recognized',
    'No P-Mode found for message',
    'Transport profile could not be matched',
    'No matching dynamic discovery processes found for message.',
  ])('names the settings of the access points: %j', (text) => {
    expect(english(text)).toMatch(/do not agree in their settings/);
  });

  it.each([
    'EBMS:0101 FailedAuthentication',
    'EBMS:0102 FailedDecryption',
    'Unable to verify certificate of receiving access point',
    'Validation of subject principal(CN) failed.',
    'The signature in the Security header was not accepted by the security module',
  ])('names signature and encryption: %j', (text) => {
    expect(english(text)).toMatch(/Signature or encryption of the transmission/);
  });

  it.each([
    'EBMS:0004 Other',
    'EBMS:0005 ConnectionFailure',
    'EBMS:0006 EmptyMessagePartitionChannel',
    'EBMS:0202 DeliveryFailure',
    'EBMS:0301 MissingReceipt',
    'EBMS:0303 DecompressionFailure',
    'E-APS24999',
    'SHIPPING_PEPPOL_ERROR',
    'HTTP 503 Service Unavailable',
    '504 Gateway Time-out',
    'An error occurred while connecting to SMP.',
    'Error dispatching message to https://ap.example/as4',
    'Failed to send the message',
    'TRANSPORT_ERROR_NO_RETRY',
  ])('of the way says nothing of the content: %j', (text) => {
    expect(english(text)).toMatch(/transmission failed on its way/);
  });

  it.each(['E-APS21014', 'E-APS21016 Schema error', 'VALIDATION_STRUCTURED_DATA_ERROR'])(
    'of the content has an invoice to look at: %j',
    (text) => {
      expect(english(text)).toMatch(/not delivered, because of its content/);
    },
  );

  it.each([
    '401 Unauthorized - invalid API key',
    'PROCESS_NO_MEMBERSHIP',
    'This user is not registered on our Access Point.',
  ])('of the account asks for the access: %j', (text) => {
    expect(english(text)).toMatch(/did not let the sender in/);
  });
});

describe('a network', () => {
  it.each([
    ['EBMS:0010 ProcessingModeMismatch', /stimmen in ihren Einstellungen nicht überein/],
    ['[ERR-107] The SMP EXAMPLE-SMP does not exist', /Registrierung eines Teilnehmers/],
    ['EBMS:0005 ConnectionFailure', /unterwegs gescheitert/],
  ])('says it in German: %j', (text, said) => {
    expect(german(text)).toMatch(said);
  });

  it('stops an invoice, but not with a registration', () => {
    expect(gravity('EBMS:0010 ProcessingModeMismatch')).toBe('fatal');
    expect(gravity('[ERR-107] The SMP EXAMPLE-SMP does not exist')).toBe('information');
  });

  it.each([
    'Failed to send invoice: Buyer reference is required',
    'The invoice could not be sent because the VAT number of the buyer is missing.',
    'Die Verbindung zur Datenbank ist fehlgeschlagen',
    'Service group 12 could not be created',
    'Cannot register a user with this e-mail',
    'Tax code A19 is no longer valid',
    '450 4.4.2 Service unavailable, try again later',
    'Peppol document INV-100 already exists',
    'Identifier 4711 already exists in table Customer',
    'The sender country does not match the document currency',
    'The importer does not support document type Credit Memo',
    'Dokumentart RE wird in Buchungskreis 1000 nicht akzeptiert',
    'The bank account of the recipient is unknown',
    'No endpoint found for POST /send',
    'Recipient e-mail is unknown: fill in field E-Mail on the customer card',
    'Der Ansprechpartner beim Empfänger ist nicht bekannt: BT-56 fehlt',
    'Customer cannot receive a credit memo because it is blocked',
    'SMP lookup successful: participant 9930:DE123456789 supports BIS Billing 3.0',
    'Document type Invoice not found in table Sales Header',
    'The request timed out while posting the document: database lock',
    'Error 502: VAT identifier wrong',
    'Failed to send invoice: validation error in line 3',
    'Failed to send the file. Status code: 400. Message: a rule is violated',
    'Invoice could not be sent because the client IP 192.0.2.1 is on a block list',
    'Message delivered via AS4. Status: accepted',
    'AS4 Fehler: Das Dokument ist nicht schemakonform',
    'Internal server error: invoice lines must not be empty',
    'Verbindung zum Drucker fehlgeschlagen',
    'Die Übertragung an DATEV wurde abgebrochen: Beraternummer fehlt',
    'connecting to the SMP succeeded',
    'Failed to send CDAR file to PDP. Status code: 400. Message: [BR-FR-CDV-14/MDT-207]: If the status is Paid',
    'Recipient rejected the invoice: cost centre not found',
    'Der Empfänger hat die Rechnung zurückgewiesen, weil die Steuernummer unbekannt ist',
    "Receiver's system: article number not found",
    'Sold-to party not found in partner profile',
    'The buyer has no participant ID for the organization',
    'The invoice was sent. Warning: read receipt timed out',
    'Print service unavailable',
  ])('is not what failed in %j', (text) => {
    expect(english(text)).not.toMatch(
      /transmission failed|registering|own company|access points|cannot be reached|kind of document/,
    );
  });

  it.each([
    'Sie sind nicht berechtigt, den Beleg zu buchen.',
    'Keine Berechtigung für Buchungskreis 1000',
    "Insufficient funds on the customer's bank account",
    'Position 1: Wartungsarbeiten, Steuersatz fehlt',
    'Invalid digital signature in the PDF',
    'No transactions found for the invoice',
    'Signature verification successful',
    'Certificate of origin no longer valid',
    'Out of balance: G/L entries do not balance',
  ])('did not say %j', (text) => {
    expect(english(text)).not.toMatch(/let the sender in|no credit left|maintenance|encryption/);
  });

  it('has the cause where the text names it beside the way', () => {
    const text =
      'Die Rechnung konnte nicht zugestellt werden: Der Betreiber des Empfängers kennt den Empfänger nicht.';
    expect(english(text)).toMatch(/recipient cannot be reached/);
  });
});
