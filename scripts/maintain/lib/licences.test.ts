import { expect, it } from 'vitest';
import { doubtfulLicences, isProduction, type Component } from './licences';

function component(expression: string, name = 'part'): Component {
  return { name, version: '1.0.0', licenses: [{ expression }] };
}

it.each(['MIT', '(MIT OR GPL-2.0)', 'Apache-2.0 AND MIT', '(BSD-3-Clause OR GPL-2.0)'])(
  'accepts %s',
  (expression) => {
    expect(doubtfulLicences([component(expression)])).toEqual([]);
  },
);

it.each(['MIT AND AGPL-3.0-only', 'GPL-3.0-only', 'MITnot', 'SEE LICENSE IN file', ''])(
  'reports "%s"',
  (expression) => {
    expect(doubtfulLicences([component(expression)])).toHaveLength(1);
  },
);

it('accepts a reviewed package with its builds for one system', () => {
  const names = ['lightningcss', 'lightningcss-linux-x64-gnu'];
  expect(doubtfulLicences(names.map((name) => component('MPL-2.0', name)))).toEqual([]);
});

it('leaves out tools of developers', () => {
  const properties = [{ name: 'cdx:npm:package:development', value: 'true' }];
  expect(isProduction({ ...component('MIT'), properties })).toBe(false);
  expect(isProduction(component('MIT'))).toBe(true);
});
