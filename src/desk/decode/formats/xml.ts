import { Parser } from 'htmlparser2';
import { oneLine } from '../plain';
import type { Message } from '../protocol';
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

/** A name without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * The messages of a report in XML, well-formed or not. Severities that a KoSIT scenario sets replace
 * those of the rules. Nothing is resolved or loaded.
 */
export function messagesOfXml(xml: string): Message[] {
  const found: Open[] = [];
  const levels = new Map<string, string>();
  const path: string[] = [];
  const open: Open[] = [];
  let skippedFrom = Infinity;
  let level: string | undefined;
  let text = '';
  const endText = () => {
    if (level !== undefined) {
      for (const id of text.split(/\s+/).filter(Boolean)) levels.set(id, level);
    }
    const current = open.at(-1);
    if (skippedFrom === Infinity && current !== undefined) {
      const name = path.at(-1) ?? '';
      const part = name === current.name ? undefined : PARTS[name];
      if (part === undefined) current.text += text;
      else if (part !== 'skip' && text.trim() !== '') current[part] = text.trim();
    }
    text = '';
  };
  const parser = new Parser(
    {
      ontext(piece) {
        text += piece;
      },
      onopentag(tag, own) {
        endText();
        const name = localName(tag);
        const attributes = Object.fromEntries(
          Object.entries(own).map(([key, value]) => [localName(key), value]),
        );
        path.push(name);
        if (name === 'customlevel') level = attributes.level;
        if (SKIPPED.has(name)) skippedFrom = Math.min(skippedFrom, path.length);
        if (skippedFrom === Infinity && MESSAGES.has(name)) {
          const parent = open.at(-1);
          if (parent) parent.hasInner = true;
          const message = { name, attributes, text: attributes.errortext ?? '', hasInner: false };
          found.push(message);
          open.push(message);
        }
      },
      onclosetag(tag) {
        endText();
        const name = localName(tag);
        if (name === 'customlevel') level = undefined;
        if (skippedFrom === path.length) skippedFrom = Infinity;
        path.pop();
        if (skippedFrom === Infinity && open.at(-1)?.name === name) open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(xml);
  return found
    .filter(({ hasInner }) => !hasInner)
    .map((message) => messageOf(message, levels))
    .filter(({ text: own, id }) => own !== '' || id !== undefined);
}
