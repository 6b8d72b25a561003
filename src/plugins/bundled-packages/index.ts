import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordPackages } from '../../../postbuild/bundled-packages';

interface Bundled {
  readonly nameForCondition?: string;
  readonly modules?: readonly Bundled[];
}

const pathsOf = (modules: readonly Bundled[] = []): string[] =>
  modules.flatMap((each) => [each.nameForCondition ?? '', ...pathsOf(each.modules)]);

/** What a bundler has of the modules that it has put into files. */
const STATS = {
  all: false,
  modules: true,
  modulesSpace: Infinity,
  nestedModules: true,
  nestedModulesSpace: Infinity,
};

/**
 * Records the packages that are in the scripts and style sheets of the build, from which
 * `npm run sbom` judges the licences of what readers get.
 */
export function bundledPackages({ outDir }: LoadContext): Plugin {
  return {
    name: 'bundled-packages',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.done.tap('bundled-packages', (stats) => {
              const { modules } = stats.toJson(STATS) as Bundled;
              recordPackages(outDir, pathsOf(modules));
            }),
        ],
      };
    },
  };
}
