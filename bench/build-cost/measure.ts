import path from 'node:path';
import { measured } from '../effort';
import { temporaryFolder, type Extent } from './copies';

/** Processor seconds of one build. */
export interface Cost {
  readonly total: number;
  /** Of the steps that say what they took, by name; both languages together. */
  readonly steps: Readonly<Record<string, number>>;
}

const COMMANDS: Readonly<Record<Extent, readonly string[]>> = {
  whole: ['npm', 'run', 'build'],
  bare: ['npm', 'run', 'docusaurus', '--', 'build'],
};

/** `[INFO] Search index of de-DE: 3891 records in 0.71 s of processor time.` */
const STEP = /^\[INFO\] (.+?)(?: of [a-z]{2}-[A-Z]{2})?: .+ in ([\d.]+) s of processor time/gm;

function stepsIn(printed: string): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const [, name = '', seconds] of printed.matchAll(STEP)) {
    steps[name] = (steps[name] ?? 0) + Number(seconds);
  }
  return steps;
}

const within = (copy: string, command: readonly string[]): string[] => [
  'env',
  `TMPDIR=${temporaryFolder(copy)}`,
  ...command,
];

/**
 * Builds a copy and compresses what was built. The compression of the bare copy is a program of the
 * bench, of which only the compression itself counts.
 */
export async function measureBuild(copy: string, extent: Extent): Promise<Cost> {
  const built = await measured(within(copy, COMMANDS[extent]), copy);
  if (extent === 'whole') return { total: built.cpuSeconds, steps: stepsIn(built.printed) };
  const program = path.join(import.meta.dirname, 'compress.ts');
  const compressed = await measured(
    within(copy, [process.execPath, '--import', 'tsx', program]),
    copy,
  );
  const steps = stepsIn(compressed.printed);
  return { total: built.cpuSeconds + (steps.Compression ?? NaN), steps };
}
