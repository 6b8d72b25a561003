import { rspack } from '@docusaurus/faster';

type Compiler = Parameters<InstanceType<typeof rspack.optimize.SplitChunksPlugin>['raw']>[0];

/**
 * Splits chunks as the bundler does. Its own plugin gives each function of `splitChunks` to the native
 * half of the compiler within a closure that holds the compiler, which holds its native half: so a
 * single function keeps both compilers of a language in memory until the process ends.
 */
class SplitChunks extends rspack.optimize.SplitChunksPlugin {
  override raw(compiler: Compiler) {
    const held = new WeakRef(compiler);
    return super.raw({
      // All that it asks for, and only where the `test` of a group is a function.
      get _lastCompilation() {
        return held.deref()?._lastCompilation;
      },
    } as Compiler);
  }
}

/** A plugin of the bundler with which nothing holds its compilers once they are closed. */
export function freeCompilers(compiler: Compiler): void {
  // From here on the options have their defaults; then the bundler applies them.
  compiler.hooks.afterEnvironment.tap('free-compilers', () => {
    const { optimization } = compiler.options;
    if (!optimization.splitChunks) return;
    new SplitChunks(optimization.splitChunks).apply(compiler);
    optimization.splitChunks = false;
  });
  // Docusaurus holds the plugins until the language is finished.
  compiler.hooks.shutdown.tap('free-compilers', () => {
    for (const plugin of compiler.options.plugins) {
      if (plugin && 'compiler' in plugin) plugin.compiler = null;
    }
  });
}
