// Ends a build: writes what follows from its pages and holds it against the budgets.
import { parseArgs } from 'node:util';
import logger from '@docusaurus/logger';
import { budgetProblems } from '../postbuild/budgets';
import { describeProblem } from '../checks/lib/check';
import { finishBuild } from '../postbuild';
import { processorTime } from '../postbuild/processor-time';

const help = `npm run build:finish [-- options]

Writes into the finished build what follows from its pages: search index, Markdown, help, feeds,
headers, redirects, offline workers, compressed files. Fails when a page is over its budget, unless
the policy is in the pages. Part of "npm run build".

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
  // The budgets are for pages as other hosts send them, with the policy in a header.
  if (values['meta-policy']) return;
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
