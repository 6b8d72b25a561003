import { rspack } from '@docusaurus/faster';
import { expect, it } from 'vitest';
import { stableNames } from './stable-names';

it('names variables in the order of the code, in the minimizer for scripts alone', () => {
  const styles = { name: 'minimizer of styles' };
  const { minimizer = [] } = stableNames({
    minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), styles],
  });
  expect(minimizer).toHaveLength(2);
  expect(minimizer[0]).toBeInstanceOf(rspack.SwcJsMinimizerRspackPlugin);
  expect(JSON.stringify(minimizer[0])).toContain('"disableCharFreq":true');
  expect(minimizer[1]).toBe(styles);
});

it('adds no minimizer where the bundler has none', () => {
  expect(stableNames({})).toEqual({});
});
