// From a clean clone to the running site: installs, builds both locales, serves the build.
import { run } from './run.mjs';

run('Installing packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
run('Building both locales', 'npm', ['run', 'build']);
console.log();
await import('./serve.mjs');
