import { createScriptPolicy, scriptAddress, type ScriptPolicy } from './script-policy';
import { renew } from './renew';

/** What is used of the bundler's runtime; see `rspack.RuntimeGlobals`. */
interface Runtime {
  /** `ensureChunk`: loads a chunk with its style sheet. */
  e: (chunk: string | number) => Promise<unknown>;
  /** `getTrustedTypesPolicy`, asked for each address of a script. */
  tt?: () => ScriptPolicy;
}

declare const __webpack_require__: Runtime;

let newest: string | undefined;

/** Address of the script or worker that the bundler has asked for last. */
export const newestScript = (): string | undefined => newest;

const requestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

/**
 * Makes the bundler fetch a chunk once more where it does not come or is damaged, past the browser's
 * copy; and admits no scripts but its own, where the bundler's policy admits any.
 *
 * @param policyName name that the hosts' policy allows
 */
export function guardBundler(policyName: string): void {
  const runtime = __webpack_require__;
  const load = runtime.e;
  runtime.e = (chunk) =>
    load(chunk).catch(async (error: unknown) => {
      const address = requestOf(error);
      if (!address) throw error;
      await renew(address).catch(() => {
        throw error;
      });
      return load(chunk);
    });

  let policy: ScriptPolicy | undefined;
  runtime.tt = () => {
    policy ??= createScriptPolicy(policyName, {
      createScriptURL(address) {
        newest = scriptAddress(String(address));
        return address;
      },
    });
    return policy;
  };
}
