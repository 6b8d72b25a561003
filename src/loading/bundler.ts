import { renew } from './renew';

/** The used part of the bundler's runtime; see `rspack.RuntimeGlobals`. */
interface Runtime {
  /** `ensureChunk`: loads a chunk with its style sheet. In a worker it may throw at once. */
  e: (chunk: string | number) => Promise<unknown>;
  /** `publicPath` */
  p: string;
  /** `getChunkScriptFilename` */
  u: (chunk: string | number) => string;
}

declare const __webpack_require__: Runtime;

let newest: string | undefined;

/** Address of the script or worker that the bundler has asked for last. */
export const newestScript = (): string | undefined => newest;

/** Address of what did not come; only pages are told that it may be a style sheet. */
const requestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

/**
 * Makes the bundler fetch a chunk once more where it does not come or is damaged, past the browser's
 * copy. For pages and for workers that load chunks.
 */
export function guardBundler(): void {
  const runtime = __webpack_require__;
  const { e: load, u: nameOf } = runtime;
  runtime.u = (chunk) => {
    const name = nameOf(chunk);
    newest = runtime.p + name;
    return name;
  };
  runtime.e = async (chunk) => {
    try {
      return await load(chunk);
    } catch (error) {
      await renew(requestOf(error) ?? runtime.p + nameOf(chunk)).catch(() => {
        throw error;
      });
      return load(chunk);
    }
  };
}
