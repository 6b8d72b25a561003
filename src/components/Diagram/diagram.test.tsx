import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { localeIds } from '@site/src/locales';
import { FONT_SIZES, WIDTH, type Label } from '../../facts/diagram/drawing';
import { DIAGRAM_NAMES, diagramModel } from '../../facts/diagram/model';
import Diagram from '.';

vi.mock(
  '@docusaurus/useDocusaurusContext',
  async () => (await import('../testing')).docusaurusContext,
);
vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

/** Width of a text; generous, so that other fonts fit too. */
function extent({ text, x, style, anchor }: Label): [number, number] {
  const width = text.length * FONT_SIZES[style] * (style === 'code' ? 0.602 : 0.53);
  if (anchor === 'middle') return [x - width / 2, x + width / 2];
  return anchor === 'end' ? [x - width, x] : [x, x + width];
}

describe.each(DIAGRAM_NAMES)('%s', (name) => {
  describe.each(localeIds)('in %s', (locale) => {
    const { height, labels, boxes } = diagramModel(name, locale).drawing;

    it('keeps every text inside the drawing', () => {
      for (const label of labels) {
        const [from, to] = extent(label);
        expect(from, label.text).toBeGreaterThanOrEqual(0);
        expect(to, label.text).toBeLessThanOrEqual(WIDTH);
        expect(label.y, label.text).toBeLessThanOrEqual(height);
      }
    });

    it('keeps a text that begins in a box inside it', () => {
      for (const label of labels) {
        const [from, to] = extent(label);
        const inside = boxes.find(
          (box) =>
            label.x >= box.x &&
            label.x <= box.x + box.width &&
            label.y >= box.y &&
            label.y <= box.y + box.height,
        );
        if (!inside) continue;
        expect(from, label.text).toBeGreaterThanOrEqual(inside.x);
        expect(to, label.text).toBeLessThanOrEqual(inside.x + inside.width);
      }
    });

    it('lets no two texts of a line overlap', () => {
      const sorted = [...labels].sort((a, b) => a.y - b.y || extent(a)[0] - extent(b)[0]);
      sorted.slice(1).forEach((label, index) => {
        const before = sorted[index];
        if (before?.y === label.y)
          expect(extent(before)[1], label.text).toBeLessThan(extent(label)[0]);
      });
    });
  });

  it('names itself and says the same in words', () => {
    const model = diagramModel(name, 'de-DE');
    const { title, steps } = model;
    const markup = renderToStaticMarkup(<Diagram model={model} />);
    expect(markup).toMatch(/<svg[^>]* role="img" aria-labelledby="[^"]+ [^"]+"/);
    expect(markup).toContain(`>${title}</title>`);
    expect(markup.match(/<li>/g)).toHaveLength(steps.length);
    const [, details] = /<figure[^>]* aria-details="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<details id="${details}"`);
    // HTML admits a caption as the first or last part of a figure.
    expect(markup).toContain('</figcaption></figure>');
    expect(markup).not.toContain('style=');
  });

  it('says the same in every language, in other words', () => {
    const [english, german] = localeIds.map((locale) => diagramModel(name, locale).steps);
    expect(german).toHaveLength(english?.length ?? 0);
    german?.forEach((step, index) => expect(step).not.toBe(english?.[index]));
  });
});
