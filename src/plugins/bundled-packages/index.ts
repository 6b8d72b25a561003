import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordPackages } from '../../../postbuild/bundled-packages';

/** A module of the bundler, or several that were joined. */
interface Bundled {
  nameForCondition: () => string | null | undefined;
  readonly modules?: Iterable<Bundled>;
}

/** The files of a module, and of those that were joined to it. */
const filesOf = (module: Bundled): string[] => [
  module.nameForCondition() ?? '',
  ...Array.from(module.modules ?? [], filesOf).flat(),
];

/**
 * Records the packages that are in the files of the build, from which `npx tsx scripts/maintain/sbom.ts` judges the
 * licences of what readers get. Modules that are in no file were found unused.
 */
export function bundledPackages({ outDir }: LoadContext): Plugin {
  return {
    name: 'bundled-packages',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.done.tap('bundled-packages', ({ compilation }) => {
              const { chunkGraph, modules } = compilation;
              const used = [...modules].filter(
                (module) => chunkGraph.getModuleChunks(module).length > 0,
              );
              recordPackages(outDir, used.flatMap(filesOf));
            }),
        ],
      };
    },
  };
}
