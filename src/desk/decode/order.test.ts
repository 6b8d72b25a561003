import { describe, expect, it } from 'vitest';
import { KINDS } from '../check/order';
import type { Severity } from 'edocument-invoice';
import type { Draft } from './draft';
import { byCause } from './order';

const draft = (kind: Draft['kind'], id?: string, severity?: Severity): Draft => ({
  kind,
  rules: id === undefined ? [] : [{ id }],
  severity,
  message: '',
  isRule: false,
  terms: [],
  fields: [],
});

describe('comes before', () => {
  it.each([
    ['a file that cannot be read', draft('file'), draft('scenario')],
    ['a profile that is not known', draft('scenario'), draft('schema')],
    ['a wrong structure', draft('schema'), draft('required', 'BR-01')],
    [
      'a warning about the structure',
      draft('schema', undefined, 'warning'),
      draft('required', 'BR-02'),
    ],
    [
      'the profile, before what it decides',
      draft('code', 'BR-DE-21'),
      draft(KINDS[0] ?? 'other', 'BR-02'),
    ],
    ['what is missing', draft('required', 'BR-AE-10'), draft('sum', 'BR-AE-08')],
    [
      'a sum of a part, before that of the whole',
      draft('sum', 'BR-S-08'),
      draft('sum', 'BR-CO-10'),
    ],
    [
      'any other kind, before the sum of the whole',
      draft('other', 'PEPPOL-1'),
      draft('sum', 'BR-CO-10'),
    ],
    ['a missing term of a BR-CO', draft('required', 'BR-CO-26'), draft('sum', 'BR-AE-08')],
    ['the sum of the whole, before what is not known', draft('sum', 'BR-CO-10'), draft('unknown')],
    ['what is fatal', draft('unknown', 'X-1', 'fatal'), draft('required', 'X-0', 'warning')],
    [
      'what has no severity, as it may be fatal',
      draft('unknown', 'X-1'),
      draft('required', 'X-0', 'warning'),
    ],
    ['a warning', draft('sum', 'BR-CO-10', 'warning'), draft('required', 'X-0', 'information')],
    [
      'a warning about the profile, after what is fatal',
      draft('unknown', 'X-1'),
      draft('required', 'BR-01', 'warning'),
    ],
    ['the lower number', draft('required', 'BR-2'), draft('required', 'BR-10')],
    ['what has no id, before an id', draft('required'), draft('required', 'BR-1')],
  ])('%s', (_, first, second) => {
    expect(byCause(first, second)).toBeLessThan(0);
    expect(byCause(second, first)).toBeGreaterThan(0);
  });
});
