// Ends a build: writes what hosts need, compresses the files and compares them with the budgets.
// Not a command of Docusaurus, whose start takes longer than all of this.
import { parseArgs } from 'node:util';
import logger from '@docusaurus/logger';
import { budgetProblems } from '../checks/budgets';
import { describeProblem } from '../checks/lib/check';
import { finishBuild } from '../src/plugins/hosting/finish';
import { processorTime } from '../src/plugins/processor-time';

const help = `npm run build:finish [-- options]

Writes into the finished build what hosts need (headers, redirects, offline workers, compressed
files), and fails when a page is over its budget. Part of "npm run build".

  --out-dir <dir>   folder of the build, else "build"
  --update          bring the committed files in deploy/ up to date
  --meta-policy     put the policy into the pages, for hosts that send no headers
  --help            this text`;

const { values } = parseArgs({
  options: {
    'out-dir': { type: 'string', default: 'build' },
    update: { type: 'boolean', default: false },
    'meta-policy': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function finish(): Promise<void> {
  const outDir = values['out-dir'];
  await finishBuild(process.cwd(), {
    outDir,
    update: values.update,
    metaPolicy: values['meta-policy'],
  });
  const taken = processorTime();
  const problems = budgetProblems(outDir);
  problems.forEach((problem) => logger.error(describeProblem(problem)));
  logger.info(`Budgets: ${problems.length} pages over theirs in ${taken()}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (values.help) {
  console.log(help);
} else {
  finish().catch(({ message }: Error) => {
    logger.error(message);
    process.exitCode = 1;
  });
}
