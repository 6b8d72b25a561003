/** Every page can be read: its front matter is YAML and its text is MDX; so can all data. */
import type { Check } from './lib/check';
import { unreadableData } from './lib/data-files';

export const check: Check = ({ root, unreadable }) => [
  ...unreadableData(root),
  ...unreadable.map(({ file, line, reason, remedy }) => ({
    file,
    line,
    message: `cannot be read: ${reason.replace(/\.?$/, '.')}`,
    remedy:
      remedy ??
      'put < and { of prose in backticks, close what is open, and quote front matter values that contain a colon',
  })),
];
