import type { Bilingual } from '@site/src/facts/language';
import { box, type DiagramDefinition } from './drawing';

interface Stop {
  title: Bilingual;
  note: Bilingual;
  /** What happens when the way ends here. */
  otherwise?: Bilingual;
  text: Bilingual;
}

const NO_ENTRY: Bilingual = { en: 'otherwise: end', de: 'sonst: Ende' };

const stops: readonly Stop[] = [
  {
    title: { en: 'Posted document', de: 'Gebuchter Beleg' },
    note: { en: 'e.g. sales invoice 103001', de: 'z. B. Verkaufsrechnung 103001' },
    text: { en: 'A document is posted.', de: 'Ein Beleg wird gebucht.' },
  },
  {
    title: { en: 'Valid table?', de: 'Zulässige Tabelle?' },
    note: { en: '112 Sales Invoice Header', de: '112 Verkaufsrechnungskopf' },
    otherwise: NO_ENTRY,
    text: {
      en: 'Its table must be a valid table; otherwise no eDocument entry is created.',
      de: 'Seine Tabelle muss eine zulässige Tabelle sein; sonst entsteht kein eDocument-Eintrag.',
    },
  },
  {
    title: { en: 'Document type', de: 'Belegart' },
    note: { en: 'INVOICE: code 380', de: 'INVOICE: Code 380' },
    text: {
      en: 'The document type gives it its code of list 1001.',
      de: 'Die Belegart gibt ihm seinen Code der Liste 1001.',
    },
  },
  {
    title: { en: 'Target list', de: 'Zielliste' },
    note: { en: 'recipient, format, sending type', de: 'Empfänger, Format, Versandart' },
    text: {
      en: 'The target list says who receives it, in which invoice format and over which sending type.',
      de: 'Die Zielliste sagt, wer ihn erhält, in welchem Rechnungsformat und über welche Versandart.',
    },
  },
  {
    title: { en: 'Process', de: 'Prozess' },
    note: { en: 'its lines one after another', de: 'seine Zeilen der Reihe nach' },
    text: {
      en: 'The process runs its lines: create XML, check, create PDF, write PDF fields, embed the XML (hybrid formats only), send, archive.',
      de: 'Der Prozess führt seine Zeilen aus: XML erstellen, prüfen, PDF erstellen, PDF-Felder schreiben, XML einbetten (nur hybride Formate), senden, archivieren.',
    },
  },
  {
    title: { en: 'eDocument', de: 'eDocument' },
    note: { en: 'status, files, log', de: 'Status, Dateien, Protokoll' },
    text: {
      en: 'The run leaves one eDocument entry with its status, files and log.',
      de: 'Der Lauf hinterlässt einen eDocument-Eintrag mit Status, Dateien und Protokoll.',
    },
  },
];

const LEFT = 12;
const BOX_WIDTH = 222;
const BOX_HEIGHT = 50;
const STEP = 76;
const MIDDLE = LEFT + BOX_WIDTH / 2;

/** The way of a document from posting to its eDocument entry. */
export const journey: DiagramDefinition = {
  title: { en: 'How a document travels', de: 'Der Weg eines Belegs' },
  caption: {
    en: 'From the posted document to the eDocument entry',
    de: 'Vom gebuchten Beleg zum eDocument-Eintrag',
  },
  steps: { en: stops.map(({ text }) => text.en), de: stops.map(({ text }) => text.de) },
  draw(language) {
    const drawn = stops.map(({ title, note }, index) => {
      const ends = index === 0 || index === stops.length - 1;
      const place = { x: LEFT, y: 8 + index * STEP, width: BOX_WIDTH, height: BOX_HEIGHT };
      return box(place, title[language], [note[language]], ends ? 'strong' : 'plain');
    });
    const down = stops.slice(1).map((_, index) => ({
      points: [
        [MIDDLE, 8 + index * STEP + BOX_HEIGHT],
        [MIDDLE, 6 + (index + 1) * STEP],
      ] as const,
    }));
    const aside = stops.flatMap(({ otherwise }, index) =>
      otherwise ? [{ otherwise, y: 8 + index * STEP + BOX_HEIGHT / 2 }] : [],
    );
    return {
      height: 8 + (stops.length - 1) * STEP + BOX_HEIGHT + 8,
      boxes: drawn.map((item) => item.box),
      arrows: [
        ...down,
        ...aside.map(({ y }) => ({
          points: [
            [LEFT + BOX_WIDTH, y],
            [LEFT + BOX_WIDTH + 24, y],
          ] as const,
          dashed: true,
        })),
      ],
      labels: [
        ...drawn.flatMap((item) => item.labels),
        ...aside.map(({ otherwise, y }) => ({
          text: otherwise[language],
          x: LEFT + BOX_WIDTH + 30,
          y: y + 4,
          style: 'note' as const,
        })),
      ],
    };
  },
};
