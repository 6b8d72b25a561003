// Puts a finished build live on a server with nginx:
//   npm run deploy -- --target /srv/edocument [--build build] [--nginx deploy/nginx]
//   npm run deploy -- --target /srv/edocument --rollback [--release ID]
//   npm run deploy -- --target /srv/edocument --list
// --reload "nginx -s reload" runs a command after the switch, --probe https://docs.example.com then
// asks the server for the new release; when one fails, the release before is live again. Before the
// switch the release is served once with its own configuration, where nginx is installed.
import { parseArgs } from 'node:util';
import { probe, rehearse, runCommand } from './lib/trials';
import {
  currentRelease,
  damagedReleases,
  deploy,
  listReleases,
  rollback,
  standing,
} from './releases';

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    build: { type: 'string', default: 'build' },
    nginx: { type: 'string', default: 'deploy/nginx' },
    'keep-days': { type: 'string', default: '14' },
    'keep-releases': { type: 'string', default: '5' },
    rollback: { type: 'boolean', default: false },
    release: { type: 'string' },
    list: { type: 'boolean', default: false },
    reload: { type: 'string' },
    probe: { type: 'string' },
  },
});

function positive(name: 'keep-days' | 'keep-releases'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${name} ${values[name]}: give a whole number from 1.`);
  }
  return number;
}

async function main(): Promise<void> {
  const { target, reload, probe: address } = values;
  if (!target) {
    throw new Error('--target is missing: the folder on the server, for example /srv/edocument.');
  }
  for (const message of damagedReleases(target)) console.warn(message);
  if (values.list) {
    const current = currentRelease(target);
    for (const { id, createdAt, own, kept } of listReleases(target)) {
      const files = `${own.length} files, ${Object.keys(kept).length} kept`;
      const mark = id === current?.id ? '* ' : '  ';
      console.log(`${mark}${id}  ${createdAt}  ${files}, ${standing(target, id)}`);
    }
    return;
  }
  const options = {
    target,
    keepDays: positive('keep-days'),
    keepReleases: positive('keep-releases'),
    before: rehearse,
    after: async (dir: string) => {
      if (reload) runCommand(reload);
      if (address) await probe(address, dir);
    },
  };
  const release = values.rollback
    ? await rollback({ ...options, id: values.release })
    : await deploy({ ...options, buildDir: values.build, nginxDir: values.nginx });
  const kept = Object.keys(release.kept).length;
  console.log(`Live: ${release.id}, ${release.own.length} files and ${kept} of earlier builds.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
