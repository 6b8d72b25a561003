import { Refusal, type OpenedInvoice } from 'edocument-invoice';
import type { LocaleId } from '../../locales';
import { fieldsOfTerms } from './facts';
import type { VatReport } from './protocol';

/** What is missing comes first. */
const ORDER = ['missing', 'unknown', 'there'];

/**
 * The data of German VAT law, for the page; undefined where that law does not apply, or where the
 * code for it does not come, since the check is whole without it.
 */
export async function vatReport(
  invoice: OpenedInvoice,
  locale: LocaleId,
): Promise<VatReport | undefined> {
  const vat = await invoice.vatData(locale).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!vat) return undefined;
  return {
    ...vat,
    items: vat.items
      .map((item) => ({ ...item, fields: fieldsOfTerms(item.terms, locale) }))
      .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state)),
  };
}
