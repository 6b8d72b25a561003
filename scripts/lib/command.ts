import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every command. */
const COMMON = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies Options;

interface Config<Own extends Options> {
  allowPositionals: true;
  options: Own & typeof COMMON;
}

type Given<Own extends Options> = ReturnType<typeof parseArgs<Config<Own>>> & {
  /** Folder of the project. */
  readonly root: string;
  readonly print: (text: string) => void;
};

/** Runs with its arguments in a project, and resolves with its exit code. */
type Command = (
  root: string,
  args: readonly string[],
  print: (text: string) => void,
) => Promise<number>;

/**
 * A command for people who write. It explains itself with `--help`; its exit code is 2 when it
 * throws, whose message is printed.
 */
export function command<Own extends Options>(
  help: string,
  options: Own,
  act: (given: Given<Own>) => Promise<void> | void,
): Command {
  const all = { ...COMMON, ...options };
  const config: Config<Own> = { allowPositionals: true, options: all };
  return async (root, args, print) => {
    try {
      const parsed = parseArgs({ ...config, args: [...args] });
      if (args.includes('--help')) print(help);
      else await act({ ...parsed, root, print } as Given<Own>);
      return 0;
    } catch (error) {
      print((error as Error).message);
      return 2;
    }
  };
}

/** Runs a command when its file is the program that was started. */
export function runAsProgram(file: string, start: Command): void {
  if (!process.argv[1]?.endsWith(file)) return;
  void start(process.cwd(), process.argv.slice(2), console.log).then((code) => {
    process.exitCode = code;
  });
}
