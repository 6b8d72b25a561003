// Puts a finished build live on a server with nginx:
//   npm run deploy -- --target /srv/edocument [--build build] [--nginx deploy/nginx]
//   npm run deploy -- --target /srv/edocument --rollback [--release ID]
//   npm run deploy -- --target /srv/edocument --list
// --reload "nginx -s reload" runs a command after the switch.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { currentRelease, deploy, listReleases, rollback } from './releases';

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
  },
});

function positive(name: 'keep-days' | 'keep-releases'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${name} ${values[name]}: give a whole number from 1.`);
  }
  return number;
}

try {
  const { target } = values;
  if (!target) {
    throw new Error('--target is missing: the folder on the server, for example /srv/edocument.');
  }
  if (values.list) {
    const current = currentRelease(target);
    for (const { id, createdAt, own, kept } of listReleases(target)) {
      const mark = id === current?.id ? '* ' : '  ';
      console.log(
        `${mark}${id}  ${createdAt}  ${own.length} files, ${Object.keys(kept).length} kept`,
      );
    }
  } else {
    const keep = { keepDays: positive('keep-days'), keepReleases: positive('keep-releases') };
    const release = values.rollback
      ? rollback({ target, id: values.release, ...keep })
      : deploy({ target, buildDir: values.build, nginxDir: values.nginx, ...keep });
    const kept = Object.keys(release.kept).length;
    console.log(`Live: ${release.id}, ${release.own.length} files and ${kept} of earlier builds.`);
    if (values.reload) {
      const { status } = spawnSync(values.reload, { shell: true, stdio: 'inherit' });
      if (status !== 0) {
        throw new Error(`"${values.reload}" failed. The files are live; see its message above.`);
      }
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
