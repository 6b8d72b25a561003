import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument } from 'pdf-lib';
import { markArtifacts } from './pdf-content';
import { completeStructure } from './pdf-structure';

const name = (text: string): PDFName => PDFName.of(text);

/** The annotations of all pages that are links. */
function links(document: PDFDocument): PDFDict[] {
  return document.getPages().flatMap(({ node }) => {
    const list = node.lookupMaybe(name('Annots'), PDFArray);
    const all = list?.asArray().map((value) => document.context.lookup(value)) ?? [];
    return all
      .filter((value) => value instanceof PDFDict)
      .filter((value) => value.get(name('Subtype')) === name('Link'));
  });
}

/** Target of a link: an address, or the name of a place in the document. */
function targetOf(link: PDFDict): { uri?: string; place?: string } {
  const action = link.lookupMaybe(name('A'), PDFDict);
  const uri = action?.lookup(name('URI'));
  if (uri instanceof PDFString || uri instanceof PDFHexString) return { uri: uri.decodeText() };
  return { place: link.lookupMaybe(name('Dest'), PDFName)?.decodeText() };
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** XMP metadata of a document that is accessible by PDF/UA-1. */
const metadata = (title: string, language: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
   <dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
   <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

/**
 * Adds what PDF/UA-1 (ISO 14289-1) requires beyond what Chromium writes.
 *
 * @param describe what a place in the document is, for people who cannot see the link's text
 */
export function completePdf(
  document: PDFDocument,
  title: string,
  language: string,
  describe: (place: string) => string,
): void {
  markArtifacts(document);
  completeStructure(document);
  for (const link of links(document)) {
    const { uri, place = '' } = targetOf(link);
    link.set(name('Contents'), PDFHexString.fromText(uri ?? describe(place)));
  }
  const { catalog, context } = document;
  const stream = context.stream(Buffer.from(metadata(title, language)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(name('Metadata'), context.register(stream));
}
