import type { Bilingual } from '@site/src/facts/language';
import { box, type Arrow, type DiagramDefinition, type Label } from './drawing';

const chain: readonly Bilingual[] = [
  { en: 'New', de: 'Neu' },
  { en: 'In Process', de: 'In Bearbeitung' },
  { en: 'Ready to Send', de: 'Versandbereit' },
  { en: 'Sent', de: 'Gesendet' },
  { en: 'Completed', de: 'Abgeschlossen' },
];
const CANCELLED: Bilingual = { en: 'Cancelled', de: 'Storniert' };
const ERROR: Bilingual = { en: 'Error', de: 'Fehler' };
const RESTART: Bilingual = { en: 'Restart', de: 'Neu starten' };
const CANCEL: Bilingual = { en: 'Cancel', de: 'Stornieren' };

/** The entry can be cancelled before this step of the chain. */
const SENT = 3;
const IN_PROCESS = 1;

const LEFT = { x: 2, width: 90 };
const MAIN = { x: 122, width: 124 };
const RIGHT = { x: 290, width: 68 };
const BOX_HEIGHT = 42;
const STEP = 78;
/** Room above the boxes for the arrow from Error to Cancelled. */
const HEADROOM = 26;
const top = (index: number): number => HEADROOM + index * STEP;
const middle = (index: number): number => top(index) + BOX_HEIGHT / 2;

/** The states of an eDocument entry. */
export const status: DiagramDefinition = {
  title: { en: 'Status of an eDocument', de: 'Status eines eDocuments' },
  caption: {
    en: 'From New to Completed, with error and cancellation',
    de: 'Von Neu bis Abgeschlossen, mit Fehler und Stornierung',
  },
  steps: {
    en: [
      'New becomes In Process, then Ready to Send, then Sent, then Completed.',
      'From any of these steps the status can become Error. Restart takes the entry back to In Process, at the line that failed.',
      'As long as nothing has been sent, an entry can be cancelled, also after an error. Its status is then Cancelled.',
    ],
    de: [
      'Aus Neu wird In Bearbeitung, dann Versandbereit, dann Gesendet, dann Abgeschlossen.',
      'Aus jedem dieser Schritte kann der Status Fehler werden. Neu starten setzt den Eintrag auf In Bearbeitung zurück, an der gescheiterten Zeile.',
      'Solange nichts gesendet ist, kann ein Eintrag storniert werden, auch nach einem Fehler. Sein Status ist dann Storniert.',
    ],
  },
  draw(language) {
    const states = chain.map((name, index) => {
      const tone = index === 0 || index === chain.length - 1 ? 'strong' : 'plain';
      return box({ ...MAIN, y: top(index), height: BOX_HEIGHT }, name[language], [], tone);
    });
    const spanning = (from: number, to: number) => ({
      y: top(from),
      height: top(to) + BOX_HEIGHT - top(from),
    });
    const cancelled = box({ ...LEFT, ...spanning(0, SENT - 1) }, CANCELLED[language], [], 'soft');
    const error = box({ ...RIGHT, ...spanning(0, SENT) }, ERROR[language], [], 'danger');
    const mainRight = MAIN.x + MAIN.width;
    const arrows: Arrow[] = [];
    chain.forEach((_, index) => {
      if (index > 0) {
        const x = MAIN.x + MAIN.width / 2;
        arrows.push({
          points: [
            [x, top(index - 1) + BOX_HEIGHT],
            [x, top(index) - 2],
          ],
        });
      }
      if (index < SENT) {
        const y = middle(index);
        arrows.push({
          points: [
            [MAIN.x, y],
            [LEFT.x + LEFT.width + 2, y],
          ],
          dashed: true,
        });
      }
      if (index <= SENT) {
        const y = index === IN_PROCESS ? middle(index) - 10 : middle(index);
        arrows.push({
          points: [
            [mainRight, y],
            [RIGHT.x - 2, y],
          ],
          dashed: true,
        });
      }
    });
    const back = middle(IN_PROCESS) + 10;
    arrows.push({
      points: [
        [RIGHT.x, back],
        [mainRight + 2, back],
      ],
    });
    const [above, fromError, toCancelled] = [8, RIGHT.x + RIGHT.width / 2, LEFT.x + LEFT.width / 2];
    arrows.push({
      points: [
        [fromError, HEADROOM],
        [fromError, above],
        [toCancelled, above],
        [toCancelled, HEADROOM - 2],
      ],
      dashed: true,
    });
    const actions: Label[] = [
      {
        text: RESTART[language],
        x: RIGHT.x - 3,
        y: back + 24,
        style: 'note',
        anchor: 'end',
      },
      {
        text: CANCEL[language],
        x: LEFT.x + LEFT.width + 2,
        y: top(SENT - 1) + BOX_HEIGHT + 18,
        style: 'note',
        anchor: 'end',
      },
    ];
    const parts = [...states, cancelled, error];
    return {
      height: top(chain.length - 1) + BOX_HEIGHT + 8,
      boxes: parts.map((part) => part.box),
      arrows,
      labels: [...parts.flatMap((part) => part.labels), ...actions],
    };
  },
};
