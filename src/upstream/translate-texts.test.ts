import { describe, expect, it } from 'vitest';
import { translateTexts } from './translate-texts';

const IMPORT = `import Translate, { translate } from '@docusaurus/Translate';\n`;
const messages = { 'a.b': 'Übersetzt {count}', inner: 'innen' };

const translated = (code: string) =>
  translateTexts(IMPORT + code, 'Page.tsx', messages).slice(IMPORT.length);

describe('texts are translated where they stand', () => {
  it.each([
    [
      `translate({ id: 'a.b', message: 'English {count}', description: 'd' }, { count })`,
      `translate({ message: "Übersetzt {count}",  }, { count })`,
    ],
    [
      `jsx(Translate, { description: 'd', id: 'a.b', children: 'English' })`,
      `jsx(Translate, { children: "Übersetzt {count}" })`,
    ],
    [
      `<Translate id="a.b" values={{ x }}>\n  English\n</Translate>`,
      `<Translate values={{ x }}>{"Übersetzt {count}"}</Translate>`,
    ],
    [
      `<Translate id="a.b" values={{ x: <Translate id="inner">in</Translate> }}>English</Translate>`,
      `<Translate values={{ x: <Translate >{"innen"}</Translate> }}>{"Übersetzt {count}"}</Translate>`,
    ],
  ])('%s', (code, expected) => {
    expect(translated(code)).toBe(expected);
  });

  it('keeps a text that has no translation, without what is for translators', () => {
    expect(translated(`translate({ id: 'none', message: 'English', description: 'd' })`)).toBe(
      `translate({ message: 'English',  })`,
    );
  });

  it('keeps an id that is the only text', () => {
    expect(translated(`translate({ id: 'none' })`)).toBe(`translate({ id: 'none' })`);
  });

  it('leaves other code alone', () => {
    const code = `translate({ id: 'a.b', message: 'x' })`;
    expect(translateTexts(code, 'other.ts', messages)).toBe(code);
  });

  it('names file and line of an id that is computed', () => {
    expect(() => translated(`translate({ id: key, message: 'x' })`)).toThrow(
      /^Page\.tsx:2: .+Write it out/,
    );
  });
});
