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

  it('keeps a mark over several lines and one beside another, and no empty one', () => {
    expect(splitMarks('<mark>a\nb</mark><mark>c</mark><mark></mark>')).toEqual([
      { text: 'a\nb', marked: true },
      { text: 'c', marked: true },
    ]);
    expect(splitMarks('')).toEqual([]);
  });

  it('treats other markup and single tags as text', () => {
    expect(splitMarks('<img src=x onerror=alert(1)> <mark>a')).toEqual([
      { text: '<img src=x onerror=alert(1)> <mark>a', marked: false },
    ]);
  });
});

describe('plainText', () => {
  it('drops the highlighting and the escapes', () => {
    expect(plainText('A &lt; <mark>B</mark> &amp; <mark>C</mark>')).toBe('A < B & C');
    expect(plainText('&quot;D&quot; &gt; &#39;E&#39; &nbsp;')).toBe('"D" > \'E\' &nbsp;');
  });
});
