import { describe, expect, it } from 'vitest';
import { keptAddress, keptTarget } from './address';

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

describe('the kept page that an address leads to', () => {
  const redirects = { '/docs': '/', '/Old': '/Setup', '/Gone': '/nothing' };
  const target = (path: string) =>
    keptTarget(path, redirects, '/en-GB', (candidate) => kept.has(candidate));

  it.each([
    ['/en-GB/Setup', '/Setup'],
    ['/en-GB', '/'],
    ['/en-GB/', '/'],
    ['/en-GB/Setup/index.html', '/Setup'],
    ['/docs', '/'],
    ['/en-GB/docs', '/'],
    ['/Old', '/Setup'],
  ])('%s leads to %s', (path, address) => expect(target(path)).toBe(address));

  it.each(['/Gone', '/nothing', '/en-GBx/Setup', '/constructor', '/en-GB//evil.example/x'])(
    '%s leads nowhere',
    (path) => expect(target(path)).toBeUndefined(),
  );
});
