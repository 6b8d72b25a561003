import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bombPdf, hybridPdf } from 'edocument-invoice/testing';
import type { InvoiceDocument } from 'edocument-invoice';
import { LIMITS } from 'edocument-invoice/refusal';
import type { DeskTaskName, Reply, Source } from './protocol';

const ubl = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');

interface Asked {
  readonly task: DeskTaskName;
  readonly source: Source;
  readonly other?: Source;
  readonly element?: number;
}

const keys = new Map<Source, number>();
const keyed = (source: Source) => {
  keys.set(source, keys.get(source) ?? keys.size + 1);
  return { source, key: keys.get(source) };
};

/** The scope of the worker: its messages in both directions. */
class Scope extends EventTarget {
  readonly posted: unknown[] = [];
  private wake: () => void = () => undefined;

  readonly postMessage = (message: unknown) => {
    this.posted.push(message);
    this.wake();
  };

  /** The worker's answers to requests, each once it is done. */
  async answers(...requests: Asked[]): Promise<Reply[]> {
    this.posted.length = 0;
    requests.forEach((request, index) => {
      const { task, source, other, ...more } = request;
      const input = {
        ...more,
        ...keyed(source),
        ...(other === undefined ? {} : { other: keyed(other) }),
        locale: 'de-DE',
      };
      const data = { id: index + 1, task, input };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    const final = () => (this.posted as Reply[]).filter((reply) => !('progress' in reply));
    while (final().length < requests.length) {
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return final();
  }
}

const scope = new Scope();
beforeAll(async () => {
  vi.stubGlobal('self', scope);
  await import('./worker');
  expect(scope.posted).toHaveLength(1);
}, 30_000);
beforeEach(() => {
  scope.posted.length = 0;
});

const fileOf = (content: Uint8Array | string) => new Blob([content as BlobPart]) as File;

it('judges a text and a file', async () => {
  const [text, file] = await scope.answers(
    { task: 'check', source: ubl },
    { task: 'check', source: fileOf(cii) },
  );
  expect(text).toMatchObject({ id: 1, result: { status: 'judged', report: { verdict: 'valid' } } });
  expect(file).toMatchObject({ id: 2, result: { status: 'judged', report: { verdict: 'valid' } } });
});

it('tells how far it is', async () => {
  await scope.answers({ task: 'check', source: ubl });
  expect(scope.posted.filter((reply) => 'progress' in (reply as Reply))).not.toEqual([]);
});

it('judges the invoice in a PDF, and the PDF around it', async () => {
  const pdf = await hybridPdf(cii, { name: 'factur-x.xml', text: 'Rechnung 103001' });
  const [reply] = await scope.answers({ task: 'check', source: fileOf(pdf) });
  expect(reply).toMatchObject({
    result: {
      status: 'judged',
      report: { verdict: 'valid', pdf: { fileName: 'factur-x.xml' } },
    },
  });
});

it('takes XML that only mentions a PDF as XML', async () => {
  const [reply] = await scope.answers({
    task: 'check',
    source: fileOf(ubl.replace('?>', '?><!-- %PDF-1.7 -->')),
  });
  expect(reply).toMatchObject({ result: { status: 'judged' } });
});

it('says why it cannot judge', async () => {
  const gone = fileOf(ubl);
  gone.arrayBuffer = () => Promise.reject(new Error('gone'));
  const large = fileOf('');
  large.arrayBuffer = () => Promise.resolve(new ArrayBuffer(LIMITS.bytes + 1));
  const sources = [gone, large, fileOf('%PDF-1.7 of nothing'), fileOf(await bombPdf(100)), ''];
  const replies = await scope.answers(
    ...sources.map((source) => ({ task: 'check', source }) as const),
  );
  expect(replies.map((reply) => ('result' in reply ? reply.result : reply))).toMatchObject([
    { status: 'refused', reason: 'unreadable' },
    { status: 'refused', reason: 'size' },
    { status: 'refused', reason: 'pdf-damaged' },
    { status: 'refused', reason: 'pdf-too-large' },
    { status: 'refused', reason: 'empty' },
  ]);
});

it('takes a file of exactly the greatest size', async () => {
  const file = fileOf('');
  file.arrayBuffer = () =>
    Promise.resolve(
      new TextEncoder().encode(ubl.padEnd(LIMITS.bytes - 30)).slice(0, LIMITS.bytes).buffer,
    );
  expect(await scope.answers({ task: 'check', source: file })).toMatchObject([
    { result: { status: 'judged' } },
  ]);
});

it('shows the invoice in the language of the page', async () => {
  const [reply] = await scope.answers({ task: 'document', source: ubl });
  expect(reply).toMatchObject({ result: { title: 'Rechnung', number: '103001' } });
});

it('has the rows of the XML, with help for their terms', async () => {
  const [text, file] = await scope.answers(
    { task: 'rows', source: ubl },
    { task: 'rows', source: fileOf(ubl) },
  );
  expect(text).toMatchObject({
    result: {
      rows: {
        texts: expect.arrayContaining([
          '<cbc:BuyerReference>EK-4711</cbc:BuyerReference>',
        ]) as unknown,
      },
      terms: { 'BT-10': { name: 'Käuferreferenz' } },
    },
  });
  expect({ ...file, id: 1 }).toEqual(text);
});

it('gives an attached file by the place of its element', async () => {
  const source = readFileSync('static/samples/public-body.ubl.xml', 'utf8');
  const [document] = await scope.answers({ task: 'document', source });
  const [attached] = (document as { result: InvoiceDocument }).result.attachments;
  const element = attached?.content?.element ?? -1;
  const [file, none] = await scope.answers(
    { task: 'attachment', source, element },
    { task: 'attachment', source },
  );
  expect(file).toMatchObject({ result: { name: 'stundennachweis.csv' } });
  expect(none).toEqual({ id: 2, result: undefined });
});

it('compares two invoices', async () => {
  const other = ubl.replace('EK-4711', 'EK-4712');
  const [reply] = await scope.answers({ task: 'compare', source: ubl, other });
  expect(reply).toMatchObject({ result: { differences: [{ term: 'BT-10' }] } });
});

it('answers what it cannot read with the reason, and goes on', async () => {
  const replies = await scope.answers(
    { task: 'document', source: '<Invoice>' },
    { task: 'rows', source: fileOf('%PDF-1.7 of nothing') },
    { task: 'compare', source: ubl },
    { task: 'document', source: ubl },
  );
  expect(replies).toMatchObject([
    { id: 1, refused: 'malformed' },
    { id: 2, refused: 'pdf-damaged' },
    { id: 3, refused: expect.any(String) as string },
    { id: 4, result: { number: '103001' } },
  ]);
});

it('reads a file once for all its tasks, and again after it could not be read', async () => {
  const file = fileOf(ubl);
  const read = vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new Error('locked'));
  const ask = (task: DeskTaskName) => ({ task, source: file });
  expect(await scope.answers(ask('check'))).toMatchObject([{ result: { reason: 'unreadable' } }]);
  await scope.answers(ask('check'), ask('document'), ask('rows'), ask('attachment'));
  expect(read).toHaveBeenCalledTimes(2);
});
