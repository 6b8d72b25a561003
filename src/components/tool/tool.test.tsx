import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../testing';
import Failure from './Failure';
import Progress from './Progress';
import TextBox from './TextBox';
import ToolShell from './ToolShell';

const noop = () => undefined;

beforeEach(() => setLocale('en-GB'));

it('a tool has the way in, the word for browsers without script, and the result, in this order', () => {
  const files = { label: 'Choose', hint: 'or drop', accept: '.xml', chooser: createRef<never>() };
  const markup = renderToStaticMarkup(
    <ToolShell
      id="tool"
      files={{ ...files, onFiles: noop }}
      form={<i>form</i>}
      needsScript="Needs script."
    >
      <b>result</b>
    </ToolShell>,
  );
  expect(markup).toMatch(/Choose<\/button>.*accept="\.xml".*form.*Needs script\..*result/s);
  expect(markup).toContain('hidden="" aria-hidden="true"');
});

it('a text box is described by its help, and keeps nothing', () => {
  const markup = renderToStaticMarkup(
    <TextBox box={createRef()} label="Text" help="Stays here." value="" onText={noop} />,
  );
  const [, id = '?'] = /<label for="([^"]+)">/.exec(markup) ?? [];
  expect(markup).toContain(`<textarea id="${id}"`);
  const [, help = '?'] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`<p id="${help}"`);
  expect(markup).toContain('autoComplete="off"');
});

it('progress without a share has no value, and says no percent', () => {
  const bar = (percent: number | undefined, isCounted = false) =>
    renderToStaticMarkup(
      <Progress text="Runs." label="Bar" onCancel={noop} {...{ percent, isCounted }} />,
    );
  expect(bar(undefined)).not.toMatch(/value=|%/);
  expect(bar(40)).toMatch(/value="40"/);
  expect(bar(40)).not.toContain('%');
  expect(bar(40, true)).toContain('<span>40 %</span>');
});

it('a failure is an alert whose text stands apart from its button', () => {
  const markup = renderToStaticMarkup(<Failure text="Not loaded." onRetry={noop} />);
  expect(markup).toMatch(/^<p role="alert"><span>Not loaded\.<\/span> <button type="button"/);
});
