// The handbook as one PDF for each language, from the finished build: npm run pdf [-- --help]
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser';
import { handbookHtml, keyOf, readPage, textsOf } from '../postbuild/pdf/handbook.mjs';
import { createStaticServer, listen } from './static-server';

const help = `npm run pdf [-- options]

Writes eDocument-<language>.pdf into the finished build: cover, contents with page numbers,
bookmarks, tags, links within the document. Build with HANDBOOK_PDF=true to have the site offer it.

  --dir <folder>       the build (build)
  --locale <language>  en-GB or de-DE; both if missing
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
const locales = { 'en-GB': '/', 'de-DE': '/de-DE/' };

/** The pages in the order of the sidebar; one that stands in none closes its section. */
function readHandbook(dir, baseUrl) {
  const folder = join(dir, baseUrl);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => baseUrl !== '/' || !file.startsWith('de-DE'))
    .filter((file) => !file.startsWith('blog'))
    .sort()
    .map((file) => readPage(readFileSync(join(folder, file), 'utf8')))
    .filter(Boolean);
  const byPath = new Map(pages.map((page) => [page.pathname, page]));
  const ordered = [];
  for (let page = byPath.get(baseUrl); page && !ordered.includes(page);) {
    ordered.push(page);
    page = byPath.get(page.next);
  }
  for (const page of pages.filter((candidate) => !ordered.includes(candidate))) {
    const section = page.pathname.slice(0, page.pathname.lastIndexOf('/') + 1);
    const last = ordered.findLastIndex(({ pathname }) => pathname.startsWith(section));
    ordered.splice(last + 1, 0, {
      ...page,
      depth: section.slice(baseUrl.length).split('/').length - 1,
    });
  }
  return ordered;
}

/** Page numbers of the handbook's pages in a PDF, by their keys. */
async function pageNumbers(bytes, pages) {
  const document = await PDFDocument.load(bytes);
  const places = new Map(document.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  const destinations = document.catalog.lookup(PDFName.of('Dests'), PDFDict);
  const numbers = new Map(
    destinations.entries().flatMap(([name, value]) => {
      const place = document.context.lookup(value, PDFArray).get(0).toString();
      return places.has(place) ? [[name.decodeText(), places.get(place)]] : [];
    }),
  );
  const missing = pages.filter(({ pathname }) => !numbers.has(keyOf(pathname)));
  if (missing.length > 0) {
    throw new Error(`Not in the PDF: ${missing.map(({ title }) => title).join(', ')}. Try again.`);
  }
  return numbers;
}

/** Prints a document; its address is that of a page, so that its styles are found. */
async function print(page, origin, html, locale) {
  const words = textsOf(locale);
  const address = `${origin}/handbook.html`;
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  // Not "networkidle", which may come before a document of this size has been read to its end.
  await page.goto(address, { waitUntil: 'load' });
  const small = 'font: 8px sans-serif; color: #444; width: 100%; padding: 0 16mm;';
  return page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    printBackground: true,
    margin: { top: '20mm', bottom: '18mm', left: '16mm', right: '16mm' },
    displayHeaderFooter: true,
    headerTemplate: `<div style="${small}">${words.title}</div>`,
    footerTemplate: `<div style="${small} text-align: right">${words.page} <span class="pageNumber"></span></div>`,
  });
}

async function writeHandbook(browser, origin, locale) {
  const baseUrl = locales[locale];
  const siteUrl = new URL(
    /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(
      readFileSync(join(values.dir, 'index.html'), 'utf8'),
    )[1],
  ).origin;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  const options = { locale, siteUrl, baseUrl, date };
  const page = await browser.newPage({ javaScriptEnabled: false });
  page.setDefaultTimeout(PATIENCE);
  // Brings the font into the cache: one that comes late is left out.
  await page.goto(origin + baseUrl, { waitUntil: 'load' });
  // Twice, since only the first printing tells the page numbers; printing changes the pages.
  const pages = readHandbook(values.dir, baseUrl);
  const first = await print(page, origin, handbookHtml(pages, options), locale);
  const numbers = await pageNumbers(first, pages);
  const again = readHandbook(values.dir, baseUrl);
  const bytes = await print(page, origin, handbookHtml(again, { ...options, numbers }), locale);
  await pageNumbers(bytes, pages);
  await page.close();
  const file = join(values.dir, baseUrl, `eDocument-${locale}.pdf`);
  writeFileSync(file, bytes);
  const { size } = statSync(file);
  const count = (await PDFDocument.load(bytes)).getPageCount();
  console.log(`${file}: ${count} pages, ${(size / 1e6).toFixed(1)} MB`);
}

if (values.help) {
  console.log(help);
} else if (!existsSync(join(values.dir, 'de-DE', 'index.html'))) {
  console.error(`There is no build in "${values.dir}": run "npm run build" first.`);
  process.exitCode = 1;
} else if (values.locale && !(values.locale in locales)) {
  console.error(`--locale ${values.locale}: use ${Object.keys(locales).join(' or ')}.`);
  process.exitCode = 1;
} else {
  const server = createStaticServer(values.dir);
  await listen(server, 0);
  const { port } = server.address();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const locale of values.locale ? [values.locale] : Object.keys(locales)) {
      await writeHandbook(browser, `http://localhost:${port}`, locale);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
