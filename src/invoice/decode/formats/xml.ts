import type { Message } from '../protocol';
import { oneLine } from '../plain';
import { tokensOf } from './markup';
import { shortPlace } from './place';
import { severityOf } from './severity';

/** Elements that are one message, in reports of KoSIT, SVRL, Mustang, phive and Peppol (responses). */
const MESSAGES: ReadonlySet<string> = new Set([
  ...['message', 'failed-assert', 'successful-report', 'xmlsyntaxerror'],
  ...['error', 'warning', 'notice', 'fatal', 'exception', 'item', 'finding', 'result', 'assert'],
  ...['documentresponse', 'lineresponse'],
]);
/** Elements whose content is not about the invoice, or is shown again as HTML. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...['html', 'scenario', 'documentdata', 'explanation', 'documentidentification'],
  ...['active-pattern', 'fired-rule', 'ns-prefix-in-attribute-values', 'diagnostic-reference'],
]);
/** Parts of a message that have a meaning of their own. */
const PARTS: Readonly<Record<string, 'id' | 'level' | 'place' | 'skip'>> = {
  errorid: 'id',
  ruleid: 'id',
  code: 'id',
  rule: 'id',
  id: 'id',
  errorlevel: 'level',
  statusreasoncode: 'level',
  level: 'level',
  severity: 'level',
  flag: 'level',
  errorfieldname: 'place',
  lineid: 'place',
  errorlocation: 'place',
  location: 'place',
  xpath: 'place',
  path: 'place',
  test: 'skip',
  responsecode: 'skip',
  criterion: 'skip',
  stacktrace: 'skip',
  rownumber: 'skip',
  columnnumber: 'skip',
};

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  id?: string;
  level?: string;
  place?: string;
  hasInner: boolean;
}

function messageOf(open: Open, levels: ReadonlyMap<string, string>): Message {
  const { attributes, name } = open;
  const id =
    open.id ??
    attributes.code ??
    attributes.errorid ??
    attributes.ruleid ??
    attributes.rule ??
    attributes.id;
  const level =
    levels.get(id ?? '') ??
    open.level ??
    attributes.level ??
    attributes.flag ??
    attributes.errorlevel ??
    attributes.severity ??
    attributes.role ??
    name;
  const place =
    open.place ??
    attributes.xpathlocation ??
    attributes.location ??
    attributes.errorfieldname ??
    attributes.path;
  const line = attributes.linenumber ?? attributes.line;
  const shown = [
    place === undefined ? '' : shortPlace(place),
    line === undefined ? '' : `(${line})`,
  ]
    .join(' ')
    .trim();
  return {
    text: oneLine(open.text),
    id: id === undefined ? undefined : oneLine(id),
    severity: severityOf(level),
    place: shown === '' ? undefined : shown,
  };
}

/** The messages of a report in XML. Severities that a KoSIT scenario sets replace those of the rules. */
export function messagesOfXml(text: string): Message[] {
  const found: Open[] = [];
  const levels = new Map<string, string>();
  const path: string[] = [];
  const open: Open[] = [];
  let skipping: string | undefined;
  let level: string | undefined;
  for (const token of tokensOf(text)) {
    if (token.type === 'text') {
      if (level !== undefined) {
        for (const id of token.text.split(/\s+/).filter(Boolean)) levels.set(id, level);
      }
      const current = open.at(-1);
      if (skipping !== undefined || current === undefined) continue;
      const name = path.at(-1) ?? '';
      const part = name === current.name ? undefined : PARTS[name];
      if (part === undefined) current.text += token.text;
      else if (part !== 'skip' && token.text.trim() !== '') current[part] = token.text.trim();
    } else if (token.type === 'open') {
      const { name, attributes, isEmpty } = token;
      if (name === 'customlevel') level = isEmpty ? undefined : attributes.level;
      if (!isEmpty) path.push(name);
      if (skipping === undefined && SKIPPED.has(name) && !isEmpty)
        skipping = `${name} ${path.length}`;
      if (skipping === undefined && MESSAGES.has(name)) {
        const parent = open.at(-1);
        if (parent) parent.hasInner = true;
        const message: Open = {
          name,
          attributes,
          text: attributes.errortext ?? '',
          hasInner: false,
        };
        found.push(message);
        if (!isEmpty) open.push(message);
      }
    } else {
      const at = path.lastIndexOf(token.name);
      if (at < 0) continue;
      if (token.name === 'customlevel') level = undefined;
      if (skipping === `${token.name} ${at + 1}`) skipping = undefined;
      path.length = at;
      if (open.at(-1)?.name === token.name) open.pop();
    }
  }
  return found
    .filter(({ hasInner }) => !hasInner)
    .map((message) => messageOf(message, levels))
    .filter(({ text: own, id }) => own !== '' || id !== undefined);
}
