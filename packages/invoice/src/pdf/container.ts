import { PdfArray, PdfDict, PdfRef, type PDF, type PdfObject } from '@libpdf/core';
import type { PdfContainer } from './read-pdf';

/** Pages that are looked at. */
export const MAX_PAGES = 200;
/** Bytes at the end of a file in which readers look for its end mark. */
const END = 1024;
/** Forms inside forms, and pages above pages, that are followed. */
const MAX_LEVELS = 8;

/** Follows references from one object to the next. */
class Follower {
  readonly resolve: (ref: PdfRef) => PdfObject | null;

  constructor({ context }: PDF) {
    this.resolve = (ref) => context.resolve(ref);
  }

  dict(object: PdfObject | null | undefined): PdfDict | undefined {
    const found = object instanceof PdfRef ? this.resolve(object) : object;
    return found instanceof PdfDict ? found : undefined;
  }

  in(dict: PdfDict | undefined, key: string): PdfDict | undefined {
    return this.dict(dict?.get(key));
  }

  /** The dictionaries in a list or a dictionary. */
  all(dict: PdfDict | undefined, key: string): PdfDict[] {
    const found = dict?.get(key, this.resolve);
    const objects =
      found instanceof PdfArray
        ? [...found]
        : found instanceof PdfDict
          ? Array.from(found, ([, object]) => object)
          : [];
    return objects.flatMap((object) => this.dict(object) ?? []);
  }
}

/** True for an object that starts a script when it is opened, pressed or left. */
function startsScript(owner: PdfDict | undefined, follow: Follower): boolean {
  const actions = [
    follow.in(owner, 'OpenAction'),
    follow.in(owner, 'A'),
    ...follow.all(owner, 'AA'),
  ];
  return actions.some((action) => action?.getName('S', follow.resolve)?.value === 'JavaScript');
}

function hasScript(catalog: PdfDict, pages: readonly PdfDict[], follow: Follower): boolean {
  return (
    follow.in(follow.in(catalog, 'Names'), 'JavaScript') !== undefined ||
    [catalog, ...pages, ...pages.flatMap((page) => follow.all(page, 'Annots'))].some((owner) =>
      startsScript(owner, follow),
    )
  );
}

const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'];

/** The name of a font that is not embedded. */
function missingFont(font: PdfDict, follow: Follower): string | undefined {
  const type = font.getName('Subtype', follow.resolve)?.value;
  // A font of type 3 is drawn by the PDF itself.
  if (type === 'Type3') return undefined;
  const [descendant] = type === 'Type0' ? follow.all(font, 'DescendantFonts') : [font];
  const descriptor = follow.in(descendant, 'FontDescriptor');
  if (FONT_FILES.some((key) => descriptor?.has(key))) return undefined;
  return font.getName('BaseFont', follow.resolve)?.value ?? '?';
}

/** The resources of a page, which it may have from a page above it. */
function resourcesOf(page: PdfDict, follow: Follower): PdfDict | undefined {
  let owner: PdfDict | undefined = page;
  for (let level = 0; owner && level < MAX_LEVELS; level += 1) {
    const resources = follow.in(owner, 'Resources');
    if (resources) return resources;
    owner = follow.in(owner, 'Parent');
  }
  return undefined;
}

function missingFonts(pages: readonly PdfDict[], follow: Follower): string[] {
  const names = new Set<string>();
  const seen = new Set<PdfDict>();
  const look = (resources: PdfDict | undefined, depth: number): void => {
    if (!resources || seen.has(resources) || depth > MAX_LEVELS) return;
    seen.add(resources);
    for (const font of follow.all(resources, 'Font')) {
      const name = missingFont(font, follow);
      if (name !== undefined) names.add(name);
    }
    for (const object of follow.all(resources, 'XObject')) {
      look(follow.in(object, 'Resources'), depth + 1);
    }
  };
  for (const page of pages) look(resourcesOf(page, follow), 0);
  return [...names];
}

/** True for a file with its end mark. */
export function hasEnd(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(-END)).includes('%%EOF');
}

/** Looks at a PDF as strict programs do that read it. */
export function containerOf(pdf: PDF, bytes: Uint8Array): PdfContainer {
  const follow = new Follower(pdf);
  const pages = pdf
    .getPages()
    .slice(0, MAX_PAGES)
    .map(({ dict }) => dict);
  return {
    hasEnd: hasEnd(bytes),
    hasReferences: !pdf.recoveredViaBruteForce,
    isEncrypted: pdf.isEncrypted,
    hasScript: hasScript(pdf.context.catalog.getDict(), pages, follow),
    missingFonts: missingFonts(pages, follow),
  };
}
