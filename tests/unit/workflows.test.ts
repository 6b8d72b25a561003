import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../checks/lib/yaml';

const folder = '.github/workflows';

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');

  it('names every action by commit, and its tag for people', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('may read the repository and nothing else, unless a job says so', () => {
    expect((parseYaml(text) as { permissions: unknown }).permissions).toEqual({ contents: 'read' });
  });
});
