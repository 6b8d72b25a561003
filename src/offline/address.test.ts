import { describe, expect, it } from 'vitest';
import { keptAddress } from './address';

const kept = new Set(['/', '/Setup', '/Setup/AssistedSetup/', '/de-DE/', '/img/logo.svg']);
const find = (path: string) => keptAddress(path, (candidate) => kept.has(candidate));

describe('the address of a kept file', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/Setup', '/Setup'],
    ['/Setup/', '/Setup'],
    ['/Setup.html', '/Setup'],
    ['/Setup/index.html', '/Setup'],
    ['/Setup/AssistedSetup', '/Setup/AssistedSetup/'],
    ['/de-DE', '/de-DE/'],
    ['/img/logo.svg', '/img/logo.svg'],
  ])('%s is %s', (path, address) => expect(find(path)).toBe(address));

  it.each(['/nothing', '/Setup/Units', '/img/logo'])('%s is not kept', (path) =>
    expect(find(path)).toBeUndefined(),
  );
});
