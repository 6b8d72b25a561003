import { describe, expect, it } from 'vitest';
import { english, german, gravity } from '../testing';

describe('a platform of a state', () => {
  it.each([
    'Notifica di scarto: 00200 File non conforme al formato',
    'Errore 00301 1.2.1.1.2 IdCodice non valido',
    '00404 Fattura duplicata',
    '00102: la firma elettronica apposta al file non risulta valida',
    '00423 2.2.1.11 PrezzoTotale non calcolato secondo le regole',
    '00002 Nome file duplicato',
    'Errore 00418',
  ])('in Italy is SdI: %j', (text) => {
    expect(english(text)).toMatch(/SdI in Italy/);
  });

  it.each([
    'KSeF 450: Błąd weryfikacji semantyki dokumentu faktury',
    '{"status":{"code":440,"description":"Duplikat faktury"}}',
    '435 Błąd odszyfrowania pliku',
    '405 Przetwarzanie anulowane z powodu błędu sesji',
    '410 Nieprawidłowy zakres uprawnień',
  ])('in Poland is KSeF: %j', (text) => {
    expect(english(text)).toMatch(/KSeF in Poland/);
  });

  it.each([
    'Le code service de la structure publique destinataire est inconnu ou inactif',
    'Destinataire non trouvé ou inactif',
    'Le service exécutant est obligatoire pour ce destinataire',
  ])('in France may not know the addressee: %j', (text) => {
    expect(english(text)).toMatch(/does not know the addressee/);
  });

  it.each(["Le numéro d'engagement juridique est obligatoire", 'Legal commitment is mandatory'])(
    'in France may miss the commitment number: %j',
    (text) => {
      expect(english(text)).toMatch(/engagement juridique, BT-13/);
    },
  );

  it.each(['213 Rejetée - motif DEST_INC', 'Statut 210 Refusée, motif CMD_ERR'])(
    'in France may have refused: %j',
    (text) => {
      expect(english(text)).toMatch(/refused on a French platform/);
    },
  );

  it.each(['Facture à recycler', '207 En litige'])(
    'in France may only have a status: %j',
    (text) => {
      expect(english(text)).toMatch(/French platform \(Chorus Pro/);
    },
  );

  it.each([
    'El código DIR3 de la unidad tramitadora no existe o no está activo',
    "F-LIB309 Invalid ID: 'Zero VAT Rate'. Must be a value from the codelist",
    'No existe la relación entre órgano gestor, unidad tramitadora y oficina contable',
  ])('of Spain, Denmark or others is one that eDocument does not write for: %j', (text) => {
    expect(english(text)).toMatch(/another state that eDocument does not write/);
  });

  it.each([
    'Die Absenderadresse ist in keinem ZRE-Benutzerkonto hinterlegt.',
    'Der Übertragungskanal E-Mail ist für dieses Benutzerkonto nicht aktiviert.',
  ])('of Germany does not know the sender: %j', (text) => {
    expect(english(text)).toMatch(/does not know the sender/);
  });
});

describe('a platform', () => {
  it.each([
    ['213 Rejetée - motif DEST_INC', /französischen Plattform/],
    ['Destinataire non trouvé ou inactif', /kennt den Adressaten nicht/],
    ['KSeF 440: Duplikat faktury', /KSeF in Polen/],
  ])('says it in German: %j', (text, said) => {
    expect(german(text)).toMatch(said);
  });

  it('refuses fatally; how gravely in a format that eDocument does not write, is not said', () => {
    expect(gravity('213 Rejetée - motif DEST_INC')).toBe('fatal');
    expect(gravity('Errore 00418')).toBeUndefined();
    expect(gravity('KSeF 440: Duplikat faktury')).toBeUndefined();
  });

  it.each([
    'Invoice F-INV340 is overdue',
    'La facture est obligatoire',
    'Item 00418 is blocked',
    'Customer 00301 does not exist',
    '213 pieces refused',
    'SIRET invalide du vendeur',
    'Die Rechnung enthält eine QR-IBAN, BT-84 muss eine IBAN sein',
    'Nav online server error 503 in Dynamics NAV',
  ])('is none in %j', (text) => {
    expect(english(text)).not.toMatch(/SdI|KSeF|French|Swiss|another state/);
  });
});

it.each([
  ['RCF06001: alguno de los importes de las líneas tiene más de dos decimales', /another state/],
  ['eFactura: Factura a mai fost transmisa anterior cu index=', /another state/],
  ['Eredeti számlára történő hivatkozás nem adható meg.', /another state/],
  ["Das Element 'StrdBkgInf' darf nur geliefert werden", /Swiss QR-bill/],
  [
    '<Error errorMessage="E: validari globale eroare regula: R6.1: CIF-ul vanzatorului"/>',
    /another state/,
  ],
  ['Der QR-Code ist fehlerhaft und kann nicht eingelesen werden', /Swiss QR-bill/],
])('of another state: %j', (text, answer) => expect(english(text)).toMatch(answer));

it('a status message of a French platform is no invoice', () => {
  expect(english('Failed to send CDAR file. Address (MDT-73) est invalide')).toMatch(
    /another state/,
  );
});
