/** Heals damaged code; before all other client modules, so that it sees the first chunk. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { guardBundler } from '@site/src/loading/bundler';

// The development server loads from other addresses, and inserts what has changed.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  guardBundler();
}
