interface Policy {
  createScript(text: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Text that is JSON and nothing else, so that no browser could execute it as a script. */
export function onlyJson(text: string): string {
  return JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c');
}

let policy: Policy | undefined;

function jsonPolicy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScript: onlyJson };
  policy ??= trustedTypes?.createPolicy('edocument#structured-data', rules) ?? rules;
  return policy;
}

/** A `<script>` of JSON-LD with the given JSON. */
export function createJsonLd(json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = jsonPolicy().createScript(json);
  return script;
}
