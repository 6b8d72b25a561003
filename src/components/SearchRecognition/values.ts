import { isIbanByRule } from 'edocument-invoice/identifiers';
import { codeListRoute, termRoute } from '@site/src/facts/entity-routes';
import eas from '@site/src/facts/codes/eas.json';
import { countryOfVatNumber, hasVatCheck, vatNumberProblem } from '@site/src/rehearsal/vat-number';
import { fitsScheme, isFormKnown } from '@site/src/rehearsal/scheme-value';
import { inLocale, type LocaleId } from '@site/src/locales';
import { messagesIn } from '@site/src/locales/messages';
import { explainLeitwegId } from '../LeitwegIdChecker/check';
import { messages as leitwegIdMessages } from '../LeitwegIdChecker/messages';
import { messages } from './messages';
import type { Recognition } from './recognition';
import { ADDRESS, LEITWEG_ID } from './shape';

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

function leitwegId(value: string, title: string, locale: LocaleId): Recognition {
  const { valid, verdict, problems, expectedCheck, repaired } = explainLeitwegId(value);
  const expected = messagesIn(leitwegIdMessages, locale)('expected');
  const digits = expectedCheck === undefined ? [] : [`${expected} ${expectedCheck}`];
  return {
    kind: 'leitweg-id',
    title,
    verdict: [verdict, ...problems, ...(repaired === undefined ? digits : [`→ ${repaired}`])].join(
      ' ',
    ),
    isRight: valid,
    to: '/Reference/LeitwegID#leitweg-id-checker',
    tool: 'leitweg-id',
    handed: value,
  };
}

/** A pasted value with today's check of it; undefined where it only looks like one. */
export function recogniseValue(text: string, locale: LocaleId): Recognition | undefined {
  const t = messagesIn(messages, locale);
  const value = text.trim();
  if (LEITWEG_ID.test(value)) return leitwegId(value, value, locale);
  const [, scheme, id = ''] = ADDRESS.exec(value) ?? [];
  if (scheme !== undefined) {
    if (scheme === '0204') return leitwegId(id, value, locale);
    const known = eas.codes.find(({ code }) => code === scheme);
    const isRight = known && fitsScheme(scheme, id);
    const verdict = (): string => {
      if (!known) return t('schemeUnknown', { scheme });
      if (!isRight) return t('schemeWrong', { scheme: inLocale(known, locale) });
      const name = inLocale(known, locale);
      return isFormKnown(scheme)
        ? t('schemeRight', { scheme: name })
        : t('schemeNamed', { scheme: name });
    };
    return {
      kind: 'address',
      title: value,
      verdict: verdict(),
      isRight: known && !isFormKnown(scheme) ? undefined : isRight === true,
      to: codeListRoute('eas', known && `eas-${scheme}`),
    };
  }
  const plain = value.toUpperCase().replace(/[\s.-]/g, '');
  const country = countryOfVatNumber(plain);
  const problem = country === undefined ? undefined : vatNumberProblem(plain, country);
  if (country !== undefined && problem !== 'form') {
    const form = t(hasVatCheck(country) ? 'vatRight' : 'vatForm');
    return {
      kind: 'vat-number',
      title: plain,
      verdict: problem === undefined ? form : t('vatDigits'),
      isRight: problem === undefined,
      to: termRoute('BT-31'),
    };
  }
  if (IBAN.test(plain)) {
    const isRight = isIbanByRule(plain);
    return {
      kind: 'iban',
      title: plain.replace(/.{4}(?=.)/g, '$& '),
      verdict: t(isRight ? 'ibanRight' : 'ibanWrong'),
      isRight,
      to: termRoute('BT-84'),
    };
  }
  return country === undefined
    ? undefined
    : {
        kind: 'vat-number',
        title: plain,
        verdict: t('vatWrong'),
        isRight: false,
        to: termRoute('BT-31'),
      };
}
