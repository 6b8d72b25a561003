import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { EInvoice } from '@fin.cx/einvoice';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import saxon from 'saxon-js';
import { validate } from '../../src/index';
import { officialFiles } from './official';

/** Something that judges an invoice in UBL. */
export interface Engine {
  name: string;
  /** Rules that it judges by. */
  covers: string;
  /** Ids of what it finds, or a word for it. */
  judge: (xml: Uint8Array) => readonly string[] | Promise<readonly string[]>;
}

/** One that needs official files which were not given, and how to make them. */
export interface Absent {
  name: string;
  covers: string;
  supply: string;
}

const textOf = (xml: Uint8Array) => new TextDecoder().decode(xml);
const namesOf = (files: readonly string[]) => files.map((file) => basename(file)).join(', ');

const ours: Engine = {
  name: 'This engine',
  covers: 'structure, EN 16931, XRechnung',
  judge: async (xml) => (await validate(xml)).findings.map(({ rule }) => rule),
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
  covers: 'nothing: reads the XML',
  judge: (xml) => parsed(xml, () => []),
};

function libxml2WithSchema([file = '']: readonly string[]): Engine {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: resolve(file) });
  const validator = XsdValidator.fromDoc(schema);
  return {
    name: 'libxml2-wasm with the schema',
    covers: 'structure',
    judge: (xml) =>
      parsed(xml, (document) => {
        try {
          validator.validate(document);
          return [];
        } catch (error) {
          if (!(error instanceof XmlValidateError)) throw error;
          return error.details.map(() => 'schema');
        }
      }),
  };
}

const saxonAlone: Engine = {
  name: 'SaxonJS',
  covers: 'nothing: reads the XML',
  judge: async (xml) => {
    await saxon.getResource({ text: textOf(xml), type: 'xml' });
    return [];
  },
};

/** Stylesheets are read once, invoices each time. */
function saxonWithRules(files: readonly string[]): Engine {
  const stylesheets = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  return {
    name: 'SaxonJS with stylesheets',
    covers: namesOf(files),
    judge: async (xml) => {
      const sourceNode = await saxon.getResource({ text: textOf(xml), type: 'xml' });
      return stylesheets.flatMap((stylesheetInternal) => {
        const { principalResult: report } = saxon.transform(
          { stylesheetInternal, sourceNode, destination: 'serialized' },
          'sync',
        );
        return [...report.matchAll(/<svrl:failed-assert\b[^>]*\bid="([^"]+)"/g)].map(
          ([, id = '']) => id,
        );
      });
    },
  };
}

const einvoice: Engine = {
  name: '@fin.cx/einvoice',
  covers: 'rules of its own, after EN 16931 and XRechnung',
  judge: async (xml) => {
    const invoice = await EInvoice.fromXml(textOf(xml));
    return (await invoice.validate('business')).errors.map(({ code }) => code);
  },
};

/** Engines that need files of the official rules, by the end of their names. */
const SUPPLIED = [
  {
    ending: 'UBL-Invoice-2.1.xsd',
    make: libxml2WithSchema,
    absent: {
      name: 'libxml2-wasm with the schema',
      covers: 'structure',
      supply: 'the folders `maindoc` and `common` of OASIS UBL 2.1',
    },
  },
  {
    ending: '.sef.json',
    make: saxonWithRules,
    absent: {
      name: 'SaxonJS with stylesheets',
      covers: 'EN 16931',
      supply:
        'the rules for UBL as stylesheet, compiled by `xslt3 -xsl:… -export:….sef.json -nogo`',
    },
  },
];

/** All engines; this one is the first. */
export function engines(): (Engine | Absent)[] {
  return [
    ours,
    libxml2,
    saxonAlone,
    einvoice,
    ...SUPPLIED.map(({ ending, make, absent }) => {
      const files = officialFiles(ending);
      return files.length > 0 ? make(files) : absent;
    }),
  ];
}
