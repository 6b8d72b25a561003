import { inLanguage, type Localized } from '../language';
import { specificationElement, type Profile } from '../profile';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import type { Finding } from '../finding';
import { recognisedText } from '../recognise/formats';
import type { Severity } from '../rules/rule';

type Reason = NonNullable<Profile['withoutScenario']>;

const WORDS: Localized<Readonly<Record<Reason, string>>> = {
  'en-GB': {
    syntax:
      'The KoSIT validator has no scenario for a UBL credit note with the identifier of the XRechnung Extension, and refuses it as unknown. Use the identifier of XRechnung without the extension (BT-24), or CII.',
    blanks:
      'There are spaces or line breaks around the specification identifier (BT-24). The KoSIT validator compares it as it stands, finds no scenario and refuses the file. Write the identifier without them.',
  },
  'de-DE': {
    syntax:
      'Der KoSIT-Validator hat kein Szenario für eine UBL-Gutschrift mit der Kennung der XRechnung Extension und weist sie als unbekannt zurück. Verwenden Sie die Kennung der XRechnung ohne Extension (BT-24) oder CII.',
    blanks:
      'Um die Kennung der Spezifikation (BT-24) stehen Leerzeichen oder Zeilenumbrüche. Der KoSIT-Validator vergleicht sie, wie sie dasteht, findet kein Szenario und weist die Datei zurück. Schreiben Sie die Kennung ohne diese Zeichen.',
  },
};

/**
 * Says at the specification identifier that no scenario of the KoSIT validator fits. A warning: no
 * rule is broken, and the verdict stays open.
 */
export function noScenarioFinding(invoice: InvoiceXml, reason: Reason, language: string): Finding {
  return atIdentifier(invoice, 'no-scenario', 'warning', inLanguage(WORDS, language)[reason]);
}

/** Says what is known about the specification identifier, such as that EN 16931 does not apply. */
export function profileFinding(invoice: InvoiceXml, id: string, language: string): Finding {
  return atIdentifier(invoice, id, 'information', recognisedText(id, language) ?? id);
}

function atIdentifier(
  invoice: InvoiceXml,
  rule: string,
  severity: Severity,
  message: string,
): Finding {
  const place = specificationElement(invoice) ?? invoice.root;
  return {
    ruleSet: 'structure',
    rule,
    severity,
    path: locate(place),
    line: place.position.line,
    column: place.position.column,
    kind: 'identifier',
    terms: ['BT-24'],
    message,
  };
}
