/** Every page can be read: its front matter is YAML and its text is MDX. */
import type { Check } from './lib/check';

export const check: Check = ({ unreadable }) =>
  unreadable.map(({ file, line, reason }) => ({
    file,
    line,
    message: `cannot be read: ${reason}.`,
    remedy:
      'put < and { of prose in backticks, close what is open, and quote front matter values that contain a colon',
  }));
