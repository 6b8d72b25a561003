import { describe, expect, it } from 'vitest';
import { messagesOfXml, readXml } from './xml';

const messagesOf = (xml: string) => messagesOfXml(xml, readXml(xml));

describe('a message', () => {
  it.each([
    ['has its text', '<error>Text</error>', { text: 'Text', severity: 'fatal' }],
    ['is one line', '<error> One\n line </error>', { text: 'One line', severity: 'fatal' }],
    [
      'has the severity of its name',
      '<warning>Text</warning>',
      { text: 'Text', severity: 'warning' },
    ],
    ['may be without severity', '<message>Text</message>', { text: 'Text' }],
    [
      'has the severity in an attribute',
      '<error flag="warning">Text</error>',
      { text: 'Text', severity: 'warning' },
    ],
    [
      'has an id in an attribute',
      '<message code=" BR-02 ">Text</message>',
      { text: 'Text', id: 'BR-02' },
    ],
    ['has an id alone', '<message id="BR-02"/>', { text: '', id: 'BR-02' }],
    [
      'has a place',
      '<message location="/*:Invoice[1]">Text</message>',
      { text: 'Text', place: '/Invoice' },
    ],
    ['has a line', '<message lineNumber="7">Text</message>', { text: 'Text', place: '(7)' }],
    [
      'has a place and a line',
      '<message xpathLocation="/Invoice" line="7">Text</message>',
      { text: 'Text', place: '/Invoice (7)' },
    ],
    [
      'has its text in an attribute',
      '<error errorText="Text"/>',
      { text: 'Text', severity: 'fatal' },
    ],
    [
      'is named without its prefix',
      '<svrl:failed-assert><svrl:text>Text</svrl:text></svrl:failed-assert>',
      { text: 'Text' },
    ],
    [
      'has the characters of its references, sections and around comments',
      '<error id="BR&#45;02">1 &lt; 2 <![CDATA[<&amp;]]><!-- x -->!</error>',
      { text: '1 < 2 <&amp;!', id: 'BR-02', severity: 'fatal' },
    ],
    [
      'has all of a part with references',
      '<error><id>BR&#45;02</id>Text</error>',
      { text: 'Text', id: 'BR-02', severity: 'fatal' },
    ],
    [
      'has attributes with a bracket in them',
      `<error location='/a[b>"1"]'>Text</error>`,
      { text: 'Text', place: '/a[b>"1"]', severity: 'fatal' },
    ],
    [
      'may be in capitals',
      '<ERROR Code="BR-02">Text</ERROR>',
      { text: 'Text', id: 'BR-02', severity: 'fatal' },
    ],
    ['may be cut off', '<report><error>Text', { text: 'Text', severity: 'fatal' }],
  ])('%s', (_, xml, message) => {
    expect(messagesOf(xml)).toEqual([message]);
  });

  it.each([
    ['<ruleId>BR-02</ruleId>', { id: 'BR-02' }],
    ['<ruleId> BR-02 </ruleId><p/>', { id: 'BR-02' }],
    ['<ruleId>BR-02</ruleId><ruleId> </ruleId>', { id: 'BR-02' }],
    ['<severity>warning</severity>', { severity: 'warning' }],
    ['<xpath>/Invoice</xpath>', { place: '/Invoice' }],
    ['<stacktrace>at</stacktrace>', {}],
    ['<test>a = b</test>', {}],
  ])('has %s as a part', (part, more) => {
    expect(messagesOf(`<message><p>Text</p>${part}</message>`)).toEqual([
      { text: 'Text', ...more },
    ]);
  });

  it.each([
    ['id', '<message code="BR-01" id="BR-02"><rule>BR-03</rule>Text</message>', { id: 'BR-03' }],
    ['id', '<message id="BR-02" rule="BR-01">Text</message>', { id: 'BR-01' }],
    ['id', '<message rule="BR-02" ruleId="BR-01">Text</message>', { id: 'BR-01' }],
    ['id', '<message ruleId="BR-02" errorId="BR-01">Text</message>', { id: 'BR-01' }],
    ['id', '<message errorId="BR-02" code="BR-01">Text</message>', { id: 'BR-01' }],
    [
      'severity',
      '<message level="error"><flag>info</flag>Text</message>',
      { severity: 'information' },
    ],
    ['severity', '<message flag="error" level="info">Text</message>', { severity: 'information' }],
    [
      'severity',
      '<message errorLevel="error" flag="info">Text</message>',
      { severity: 'information' },
    ],
    [
      'severity',
      '<message severity="error" errorLevel="info">Text</message>',
      { severity: 'information' },
    ],
    [
      'severity',
      '<message role="error" severity="info">Text</message>',
      { severity: 'information' },
    ],
    ['severity', '<error role="info">Text</error>', { severity: 'information' }],
    ['place', '<message location="/b"><path>/a</path>Text</message>', { place: '/a' }],
    ['place', '<message location="/b" xpathLocation="/a">Text</message>', { place: '/a' }],
    ['place', '<message errorFieldName="/b" location="/a">Text</message>', { place: '/a' }],
    ['place', '<message path="/b" errorFieldName="/a">Text</message>', { place: '/a' }],
  ])('has the most telling %s: %s', (_, xml, first) => {
    expect(messagesOf(xml)).toEqual([{ text: 'Text', ...first }]);
  });
});

describe('the messages', () => {
  it.each([
    ['follow each other', '<error>A</error><error>B</error>', ['A', 'B']],
    ['are the innermost', '<result>x<item>A</item><item>B</item></result>', ['A', 'B']],
    ['have text after an inner element', '<error>A <b>bold</b> text</error>', ['A bold text']],
    [
      'have elements of the same name in them',
      '<error>A<message>B</message></error><error>C</error>',
      ['B', 'C'],
    ],
    ['are not outside of their elements', 'x<error>A</error>y', ['A']],
    ['are none without text and id', '<error/><error> </error>', []],
    ['stay apart from an empty one', '<result><error/>x</result><error>A</error>', ['A']],
    ['are not in a scenario', '<scenario><error>A</error></scenario><error>B</error>', ['B']],
    ['are not in the page that repeats them', '<error>A<html>x<p>y</p></html>B</error>', ['AB']],
    [
      'are not in a scenario around another one',
      '<scenario><scenario/><scenario>x</scenario><error>A</error></scenario><error>B</error>',
      ['B'],
    ],
    ['are outside of an empty scenario', '<scenario/><error>A</error>', ['A']],
    ['may have an end too much', '<error>A</b></error></x><error>B</error>', ['A', 'B']],
  ])('%s', (_, xml, texts) => {
    expect(messagesOf(xml).map(({ text }) => text)).toEqual(texts);
  });
});

describe('the level that a scenario sets', () => {
  const levels = (custom: string) =>
    messagesOf(
      `<s>${custom}</s><error code="BR-01">A</error><error code="BR-02">B</error><error>C</error>`,
    ).map(({ severity }) => severity);

  it.each([
    [
      'replaces that of the rule',
      '<customLevel level="warning">BR-01</customLevel>',
      ['warning', 'fatal', 'fatal'],
    ],
    [
      'is for each id of a list',
      '<customLevel level="warning"> BR-01\n  BR-02 </customLevel>',
      ['warning', 'warning', 'fatal'],
    ],
    [
      'ends with its element',
      '<customLevel level="warning">BR-01</customLevel>BR-02',
      ['warning', 'fatal', 'fatal'],
    ],
    [
      'is none when the element is empty',
      '<customLevel level="warning"/>BR-01',
      ['fatal', 'fatal', 'fatal'],
    ],
    ['is none without a level', '<customLevel>BR-01</customLevel>', ['fatal', 'fatal', 'fatal']],
    [
      'counts in a scenario too',
      '<scenario><customLevel level="info">BR-02</customLevel></scenario>',
      ['fatal', 'information', 'fatal'],
    ],
  ])('%s', (_, custom, severities) => {
    expect(levels(custom)).toEqual(severities);
  });
});
