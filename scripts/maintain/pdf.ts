// The handbook as one PDF for each language, from the finished build: npm run pdf [-- --help]
import { existsSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { builtLocale, builtLocales, type BuiltLocale } from '../../postbuild/built-locale';
import { handbookHtml, keyOf, readHandbook, type HandbookPage } from '../../postbuild/handbook';
import { messages } from '../../postbuild/messages';
import { localeIds } from '../../src/locales';
import { messagesIn } from '../../src/locales/messages';
import { sourceDate } from '../../src/site/history';
import { writeProvenance } from '../../postbuild/provenance';
import { findBrowser } from '../browser';
import { handbookFonts } from './lib/handbook-fonts';
import { pdfProblems } from './lib/pdf-problems';
import { completePdf } from './lib/pdf-ua';
import { createStaticServer, listen } from '../static-server';

const help = `npm run pdf [-- options]

Writes eDocument-<language>.pdf into the finished build: cover, contents with page numbers,
bookmarks, tags as PDF/UA-1 asks for, links within the document. Fails if it is too
large or its bookmarks end early. Build with HANDBOOK_PDF=true to have the site offer it.

  --dir <folder>       the build (build)
  --locale <language>  ${localeIds.join(' or ')}; all if missing
  --help               this text`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    locale: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
/** Milliseconds for a document of hundreds of pages on a busy machine. */
const PATIENCE = 180_000;

/** Page numbers of the handbook's pages in a PDF, by their keys. */
async function pageNumbers(
  bytes: Uint8Array,
  pages: readonly HandbookPage[],
): Promise<Map<string, number>> {
  const document = await PDFDocument.load(bytes);
  const places = new Map(document.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  const destinations = document.catalog.lookup(PDFName.of('Dests'), PDFDict);
  const numbers = new Map(
    destinations.entries().flatMap(([name, value]) => {
      const place = places.get(document.context.lookup(value, PDFArray).get(0).toString());
      return place === undefined ? [] : [[name.decodeText(), place] as const];
    }),
  );
  const missing = pages.filter(({ data }) => !numbers.has(keyOf(data.path)));
  if (missing.length > 0) {
    throw new Error(
      `Not in the PDF: ${missing.map(({ data }) => data.title).join(', ')}. Try again.`,
    );
  }
  return numbers;
}

/** Prints a document; its address is that of a page, so that its styles are found. */
async function print(page: Page, origin: string, html: string): Promise<Buffer> {
  const address = `${origin}/handbook.html`;
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  // Not "networkidle", which may come before a document of this size has been read to its end.
  await page.goto(address, { waitUntil: 'load' });
  return page.pdf({
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    printBackground: true,
  });
}

async function writeHandbook(browser: Browser, origin: string, built: BuiltLocale): Promise<void> {
  const { locale, folder } = built;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    sourceDate(),
  );
  const page = await browser.newPage({ javaScriptEnabled: false });
  page.setDefaultTimeout(PATIENCE);
  // Twice, since only the first printing tells the page numbers; printing changes the pages.
  const pages = readHandbook(values.dir, built);
  const fonts = await handbookFonts();
  const first = await print(page, origin, handbookHtml(pages, built, date, fonts));
  const numbers = await pageNumbers(first, pages);
  const again = readHandbook(values.dir, built);
  const bytes = await print(page, origin, handbookHtml(again, built, date, fonts, numbers));
  await pageNumbers(bytes, pages);
  await page.close();
  // Chromium writes each object by itself, of which a tagged document has hundreds of thousands.
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const titles = new Map(again.map(({ data }) => [keyOf(data.path), data.title]));
  const title = messagesIn(messages, locale)('handbook.title');
  completePdf(document, title, locale, (place) => titles.get(place.replace(/--.*/, '')) ?? title);
  const file = path.join(folder, `eDocument-${locale}.pdf`);
  writeFileSync(file, await document.save());
  const { size } = statSync(file);
  const count = document.getPageCount();
  console.log(`${file}: ${count} pages, ${(size / 1e6).toFixed(1)} MB`);
  const problems = pdfProblems(document, size);
  if (problems.length > 0) {
    throw new Error(`${file}: ${problems.join('; ')}. See postbuild/handbook.ts.`);
  }
}

/** @throws Error that names the remedy */
async function main(): Promise<void> {
  const wanted = localeIds.find((id) => id === values.locale);
  if (values.locale && !wanted) {
    throw new Error(`--locale ${values.locale}: use ${localeIds.join(' or ')}.`);
  }
  const all = builtLocales(values.dir);
  const locales = wanted ? [builtLocale(values.dir, wanted)] : all;
  if (locales.length === 0 || !locales.every(({ folder }) => existsSync(folder))) {
    throw new Error(`There is no build in "${values.dir}": run "npm run build" first.`);
  }
  const server = createStaticServer(values.dir);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const built of locales) {
      await writeHandbook(browser, `http://localhost:${port}`, built);
    }
    writeProvenance(process.cwd(), values.dir);
  } finally {
    await browser.close();
    server.close();
  }
}

if (values.help) {
  console.log(help);
} else {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
