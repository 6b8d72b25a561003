/** Summary of the target of a link, in two sentences. */
export interface Summary {
  readonly title: string;
  readonly description: string;
}

const texts = new Map<string, Promise<string>>();

/** The Markdown of a page; empty where it cannot be had. */
function markdownOf(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const asked = fetch(`${path}.md`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${path}.md: ${answer.status}`);
      return answer.text();
    })
    .catch(() => {
      texts.delete(path);
      return '';
    });
  texts.set(path, asked);
  return asked;
}

/** A value of the header that the Markdown of each page begins with. */
function header(markdown: string, name: string): string {
  const json = new RegExp(`^${name}: (".*")$`, 'm').exec(markdown)?.[1];
  return json ? String(JSON.parse(json)) : '';
}

/** Markdown in a cell as plain text. */
const plain = (cell: string): string =>
  cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`|\\(?=\W)/g, '');

/** Title and description of a page, such as that of a rule or term. */
export async function summaryOf(path: string): Promise<Summary | undefined> {
  const markdown = await markdownOf(path);
  const title = header(markdown, 'title');
  // The title names the rule or term already.
  const description = header(markdown, 'description').replace(/^(?:B[GT]|BR|PEPPOL)-[^:]*: /, '');
  return title ? { title, description } : undefined;
}

/** The row of a field on the page that describes it: the longest cell is its description. */
export async function fieldSummaryOf(path: string, caption: string): Promise<Summary | undefined> {
  const markdown = await markdownOf(path);
  const start = `| **${caption}** |`;
  const row = markdown.split('\n').find((line) => line.startsWith(start));
  if (row === undefined) return undefined;
  const cells = row.slice(start.length, -' |'.length).split(' | ').map(plain);
  const [description = ''] = cells.sort((one, other) => other.length - one.length);
  return { title: `${header(markdown, 'title')}: ${caption}`, description: description.trim() };
}
