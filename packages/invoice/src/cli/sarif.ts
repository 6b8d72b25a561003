import type { Finding } from '../finding';
import { ruleRoute } from '../rule-page';
import type { Result } from './report';

const LEVELS: Readonly<Record<Finding['severity'], string>> = {
  fatal: 'error',
  warning: 'warning',
  information: 'note',
};

/** A relative reference, or a file address for an absolute path. */
function uriOf(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
  return path.startsWith('/') ? `file://${path}` : path;
}

interface Found {
  readonly ruleId: string;
  readonly level: string;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

function foundIn({ findings, notes = [] }: Result): Found[] {
  return [
    ...findings.map(({ rule, severity, message, path, line, column }) => ({
      ...{ ruleId: rule, level: LEVELS[severity], text: message },
      ...{ path, line, column },
    })),
    ...notes.map(({ id, message, sure, path, line, column }) => ({
      ...{ ruleId: id, level: 'note', text: `${message} ${sure}` },
      ...{ path, line, column },
    })),
  ];
}

/**
 * All results as SARIF 2.1.0, which code hosts show beside the files.
 *
 * @param handbook its address without a slash at the end, for a link of each rule
 */
export function sarif(results: readonly Result[], handbook?: string): string {
  const all = results.flatMap((result) => foundIn(result).map((found) => ({ ...found, result })));
  const ids = [...new Set(all.map(({ ruleId }) => ruleId))];
  const isOfficial = (id: string) => /^[A-Z]/.test(id);
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'edocument-validate',
            rules: ids.map((id) => ({
              id,
              ...(handbook !== undefined && isOfficial(id)
                ? { helpUri: handbook + ruleRoute(id) }
                : {}),
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: all.map(({ ruleId, level, text, path, line, column, result }) => ({
          ruleId,
          ruleIndex: ids.indexOf(ruleId),
          level,
          message: { text },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(result.file) },
                region: { startLine: line, startColumn: column },
              },
              logicalLocations: [{ fullyQualifiedName: path }],
            },
          ],
        })),
      },
    ],
  });
}
