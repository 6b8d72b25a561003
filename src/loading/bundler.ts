import { createScriptPolicy, scriptAddress, type ScriptPolicy } from './script-policy';
import { renew } from './renew';

/** Name of the bundler's policy of Trusted Types, which the hosts' policy allows. */
const POLICY = 'edocument#bundler';

/** What is used of the bundler's runtime; see `rspack.RuntimeGlobals`. */
interface Runtime {
  /** `ensureChunk`: loads a chunk with its style sheet. In a worker it may throw at once. */
  e: (chunk: string | number) => Promise<unknown>;
  /** `publicPath` */
  p: string;
  /** `getChunkScriptFilename` */
  u: (chunk: string | number) => string;
  /** `getTrustedTypesPolicy`, asked for each address of a script. */
  tt?: () => ScriptPolicy;
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
 * copy; and admits no scripts but its own, where the bundler's policy admits any. For pages and for
 * workers that load chunks.
 */
export function guardBundler(): void {
  const runtime = __webpack_require__;
  const load = runtime.e;
  runtime.e = async (chunk) => {
    try {
      return await load(chunk);
    } catch (error) {
      await renew(requestOf(error) ?? runtime.p + runtime.u(chunk)).catch(() => {
        throw error;
      });
      return load(chunk);
    }
  };

  let policy: ScriptPolicy | undefined;
  runtime.tt = () => {
    policy ??= createScriptPolicy(POLICY, {
      createScriptURL(address) {
        newest = scriptAddress(String(address));
        return address;
      },
    });
    return policy;
  };
}
