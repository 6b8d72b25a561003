import matter from 'gray-matter';

/** Data of a YAML file, read by the parser that Docusaurus reads front matter with. */
export function parseYaml(text: string): unknown {
  // An empty options object keeps gray-matter from caching.
  return matter(`---\n${text}\n---\n`, {}).data;
}
