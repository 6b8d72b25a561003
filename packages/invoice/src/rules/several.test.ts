import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../reading/read-xml';
import { RULE_SET_NAMES, runRuleSet } from './registry';

const ubl = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');

function changed(xml: string, changes: readonly (readonly [from: RegExp, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`The sample has no ${from}.`);
    return text.replace(from, to);
  }, xml);
}

function broken(xml: string): string[] {
  const invoice = readInvoice(xml);
  return RULE_SET_NAMES.flatMap((name) => runRuleSet(name, invoice).map(({ rule }) => rule));
}

/** The national rules of a country that are broken. */
const nationalRules = (xml: string, country: string) =>
  broken(xml).filter((rule) => rule.startsWith(`${country}-`));

const COUNTRY = /<cbc:IdentificationCode>DE<\/cbc:IdentificationCode>/;
const sellerIn = (countries: readonly string[]) =>
  [
    COUNTRY,
    countries.map((code) => `<cbc:IdentificationCode>${code}</cbc:IdentificationCode>`).join(''),
  ] as const;

describe('elements that are given twice', () => {
  it('apply the rules of a country for one country', () => {
    expect(nationalRules(changed(ubl, [sellerIn(['DK'])]), 'DK')).not.toEqual([]);
  });

  it('apply the rules of no country for two, as the official rules cannot choose', () => {
    expect(nationalRules(changed(ubl, [sellerIn(['DK', 'DK'])]), 'DK')).toEqual([]);
    expect(nationalRules(changed(ubl, [sellerIn(['DE', 'DE'])]), 'DE')).toEqual([]);
  });

  it('apply the rules of Denmark in CII when one of two countries is Denmark', () => {
    const twice = '<ram:CountryID>DK</ram:CountryID><ram:CountryID>NL</ram:CountryID>';
    const xml = changed(cii, [
      [/(<ram:SellerTradeParty>[\s\S]*?)<ram:CountryID>DE<\/ram:CountryID>/, `$1${twice}`],
    ]);
    expect(nationalRules(xml, 'DK')).not.toEqual([]);
    expect(nationalRules(xml, 'NL')).toEqual([]);
  });

  it('judge a tax of two categories by the first family in the order of the rules', () => {
    const xml = changed(cii, [
      [
        /(<ram:SpecifiedLineTradeSettlement>[\s\S]*?)<ram:CategoryCode>S</,
        '$1<ram:CategoryCode>S</ram:CategoryCode><ram:CategoryCode>E<',
      ],
    ]);
    expect(broken(xml)).toContain('BR-E-05');
  });
});

describe('values at the edge', () => {
  const payee = (ids: string) =>
    changed(ubl, [
      [
        /<cac:PaymentMeans>/,
        `<cac:PayeeParty>${ids}<cac:PartyName><cbc:Name>Other</cbc:Name></cac:PartyName></cac:PayeeParty>$&`,
      ],
    ]);
  const id = (scheme = '') =>
    `<cac:PartyIdentification><cbc:ID${scheme}>1</cbc:ID></cac:PartyIdentification>`;

  it('count identifiers of the payee without a scheme', () => {
    expect(broken(payee(id()))).not.toContain('UBL-SR-20');
    expect(broken(payee(id() + id()))).toContain('UBL-SR-20');
    expect(broken(payee(id() + id(' schemeID="SEPA"')))).not.toContain('UBL-SR-20');
  });

  it.each(['2026-00-10', '2026-13-10', '2026-02-30'])('refuse the date %s', (date) => {
    const xml = changed(ubl, [[/<cbc:IssueDate>[^<]*/, `<cbc:IssueDate>${date}`]]);
    expect(broken(xml)).toContain('PEPPOL-EN16931-F001');
  });

  it('leave the decimals of a price with an allowance to its own rules', () => {
    const price = (inside: string) =>
      changed(ubl, [
        [/<cac:Price>/, `<cac:Price><cbc:Amount currencyID="EUR">1.005</cbc:Amount>${inside}`],
      ]);
    expect(broken(price(''))).toContain('UBL-DT-01');
    expect(broken(price('<cac:AllowanceCharge/>'))).not.toContain('UBL-DT-01');
  });

  it('ask for no taxable amount where the rate is zero', () => {
    const xml = changed(ubl, [
      [
        /(<cac:TaxSubtotal>\s*<cbc:TaxableAmount[^>]*>)[^<]*(<[^>]*>\s*<cbc:TaxAmount[^>]*>)[^<]*/,
        '$1none$20.00',
      ],
      [/(<cac:TaxSubtotal>[\s\S]*?<cbc:Percent>)[^<]*/, '$10'],
    ]);
    expect(broken(xml)).not.toContain('BR-CO-17');
  });
});

describe('what the official engine compares in its own way', () => {
  it('takes a price of minus zero for negative', () => {
    const price = /(<cbc:PriceAmount[^>]*>)[^<]*/;
    expect(broken(changed(ubl, [[price, '$1-0.00']]))).toContain('BR-27');
    expect(broken(changed(ubl, [[price, '$1 0.00']]))).not.toContain('BR-27');
    const net = /(<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>)[^<]*/;
    expect(broken(changed(cii, [[net, '$1-0.00']]))).toContain('BR-27');
  });

  it('takes minus zero for another total than zero', () => {
    const total = (value: string) =>
      changed(cii, [
        [/<ram:TaxBasisTotalAmount>/, `<ram:ChargeTotalAmount>${value}</ram:ChargeTotalAmount>$&`],
      ]);
    expect(broken(total('0.00'))).not.toContain('BR-CO-12');
    expect(broken(total('-0.00'))).toContain('BR-CO-12');
    // Written and compared as a whole number, it is zero.
    expect(broken(total('-0'))).not.toContain('BR-CO-12');
  });

  it('takes a non-breaking blank for part of a German e-mail address', () => {
    const address = /(<cbc:ElectronicMail>[^<]*)</;
    expect(broken(ubl)).not.toContain('DE-R-028');
    expect(broken(changed(ubl, [[address, '$1 <']]))).not.toContain('DE-R-028');
    expect(broken(changed(ubl, [[address, '$1\u00a0<']]))).not.toContain('DE-R-028');
    expect(broken(changed(ubl, [[address, '$1@a.example<']]))).toContain('DE-R-028');
  });

  it('looks for the scheme of an address at the first address of each party', () => {
    const buyer = /<ram:BuyerTradeParty>/;
    const address =
      '<ram:BuyerTradeParty><ram:URIUniversalCommunication><ram:URIID>1</ram:URIID></ram:URIUniversalCommunication></ram:BuyerTradeParty>';
    const schemes = (scheme: string) =>
      changed(cii, [
        [/(<ram:BuyerTradeParty>[\s\S]*?<ram:URIID) schemeID="[^"]*"/, `$1${scheme}`],
        [buyer, `${address}$&`],
      ]);
    expect(broken(schemes(' schemeID="EM"'))).not.toContain('BR-63');
    expect(broken(schemes(''))).toContain('BR-63');
  });
});
