import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import { filesBelow } from '../../src/site/files-below';
import { lineAt } from './prose';

/** An interface string as the source code has it. */
export interface SourceMessage {
  id: string;
  message: string;
  file: string;
  line: number;
}

/** A use of `translate` or `<Translate>` whose id or text cannot be read from the source. */
interface UnreadableUse {
  file: string;
  line: number;
}

interface Messages {
  messages: SourceMessage[];
  unreadable: UnreadableUse[];
}

/** All interface strings in the TypeScript files of a project, as Docusaurus finds them. */
export async function readMessages(root: string): Promise<Messages> {
  const texts = new Map(
    filesBelow(root, 'src')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
      // Parsing is the slow part; most files have no strings.
      .filter(([, text]) => text.includes('@docusaurus/Translate')),
  );
  const files = [...texts.keys()].map((file) => path.join(root, file));
  const found = await extractAllSourceCodeFileTranslations(files, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const messages: SourceMessage[] = [];
  const unreadable: UnreadableUse[] = [];
  for (const { sourceCodeFilePath, translations, warnings } of found) {
    const file = path.relative(root, sourceCodeFilePath).split(path.sep).join('/');
    const text = texts.get(file) ?? '';
    for (const [id, { message }] of Object.entries(translations)) {
      messages.push({ id, message, file, line: lineAt({ text }, text.indexOf(id)) });
    }
    for (const warning of warnings) {
      unreadable.push({ file, line: Number(/ at line (\d+)$/m.exec(warning)?.[1] ?? 1) });
    }
  }
  return { messages, unreadable };
}
