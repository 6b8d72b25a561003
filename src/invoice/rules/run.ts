import { NotComputable } from '../decimals/decimal';
import type { XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import type { Breach, Check, Context, Pattern, Test } from './rule';

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(wanted: string, name: string): boolean {
  return wanted.startsWith('*') ? name.endsWith(wanted.slice(1)) : wanted === name;
}

/** Whether a path of names is one that `at` means. */
export function matchesPath(at: string, path: string): boolean {
  const wanted = segments(at);
  const found = segments(path);
  if (at.startsWith('/') ? wanted.length !== found.length : wanted.length > found.length) {
    return false;
  }
  const offset = found.length - wanted.length;
  return wanted.every((name, index) => fits(name, found[offset + index] ?? ''));
}

function means({ at }: Context, path: string): boolean {
  return typeof at === 'string' ? matchesPath(at, path) : at.some((one) => matchesPath(one, path));
}

/** True or false, or null when the test cannot be calculated. */
function judge(test: Test, element: XmlElement, invoice: InvoiceXml): boolean | null {
  try {
    return test(element, invoice);
  } catch (error) {
    if (error instanceof NotComputable) return null;
    throw error;
  }
}

function canBreak(invoice: InvoiceXml, path: string, { onlyWith }: Check): boolean {
  return onlyWith === undefined || onlyWith.some((one) => invoice.at(`${path}/${one}`).length > 0);
}

/** Judges an invoice by one pattern. */
export function runPattern(pattern: Pattern, invoice: InvoiceXml): Breach[] {
  const breaches: Breach[] = [];
  for (const path of invoice.paths()) {
    const contexts = pattern
      .filter((context) => means(context, path))
      .map(({ when, rules }) => ({
        when,
        checks: Object.entries(rules).filter(([, check]) => canBreak(invoice, path, check)),
      }));
    if (contexts.length === 0) continue;
    for (const element of invoice.at(path)) {
      const context = contexts.find(({ when }) => !when || judge(when, element, invoice) === true);
      for (const [rule, check] of context?.checks ?? []) {
        const holds = judge(check.test, element, invoice);
        if (holds !== true) breaches.push({ rule, check, element, computable: holds !== null });
      }
    }
  }
  return breaches;
}
