import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

type MinimizerOptions = NonNullable<
  ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

// The minimizer's types lack the second one.
const mangle = { safari10: true, disableCharFreq: true };

/**
 * The minimizers of the bundler, of which the one for scripts gives variables their names in the order
 * of the code. By default it gives the shortest to the most frequent letters of a text that still has
 * provisional hashes, so that two builds of the same sources can differ in the runtime.
 */
export function stableNames({ minimizer }: { minimizer?: unknown[] } = {}): {
  minimizer?: never[];
} {
  if (!minimizer) return {};
  const named = minimizer.map((each) =>
    each instanceof rspack.SwcJsMinimizerRspackPlugin
      ? new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ...(getSwcJsMinimizerOptions() as MinimizerOptions),
            minify: true,
            mangle,
          },
        })
      : each,
  );
  // The bundler's plugins have the types of webpack's only in part.
  return { minimizer: named as never[] };
}
