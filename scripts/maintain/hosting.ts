// Writes into a build what depends on all of its languages: npm run hosting -- --help
import { parseArgs } from 'node:util';
import logger from '@docusaurus/logger';
import { finishSite } from '../../postbuild';

const help = `npm run hosting [-- options]

Writes into the finished build what depends on all of its languages: headers, redirects, offline
workers, compressed files. Every build ends with it; run it again where pages were changed since, or
where languages were built on machines of their own and have come together.

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

if (values.help) {
  console.log(help);
} else {
  const options = { update: values.update, metaPolicy: values['meta-policy'] };
  finishSite(process.cwd(), values['out-dir'], options).catch((error: unknown) => {
    logger.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
