import { specificationElement, type Profile } from '../profile';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import type { Finding } from '../finding';
import { recognisedText } from '../recognise/formats';
import type { Severity } from '../rules/rule';
import { sentence } from './sentence';

type Reason = NonNullable<Profile['withoutScenario']>;

/**
 * Says at the specification identifier that no scenario of the KoSIT validator fits. A warning: no
 * rule is broken, and the verdict stays open.
 */
export function noScenarioFinding(invoice: InvoiceXml, reason: Reason, language: string): Finding {
  return atIdentifier(
    invoice,
    'no-scenario',
    'warning',
    sentence(`no-scenario-${reason}`, {}, language),
  );
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
