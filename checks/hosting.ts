/**
 * Checks that the files in `deploy/` are those that follow from `src/site/hosting-policy.ts` and
 * `deploy/facts.json`; where there is a build, also that the facts are those of the build. The
 * browser tests do the second after every build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFacts } from '../postbuild/hosting/facts';
import { deployFiles, outOfStep, type DeployFacts } from '../postbuild/hosting/files';
import { hostingPolicy, type HostingPolicy } from '../src/site/hosting-policy';

/**
 * What is wrong with the files of `deployDir`; each problem names file and remedy.
 *
 * @param buildDir a finished build to compare with, if there is one
 */
export function hostingProblems(
  deployDir: string,
  buildDir?: string,
  policy: HostingPolicy = hostingPolicy,
): string[] {
  const factsFile = path.join(deployDir, 'facts.json');
  if (!existsSync(factsFile)) {
    return [`${factsFile} is missing. Remedy: npm run build && npm run hosting:update`];
  }
  const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as DeployFacts;
  const problems = outOfStep(deployDir, deployFiles(policy, facts)).map(
    (file) =>
      `${path.join(deployDir, file)} is not what policy and redirects say. Remedy: npm run build, then npm run hosting:update`,
  );
  if (buildDir && existsSync(path.join(buildDir, 'index.html'))) {
    const { connect, reports } = facts;
    const built = { ...readFacts(buildDir, policy), connect, ...(reports && { reports }) };
    if (JSON.stringify(built) !== JSON.stringify(facts)) {
      problems.push(
        `${factsFile} is not what ${buildDir} contains. Remedy: npm run hosting:update\n` +
          `  in the file:  ${JSON.stringify(facts)}\n  in the build: ${JSON.stringify(built)}`,
      );
    }
  }
  return problems;
}

if (process.argv[1]?.endsWith('hosting.ts')) {
  // A build may be older than the sources; only the tests, which come after it, judge it.
  const problems = hostingProblems('deploy', process.argv[2]);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
