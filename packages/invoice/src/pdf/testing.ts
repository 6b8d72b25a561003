import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from 'pdf-lib';

/** A small hybrid PDF for tests; `options` takes parts away or makes them wrong. */
export async function hybridPdf(
  xml: string,
  {
    name = 'factur-x.xml',
    relationship = 'Alternative',
    level = 'EN 16931',
    text = '',
    also = [],
    hasFont = true,
    description = 'ConformanceLevel',
    script = '',
  }: {
    name?: string;
    relationship?: string;
    level?: string;
    text?: string;
    /** Names of more files with the same content. */
    also?: readonly string[];
    /** Embeds the font, or what looks so. */
    hasFont?: boolean;
    /** The property that the metadata describe. */
    description?: string;
    /** Runs when the file is opened. */
    script?: string;
  } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage();
  page.drawText(text, { x: 40, y: 700, size: 11, font, lineHeight: 14 });
  const { context, catalog } = pdf;
  await pdf.flush();
  if (hasFont) {
    const descriptor = { Type: 'FontDescriptor', FontFile: context.register(context.stream('')) };
    context.lookup(font.ref, PDFDict).set(PDFName.of('FontDescriptor'), context.obj(descriptor));
  }
  if (script !== '') {
    const action = { S: 'JavaScript', JS: PDFString.of(script) };
    catalog.set(PDFName.of('OpenAction'), context.obj(action));
  }
  const file = context.register(
    context.flateStream(new TextEncoder().encode(xml), { Type: 'EmbeddedFile' }),
  );
  const [specification, ...more] = [name, ...also].map((one) =>
    context.register(
      context.obj({
        Type: 'Filespec',
        F: PDFString.of(one),
        UF: PDFHexString.fromText(one),
        AFRelationship: relationship,
        EF: { F: file },
      }),
    ),
  );
  catalog.set(PDFName.of('AF'), context.obj([specification, ...more]));
  catalog.set(
    PDFName.of('Names'),
    context.obj({ EmbeddedFiles: { Names: [PDFString.of(name), specification] } }),
  );
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><pdfaid:part>3</pdfaid:part>
    <pdfaProperty:name>${description}</pdfaProperty:name>
    <fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel></x:xmpmeta>`;
  const metadata = context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  return pdf.save();
}

/** A hybrid PDF whose one page has this content, which is not checked. */
export async function contentPdf(xml: string, content: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await hybridPdf(xml));
  pdf
    .getPage(0)
    .node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(content)));
  return pdf.save();
}

/** A PDF whose one page is a stream that becomes this many megabytes, each filter applied once. */
export async function bombPdf(megabytes: number, filters: 1 | 2 = 1): Promise<Uint8Array> {
  const { deflateSync } = await import('node:zlib');
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  let data = deflateSync(new Uint8Array(megabytes * 1_000_000));
  if (filters === 2) data = deflateSync(data);
  const { context } = pdf;
  const stream = context.stream(data, {
    Type: 'EmbeddedFile',
    Filter: Array.from({ length: filters }, () => 'FlateDecode'),
  });
  const file = context.register(stream);
  page.node.set(PDFName.of('Contents'), file);
  pdf.catalog.set(
    PDFName.of('AF'),
    context.obj([{ Type: 'Filespec', F: PDFString.of('factur-x.xml'), EF: { F: file } }]),
  );
  return pdf.save();
}
