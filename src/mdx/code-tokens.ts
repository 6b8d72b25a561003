import { normalizeTokens, Prism } from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';

/**
 * Adds grammars to those of prism-react-renderer. Prism's own files expect its instance as a global.
 *
 * @param languages as in `themeConfig.prism.additionalLanguages`
 * @throws naming the languages that Prism does not have
 */
export function addLanguages(languages: readonly string[]): void {
  const before: unknown = Reflect.get(globalThis, 'Prism');
  Reflect.set(globalThis, 'Prism', Prism);
  loadLanguages([...languages]);
  Reflect.set(globalThis, 'Prism', before);
  const missing = languages.filter((language) => !(language in Prism.languages));
  if (missing.length > 0) {
    throw new Error(
      `src/site/prism.ts: additionalLanguages: Prism has no language "${missing.join('", "')}". ` +
        'Correct the name or remove it; node_modules/prismjs/components has one file for each.',
    );
  }
}

/** Tokens by line. Code in a language without a grammar is one token of the type "plain". */
export function tokenLines(code: string, language: string): ReturnType<typeof normalizeTokens> {
  const grammar = Prism.languages[language];
  if (!grammar) return normalizeTokens([code]);
  const environment = { code, grammar, language, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return normalizeTokens(environment.tokens);
}
