/** Admits the files of the bundler on this host, and nothing else. */
export function scriptAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !/^\/(?:[\w-]+\/)?assets\/js\/[^/]+\.js$/.test(pathname)) {
    throw new TypeError(`${address}: no script of this site.`);
  }
  return address;
}

export interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** A policy of Trusted Types over the rules, or the rules alone where the browser has none. */
export function createScriptPolicy(name: string, rules: ScriptPolicy): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
