import { expect, it } from 'vitest';
import { actions, statuses, type Action } from '@site/src/facts/entries';
import { inLocale, localeIds } from '@site/src/locales';
import type { Box } from './drawing';
import { statusDiagram } from './model';

/** An arrow ends just before the box that it points to. */
const GAP = 3;

function touches({ x, y, width, height }: Box, [left, top]: readonly [number, number]): boolean {
  return left >= x - GAP && left <= x + width + GAP && top >= y - GAP && top <= y + height + GAP;
}

/** Which boxes the arrows join, as they are seen: `from > to`, with the ids of the statuses. */
function arrowsOf(changed: readonly Action[] = actions, locale = localeIds[0]): string[] {
  const { arrows, boxes, labels } = statusDiagram(locale, { statuses, actions: changed }).drawing;
  const nameAt = (point: readonly [number, number] | undefined) => {
    const box = boxes.find((one) => point && touches(one, point));
    const label = labels.find(
      ({ style, x, y }) => style === 'title' && box && touches(box, [x, y]),
    );
    return statuses.find(({ caption }) => inLocale(caption, locale) === label?.text)?.id ?? '?';
  };
  return arrows.map(({ points }) => `${nameAt(points[0])} > ${nameAt(points.at(-1))}`).sort();
}

/** The actions of the model, one of them with other transitions. */
function withTransitions(id: string, transitions: Action['transitions']): Action[] {
  return actions.map((action) => (action.id === id ? { ...action, transitions } : action));
}

const ARROWS = [
  ...['new > in-process', 'in-process > ready-to-send', 'ready-to-send > sent', 'sent > completed'],
  ...['new > error', 'in-process > error', 'ready-to-send > error', 'sent > error'],
  ...['new > cancelled', 'in-process > cancelled', 'ready-to-send > cancelled'],
  ...['error > cancelled', 'error > in-process', 'sent > rejected', 'completed > rejected'],
].sort();

it.each(localeIds)('joins the statuses in %s as the life of an entry does', (locale) => {
  expect(arrowsOf(actions, locale)).toEqual(ARROWS);
});

it('follows the model: an arrow goes and comes with its transition', () => {
  expect(arrowsOf(withTransitions('restart', []))).toEqual(
    ARROWS.filter((arrow) => arrow !== 'error > in-process'),
  );
  expect(arrowsOf(withTransitions('restart', [{ from: ['error'], to: 'new' }]))).toContain(
    'error > new',
  );
  expect(
    arrowsOf(withTransitions('cancel', [{ from: ['new', 'error'], to: 'cancelled' }])),
  ).toEqual(ARROWS.filter((arrow) => !/^(in-process|ready-to-send) > cancelled$/.test(arrow)));
});

it.each(localeIds)('draws every status in %s once, and lets no two boxes overlap', (locale) => {
  const { boxes, labels } = statusDiagram(locale).drawing;
  const titles = labels.filter(({ style }) => style === 'title').map(({ text }) => text);
  expect(titles).toEqual(statuses.map(({ caption }) => inLocale(caption, locale)));
  for (const [index, box] of boxes.entries()) {
    const corners = [box.y, box.y + box.height].flatMap((y) =>
      [box.x, box.x + box.width].map((x) => [x, y] as const),
    );
    for (const other of boxes.slice(index + 1)) {
      expect(corners.filter((corner) => touches(other, corner))).toEqual([]);
    }
  }
});

it.each([
  [
    'en-GB',
    [
      'A run takes an entry through New, In Process, Ready to Send, Sent and Completed.',
      'If a step fails, New, In Process, Ready to Send or Sent becomes Error.',
      'Mark as Rejected leads from Sent or Completed to Rejected.',
      'Restart leads from Error to In Process.',
      'Cancel leads from New, In Process, Ready to Send or Error to Cancelled.',
      'Create Again begins another entry, when the status is Ready to Send, Sent, Completed, Rejected, Error or Cancelled.',
    ],
  ],
  [
    'de-DE',
    [
      'Ein Lauf führt einen Eintrag durch Neu, In Bearbeitung, Versandbereit, Gesendet und Abgeschlossen.',
      'Schlägt ein Schritt fehl, wird aus Neu, In Bearbeitung, Versandbereit oder Gesendet der Status Fehler.',
      'Als zurückgewiesen markieren führt von Gesendet oder Abgeschlossen zu Zurückgewiesen.',
      'Neu starten führt von Fehler zu In Bearbeitung.',
      'Stornieren führt von Neu, In Bearbeitung, Versandbereit oder Fehler zu Storniert.',
      'Neu erstellen beginnt einen weiteren Eintrag, wenn der Status Versandbereit, Gesendet, Abgeschlossen, Zurückgewiesen, Fehler oder Storniert ist.',
    ],
  ],
] as const)('says the same in words in %s', (locale, steps) => {
  expect(statusDiagram(locale).steps).toEqual(steps);
});
