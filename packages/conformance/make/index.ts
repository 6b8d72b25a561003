/** Writes the documents and what each breaks: `npm run make --workspace edocument-conformance`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hybridPdf } from 'edocument-invoice/testing';
import { documents } from './documents';
import { expectation } from './expected';

const root = fileURLToPath(new URL('..', import.meta.url));
const made = documents();
rmSync(`${root}documents`, { recursive: true, force: true });
for (const { file, xml, pdf } of made) {
  const path = `${root}documents/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  const name = pdf === 'XRECHNUNG' ? 'xrechnung.xml' : 'factur-x.xml';
  writeFileSync(path, pdf ? await hybridPdf(xml, { name, level: pdf }) : xml);
}
writeFileSync(`${root}expected.json`, expectation(made));
