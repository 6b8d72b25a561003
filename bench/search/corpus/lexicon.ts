/** A noun that begins compounds: how it does so, and its plural. */
export interface Modifier {
  readonly linked: string;
  readonly plural: string;
}

export interface Noun {
  readonly singular: string;
  readonly plural: string;
}

export interface Lexicon {
  readonly modifiers: readonly Modifier[];
  readonly heads: readonly Noun[];
  readonly verbs: readonly string[];
  readonly adjectives: readonly string[];
  readonly others: readonly string[];
  readonly sections: readonly string[];
}

function nouns(text: string): Noun[] {
  return text.split(' ').map((pair) => {
    const [singular = '', plural = singular] = pair.split('/');
    return { singular, plural };
  });
}

function modifiers(text: string): Modifier[] {
  return text.split(' ').map((pair) => {
    const [linked = '', plural = linked] = pair.split('/');
    return { linked, plural };
  });
}

export const GERMAN: Lexicon = {
  modifiers: modifiers(
    'Lieferungs/Lieferungen Artikel/Artikel Lager/Lager Kunden/Kunden Bestell/Bestellungen Vertrags/Verträge Projekt/Projekte ' +
      'Buchungs/Buchungen Zahlungs/Zahlungen Steuer/Steuern Anlagen/Anlagen Fertigungs/Fertigungen Größen/Größen Gehalts/Gehälter ' +
      'Prüf/Prüfungen Qualitäts/Qualitäten Zugangs/Zugänge Übertrags/Überträge Schlüssel/Schlüssel Kosten/Kosten Preis/Preise ' +
      'Rabatt/Rabatte Budget/Budgets Inventur/Inventuren Rückgabe/Rückgaben Service/Services Mahn/Mahnungen Bank/Banken ' +
      'Personal/Personal Geräte/Geräte Fracht/Frachten Muster/Muster',
  ),
  heads: nouns(
    'Gruppe/Gruppen Vorlage/Vorlagen Liste/Listen Bericht/Berichte Plan/Pläne Regel/Regeln Nummer/Nummern Adresse/Adressen ' +
      'Konto/Konten Satz/Sätze Stufe/Stufen Übersicht/Übersichten Auszug/Auszüge Abschluss/Abschlüsse Zeile/Zeilen ' +
      'Verzeichnis/Verzeichnisse Ausgleich/Ausgleiche Sperre/Sperren Freigabe/Freigaben Statistik/Statistiken Schema/Schemata ' +
      'Ablauf/Abläufe Katalog/Kataloge Währung/Währungen',
  ),
  verbs:
    'einrichten anlegen ändern löschen prüfen freigeben buchen stornieren drucken exportieren importieren archivieren zuordnen sperren'.split(
      ' ',
    ),
  adjectives:
    'neue offene gebuchte gesperrte vorhandene fehlende tägliche abweichende gültige übrige'.split(
      ' ',
    ),
  others:
    'Mitarbeiter Standort Abteilung Zeitraum Menge Betrag Datum Benutzer Rolle Mandant Seite Feld Aktion Vorgang Hinweis Ergebnis Auswahl Grund'.split(
      ' ',
    ),
  sections: ['Bevor Sie beginnen', 'Felder', 'Wenn etwas nicht klappt', 'Verwandte Seiten'],
};

export const ENGLISH: Lexicon = {
  modifiers: modifiers(
    'delivery/deliveries item/items warehouse/warehouses customer/customers order/orders contract/contracts project/projects ' +
      'posting/postings payment/payments tax/taxes asset/assets production/productions size/sizes salary/salaries audit/audits ' +
      'quality/qualities receipt/receipts transfer/transfers key/keys cost/costs price/prices discount/discounts budget/budgets ' +
      'stock/stocks return/returns service/services reminder/reminders bank/banks staff/staff device/devices freight/freights sample/samples',
  ),
  heads: nouns(
    'group/groups template/templates list/lists report/reports plan/plans rule/rules number/numbers address/addresses ' +
      'account/accounts rate/rates level/levels overview/overviews statement/statements closing/closings line/lines ' +
      'directory/directories settlement/settlements block/blocks release/releases statistic/statistics schema/schemas ' +
      'workflow/workflows catalogue/catalogues currency/currencies',
  ),
  verbs:
    'create change delete verify approve post cancel print export import archive assign lock configure'.split(
      ' ',
    ),
  adjectives: 'open posted blocked existing missing daily different valid other'.split(' '),
  others:
    'employee location department period quantity amount date user role company page field action operation notice result selection reason'.split(
      ' ',
    ),
  sections: ['Before you start', 'Fields', 'When something goes wrong', 'Related pages'],
};
