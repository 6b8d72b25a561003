import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { validateInvoice } from '../../src/invoice/validate';

/** Something that judges an invoice in UBL. */
export interface Engine {
  name: string;
  /** What it judges. */
  covers: string;
  judge: (xml: Uint8Array) => unknown;
}

const ours: Engine = {
  name: 'This engine',
  covers: 'structure, EN 16931, XRechnung',
  judge: (xml) => validateInvoice(xml),
};

function parsed<Result>(xml: Uint8Array, judge: (document: XmlDocument) => Result): Result {
  const document = XmlDocument.fromBuffer(xml);
  try {
    return judge(document);
  } finally {
    document.dispose();
  }
}

const libxml2: Engine = {
  name: 'libxml2-wasm',
  covers: 'well-formedness',
  judge: (xml) => parsed(xml, ({ root }) => root.name),
};

/** With the schema file of UBL invoices, which is not part of the repository. */
function libxml2WithSchema(file: string): Engine {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: resolve(file) });
  const validator = XsdValidator.fromDoc(schema);
  return {
    name: 'libxml2-wasm with XSD',
    covers: 'structure',
    judge: (xml) => parsed(xml, (document) => validator.validate(document)),
  };
}

interface Saxon {
  transform: (options: object, mode: 'sync') => { principalResult: string };
}

/** With compiled stylesheets (SEF), which are not part of the repository, nor is SaxonJS. */
async function saxon(files: readonly string[]): Promise<Engine> {
  const name = 'saxon-js';
  const { default: library } = (await import(name)) as { default: Saxon };
  return {
    name: 'SaxonJS',
    covers: files.map((file) => file.split('/').at(-1)).join(', '),
    judge: (xml) =>
      files.map(
        (stylesheetFileName) =>
          library.transform(
            {
              stylesheetFileName,
              sourceText: new TextDecoder().decode(xml),
              destination: 'serialized',
            },
            'sync',
          ).principalResult.length,
      ),
  };
}

/** The engines that are here, and what to do for those that are not. */
export async function engines(): Promise<{ engines: Engine[]; absent: string[] }> {
  const { BENCH_UBL_XSD: schema, BENCH_SEF: stylesheets } = process.env;
  return {
    engines: [
      ours,
      libxml2,
      ...(schema === undefined ? [] : [libxml2WithSchema(schema)]),
      ...(stylesheets === undefined ? [] : [await saxon(stylesheets.split(','))]),
    ],
    absent: [
      ...(schema === undefined
        ? ['libxml2-wasm with XSD: set BENCH_UBL_XSD to UBL-Invoice-2.1.xsd']
        : []),
      ...(stylesheets === undefined
        ? [
            'SaxonJS: npm install --no-save saxon-js, and set BENCH_SEF to compiled stylesheets, parted by commas',
          ]
        : []),
    ],
  };
}
