import { NotComputable } from '../decimals/decimal';
import type { XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import type { Breach, Check, Context, Pattern, Test } from './rule';

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(wanted: string, name: string): boolean {
  const star = wanted.indexOf('*');
  if (star < 0) return wanted === name;
  return name.startsWith(wanted.slice(0, star)) && name.endsWith(wanted.slice(star + 1));
}

/** Whether a path of names is one that `at` means. */
export function matchesPath(at: string, path: string): boolean {
  return pathMatcher(at)(segments(path));
}

function pathMatcher(at: string): (names: readonly string[]) => boolean {
  const wanted = segments(at);
  const whole = at.startsWith('/');
  return (names) => {
    const offset = names.length - wanted.length;
    if (whole ? offset !== 0 : offset < 0) return false;
    return wanted.every((name, index) => fits(name, names[offset + index] ?? ''));
  };
}

/** Breaches of one rule at elements with the same path: more of them only repeat the others. */
export const MAX_OF_ONE_RULE = 10_000;

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

interface Place {
  order: number;
  matches: (names: readonly string[]) => boolean;
  when: Test | undefined;
  checks: readonly (readonly [id: string, check: Check])[];
}

/** A pattern that is ready to judge many invoices: its contexts by the last name of their paths. */
export class Judge {
  private readonly byName = new Map<string, Place[]>();
  private readonly byPart: (Place & { part: string })[] = [];

  constructor(pattern: Pattern) {
    pattern.forEach((context, order) => this.add(context, order));
  }

  private add({ at, when, rules }: Context, order: number): void {
    const checks = Object.entries(rules);
    for (const path of typeof at === 'string' ? [at] : at) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const place = { order, matches: pathMatcher(path), when, checks };
      if (name.includes('*')) {
        this.byPart.push({ ...place, part: name });
      } else {
        this.byName.set(name, [...(this.byName.get(name) ?? []), place]);
      }
    }
  }

  private places(path: string): Place[] {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const places = [
      ...(this.byName.get(name) ?? []),
      ...this.byPart.filter(({ part }) => fits(part, name)),
    ];
    if (places.length === 0) return places;
    const names = segments(path);
    return places.filter(({ matches }) => matches(names)).sort((a, b) => a.order - b.order);
  }

  /** What an invoice breaks, path by path; stops at `limit`. */
  run(invoice: InvoiceXml, limit = Infinity): Breach[] {
    const breaches: Breach[] = [];
    for (const path of invoice.paths()) {
      const places = this.places(path).map(({ when, checks }) => ({
        when,
        checks: checks
          .filter(([, check]) => canBreak(invoice, path, check))
          .map(([rule, check]) => ({ rule, check, count: 0 })),
      }));
      if (places.length === 0) continue;
      for (const element of invoice.at(path)) {
        const place = places.find(({ when }) => !when || judge(when, element, invoice) === true);
        for (const one of place?.checks ?? []) {
          const { rule, check } = one;
          if (one.count >= MAX_OF_ONE_RULE) continue;
          const holds = judge(check.test, element, invoice);
          if (holds === true) continue;
          one.count += 1;
          breaches.push({ rule, check, element, computable: holds !== null });
          if (breaches.length >= limit) return breaches;
        }
      }
    }
    return breaches;
  }
}
