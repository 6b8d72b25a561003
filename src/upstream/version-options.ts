import type { Config } from '@docusaurus/types';
import { version } from '@docusaurus/core/package.json';

const isAtLeast310 = Number(version.split('.')[1]) >= 10;

/** Docusaurus 3.10 refuses the old name of an option. Way out: the upgrade to it. */
export const future: Config['future'] = {
  v4: true,
  [isAtLeast310 ? 'faster' : 'experimental_faster']: true,
};
