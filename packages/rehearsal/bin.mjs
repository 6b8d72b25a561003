#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The rehearsal is TypeScript of this repository, which has no compiled form.
const script = fileURLToPath(new URL('../../scripts/rehearse.ts', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), script, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 2;
