import { describe, expect, it } from 'vitest';
import { createHostMemory } from './hostMemory';

describe('createHostMemory', () => {
  it('finds a host by its address, whatever its state was when it was filed', async () => {
    const memory = createHostMemory();
    const down = { status: 'down', isUp: () => false };
    await memory.set({ url: 'a.example', status: 'up', lastUpdate: 1 }, down);
    expect(await memory.get({ url: 'a.example' }, () => Promise.resolve({}))).toBe(down);
  });

  it('knows nothing of other hosts, and nothing after it was cleared', async () => {
    const memory = createHostMemory();
    await memory.set({ url: 'a.example' }, 'down');
    expect(await memory.get({ url: 'b.example' }, () => Promise.resolve('up'))).toBe('up');
    await memory.delete({ url: 'b.example' });
    expect(await memory.get({ url: 'a.example' }, () => Promise.resolve('up'))).toBe('down');
    await memory.delete({ url: 'a.example' });
    expect(await memory.get({ url: 'a.example' }, () => Promise.resolve('up'))).toBe('up');
    await memory.set({ url: 'a.example' }, 'down');
    await memory.clear();
    expect(await memory.get({ url: 'a.example' }, () => Promise.resolve('up'))).toBe('up');
  });
});
