import { isIbanByRule } from 'edocument-invoice/identifiers';
import { codeListRoute, termRoute } from '@site/src/facts/entity-routes';
import eas from '@site/src/facts/codes/eas.json';
import {
  countryOfVatNumber,
  countryOfVatScheme,
  hasVatCheck,
  plainVatNumber,
  vatNumberProblem,
} from '@site/src/rehearsal/vat-number';
import { fitsScheme, isFormKnown } from '@site/src/rehearsal/scheme-value';
import { inLocale, type LocaleId } from '@site/src/locales';
import { messagesIn } from '@site/src/locales/messages';
import { explainLeitwegId } from '../LeitwegIdChecker/check';
import { messages as leitwegIdMessages } from '../LeitwegIdChecker/messages';
import { messages } from './messages';
import type { Recognition } from './recognition';
import { addressOf, LEITWEG_ID } from './shape';

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

/** The check of a VAT number that begins with the prefix of its country. */
function vatNumber(number: string, country: string, locale: LocaleId): Recognition {
  const t = messagesIn(messages, locale);
  const problem = vatNumberProblem(number, country);
  const right = hasVatCheck(country) ? 'vatRight' : 'vatForm';
  return {
    kind: 'vat-number',
    title: number,
    verdict: t(problem === undefined ? right : problem === 'digits' ? 'vatDigits' : 'vatWrong'),
    isRight: problem === undefined,
    to: termRoute('BT-31'),
  };
}

/** The check of an electronic address. A VAT number gets the verdict that it has without a scheme. */
function address(scheme: string, id: string, locale: LocaleId): Recognition {
  const t = messagesIn(messages, locale);
  const title = `${scheme}:${id}`;
  if (scheme === '0204') return leitwegId(id, title, locale);
  const known = eas.codes.find(({ code }) => code === scheme);
  const country = countryOfVatScheme(scheme);
  const problem = country === undefined ? undefined : vatNumberProblem(id, country);
  const isRight = known !== undefined && fitsScheme(scheme, id) && problem === undefined;
  const verdict = (): string => {
    if (!known) return t('schemeUnknown', { scheme });
    const name = inLocale(known, locale);
    if (problem === 'digits') return t('schemeDigits', { scheme: name });
    if (!isRight)
      return t(LEITWEG_ID.test(id) ? 'schemeOfLeitwegId' : 'schemeWrong', { scheme: name });
    return t(isFormKnown(scheme) || country ? 'schemeRight' : 'schemeNamed', { scheme: name });
  };
  const isUnjudged = known && isRight && !isFormKnown(scheme) && country === undefined;
  return {
    kind: 'address',
    title,
    verdict: verdict(),
    isRight: isUnjudged ? undefined : isRight,
    to: codeListRoute('eas', known && `eas-${scheme}`),
  };
}

/** A pasted value with today's check of it; undefined where it only looks like one. */
export function recogniseValue(text: string, locale: LocaleId): Recognition | undefined {
  const t = messagesIn(messages, locale);
  const value = text.trim();
  if (LEITWEG_ID.test(value)) return leitwegId(value, value, locale);
  const addressed = addressOf(value);
  if (addressed) return address(...addressed, locale);
  const plain = plainVatNumber(value);
  const country = countryOfVatNumber(plain);
  const isIban = isIbanByRule(plain) && IBAN.test(plain);
  const isVatNumber = country !== undefined && vatNumberProblem(plain, country) !== 'form';
  // Check digits tell an IBAN from a VAT number of the same country.
  if (isIban || (IBAN.test(plain) && !isVatNumber)) {
    return {
      kind: 'iban',
      title: plain.replace(/.{4}(?=.)/g, '$& '),
      verdict: t(isIban ? 'ibanRight' : 'ibanWrong'),
      isRight: isIban,
      to: termRoute('BT-84'),
    };
  }
  return country === undefined ? undefined : vatNumber(plain, country, locale);
}
