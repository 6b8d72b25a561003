import { readdirSync, readFileSync } from 'node:fs';
import { XmlAttribute, XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import data from '../../data/business-terms.json';
import { pathOf } from './find-term';
import { NAMESPACES } from './namespaces';
import { select } from './xml-path';
import { parseXml } from './xml-tree';

/** Name with prefix of an element, or of the element that has an attribute. */
function nameOf(node: XmlNode): string {
  const element = node instanceof XmlAttribute ? node.parent : node;
  if (!(element instanceof XmlElement)) throw new Error('A path may find elements and attributes.');
  return [element.namespacePrefix, element.name].filter(Boolean).join(':');
}

describe('select', () => {
  const files = readdirSync('static/samples').filter((file) => file.endsWith('.xml'));

  it.each(files)('finds in %s what XPath finds', (file) => {
    const xml = readFileSync(`static/samples/${file}`, 'utf8');
    const syntax = file.endsWith('.cii.xml') ? 'cii' : 'ubl';
    const root = parseXml(xml);
    const document = XmlDocument.fromString(xml);
    for (const term of data.terms) {
      const path = pathOf(term.id, syntax, root);
      if (path === null) continue;
      const expected = document.find(path, NAMESPACES);
      const found = select(root, path);
      expect([term.id, found.map(({ element }) => element.name)]).toEqual([
        term.id,
        expected.map((node) => nameOf(node)),
      ]);
      if (term.id.startsWith('BG-')) continue;
      expect([term.id, found.map(({ value }) => value)]).toEqual([
        term.id,
        expected.map(({ content }) => content),
      ]);
    }
    document.dispose();
  });

  const root = parseXml('<Invoice><a k="1"><b>x</b></a><a><b>#y</b><c>x</c></a><d>x</d></Invoice>');

  it.each([
    ["/ubl:Invoice/a[b = 'x']/@k", ['1']],
    ["/ubl:Invoice/a[b != 'x']/c", ['x']],
    ['/ubl:Invoice/a[not(@k)]/b', ['#y']],
    ["/ubl:Invoice/a[not(b = 'x')]/b", ['#y']],
    ["/ubl:Invoice/a/b[starts-with(., '#')]", ['#y']],
    ['/ubl:Invoice/a/b[. = ../../d]', []],
    ['/ubl:Invoice/a[c = ../d]/b', ['#y']],
    ['/ubl:Invoice/d | /ubl:Invoice/a/c', ['x', 'x']],
    ['/cn:CreditNote/a', []],
  ])('reads %s', (path, values) => {
    expect(select(root, path).map(({ value }) => value)).toEqual(values);
  });
});

describe('parseXml', () => {
  it('keeps lines, attributes and entities', () => {
    const root = parseXml(
      '<?xml version="1.0"?>\n<a k="&quot;1&quot;">\n  <b>x &amp; y\n</b>\n</a>\n',
    );
    expect(root).toMatchObject({ name: 'a', startLine: 2, endLine: 5 });
    expect(root.attributes.get('k')).toBe('"1"');
    expect(root.children[0]).toMatchObject({ text: 'x & y\n', startLine: 3, endLine: 4 });
  });

  it.each(['<a><b></a>', '<a>', '', '</a>'])('refuses %s', (xml) => {
    expect(() => parseXml(xml)).toThrow();
  });
});
