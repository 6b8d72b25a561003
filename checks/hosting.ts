/**
 * Checks that the files in `deploy/` are those that follow from `postbuild/hosting/policy.ts` and
 * `deploy/facts.json`; where there is a build, also that the facts are those of the build. The
 * browser tests do the second after every build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFacts } from '../postbuild/hosting/facts';
import { deployFiles, outOfStep, type DeployFacts } from '../postbuild/hosting/files';
import { hostingPolicy, type HostingPolicy } from '../postbuild/hosting/policy';
import type { Check, Problem } from './lib/check';

/**
 * Problems of the files of `deployDir`.
 *
 * @param buildDir a finished build to compare with, if there is one
 */
export function hostingProblems(
  deployDir: string,
  buildDir?: string,
  policy: HostingPolicy = hostingPolicy,
): Problem[] {
  const file = path.join(deployDir, 'facts.json');
  if (!existsSync(file)) {
    const remedy = 'npm run build && npm run hosting -- --update';
    return [{ file, message: 'is missing.', remedy }];
  }
  const facts = JSON.parse(readFileSync(file, 'utf8')) as DeployFacts;
  const problems = outOfStep(deployDir, deployFiles(policy, facts)).map((stale) => ({
    file: path.join(deployDir, stale),
    message: 'is not what policy and redirects say.',
    remedy: 'npm run build, then npm run hosting -- --update',
  }));
  if (buildDir && existsSync(path.join(buildDir, 'index.html'))) {
    const { connect, reports } = facts;
    const built = { ...readFacts(buildDir, policy), connect, ...(reports && { reports }) };
    if (JSON.stringify(built) !== JSON.stringify(facts)) {
      problems.push({
        file,
        message:
          `is not what ${buildDir} contains.\n  in the file:  ${JSON.stringify(facts)}\n` +
          `  in the build: ${JSON.stringify(built)}\n `,
        remedy: 'npm run hosting -- --update',
      });
    }
  }
  return problems;
}

// A build may be older than the sources; only the tests, which come after it, judge it.
export const check: Check = () => hostingProblems('deploy');
