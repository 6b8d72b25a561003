import { describe, expect, it } from 'vitest';
import { escapeHtml } from './present/escape';
import { plainText, splitMarks } from './marked';

describe('splitMarks', () => {
  it('separates what matched from what stands around it', () => {
    expect(splitMarks('Die <mark>Einheit</mark> im <mark>Beleg</mark>')).toEqual([
      { text: 'Die ', marked: false },
      { text: 'Einheit', marked: true },
      { text: ' im ', marked: false },
      { text: 'Beleg', marked: true },
    ]);
  });

  it('gives escaped text back as it was', () => {
    const text = `<Invoice id="1">&amp; 'x' &lt;</Invoice>`;
    expect(splitMarks(escapeHtml(text))).toEqual([{ text, marked: false }]);
  });

  it('treats other markup and single tags as text', () => {
    expect(splitMarks('<img src=x onerror=alert(1)> <mark>a')).toEqual([
      { text: '<img src=x onerror=alert(1)> <mark>a', marked: false },
    ]);
  });
});

describe('plainText', () => {
  it('drops the highlighting and the escapes', () => {
    expect(plainText('A &lt; <mark>B</mark>')).toBe('A < B');
  });
});
