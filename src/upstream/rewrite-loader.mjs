/**
 * Bundler loader: hands a file to the function of its rule in `src/upstream`, where rewritings are
 * TypeScript. `files` are those the result also depends on.
 *
 * @this {{ resourcePath: string, getOptions(): { rewrite(text: string, file: string): string, files: string[] }, addDependency(file: string): void }}
 * @param {string} text
 */
export default function rewriteLoader(text) {
  const { rewrite, files } = this.getOptions();
  for (const file of files) this.addDependency(file);
  return rewrite(text, this.resourcePath);
}
