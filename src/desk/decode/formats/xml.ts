import { Parser } from 'htmlparser2';
import { localName, oneLine } from '../plain';
import type { Message } from '../protocol';
import { shortPlace } from './place';
import { bareReasons } from './reasons';
import { severityOf } from './severity';

/** Elements that are one message, in reports of KoSIT, SVRL, Mustang, phive, Peppol (responses) and Italy. */
const MESSAGES: ReadonlySet<string> = new Set([
  ...['message', 'failed-assert', 'successful-report', 'xmlsyntaxerror'],
  ...['error', 'warning', 'notice', 'fatal', 'exception', 'item', 'finding', 'result', 'assert'],
  ...['documentresponse', 'lineresponse', 'errore'],
]);
/** A response that was copied without what is around it. */
const RESPONSE: ReadonlySet<string> = new Set(['response']);
/** The status in a response of which only that was copied, or that others put into their own answer. */
const STATUS: ReadonlySet<string> = new Set(['status']);
/** Elements that say in words what happened, in answers of other systems. */
const WORDS: ReadonlySet<string> = new Set([
  ...[
    'reason',
    'statusreason',
    'rejectionreason',
    'failurereason',
    'description',
    'detail',
    'text',
  ],
  ...['errormessage', 'errortext', 'errordescription', 'errordetail', 'statusmessage', 'msg'],
  ...[
    'statustext',
    'statusdescription',
    'resultmessage',
    'responsemessage',
    'faultstring',
    'remark',
    'comment',
  ],
]);
const ANSWER =
  /^\s*(?:<\?xml[^>]{0,300}>\s*)?<(?:\w{1,40}:)?\w{0,60}(?:ack|receipt|response|status|error|fault|result|report|envelope|quittung|antwort|protokoll|notification|reply)\w{0,60}[\s>]/i;

/** Elements whose content is not about the invoice, or is shown again as HTML. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...['html', 'scenario', 'documentdata', 'explanation', 'documentidentification'],
  ...['active-pattern', 'fired-rule', 'ns-prefix-in-attribute-values', 'diagnostic-reference'],
]);
/** Parts of a message that have a meaning of their own. */
const PARTS: Readonly<Record<string, 'id' | 'level' | 'place' | 'status' | 'code' | 'skip'>> = {
  errorid: 'id',
  ruleid: 'id',
  code: 'id',
  codice: 'id',
  rule: 'id',
  id: 'id',
  errorlevel: 'level',
  statusreasoncode: 'code',
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
  responsecode: 'status',
  criterion: 'skip',
  stacktrace: 'skip',
  rownumber: 'skip',
  columnnumber: 'skip',
};

type Attributes = Readonly<Record<string, string>>;

/** The clause of PDF/A that veraPDF names apart from its words. */
const clauseOf = ({ clause, testnumber = '' }: Attributes) =>
  clause === undefined ? '' : `clause=${clause}-${testnumber} `;

/** The error of a transmission, whose code alone may say what it is. */
const ebmsOf = ({ errorcode = '', shortdescription = '' }: Attributes) =>
  /^ebms/i.test(errorcode) ? `${errorcode} ${shortdescription} ` : '';

/** In a report of veraPDF, each rule is a message; elsewhere it is the id of one. */
const isMessage = (names: ReadonlySet<string>, name: string, attributes: Attributes) =>
  names.has(name) ||
  (names === WORDS && names.has(name.replace(/[-_]/g, ''))) ||
  (name === 'rule' && attributes.clause !== undefined && attributes.status !== 'passed');

interface Open {
  readonly name: string;
  readonly attributes: Attributes;
  text: string;
  id?: string;
  level?: string;
  place?: string;
  status?: string;
  /** Reasons and actions of a response. */
  readonly codes: string[];
  hasInner: boolean;
}

/** Peppol’s own answers; those of access points are named MLR and MLS. */
function responseOf({ name, status, codes }: Open, isLevel: boolean): Message['response'] {
  if (name === 'lineresponse') {
    return codes.includes('FD') ? { status: 'RE', codes, isLevel: true } : undefined;
  }
  return status === undefined ? bareReasons(codes) : { status, codes, isLevel };
}

function messageOf(open: Open, levels: ReadonlyMap<string, string>, isLevel: boolean): Message {
  const { attributes, name, codes } = open;
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
    codes[0] ??
    attributes.level ??
    attributes.flag ??
    attributes.errorlevel ??
    attributes.severity ??
    attributes.role ??
    (name === 'rule' ? 'error' : name);
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
    number: /^\d{1,2}$/.exec(attributes.type ?? '')?.[0],
    response: responseOf(open, isLevel),
    place: shown === '' ? undefined : shown,
  };
}

/** A step through the text of a report: an element begins or ends, or there are words. */
type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** A report in XML, well-formed or not, by local names in lower case; nothing is resolved or loaded. */
export function readXml(xml: string): readonly XmlEvent[] {
  const events: XmlEvent[] = [];
  const parser = new Parser(
    {
      ontext: (text) => events.push({ kind: 'text', text }),
      onopentag(tag, own) {
        const attributes = Object.fromEntries(
          Object.entries(own)
            .filter(([name]) => !/^xmlns(?::|$)/.test(name))
            .map(([name, value]) => [localName(name), value]),
        );
        events.push({ kind: 'open', name: localName(tag), attributes });
      },
      onclosetag: (tag) => events.push({ kind: 'close', name: localName(tag) }),
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(xml);
  return events;
}

/** One element of a report, by its local name. */
export interface XmlElement {
  readonly name: string;
  readonly parent: XmlElement | undefined;
  /** 1 at the root. */
  readonly depth: number;
  readonly attributes: Attributes;
  text: string;
}

/** Elements in document order, without comments and processing instructions. */
export function elementsIn(events: readonly XmlEvent[]): XmlElement[] {
  const all: XmlElement[] = [];
  const open: XmlElement[] = [];
  for (const event of events) {
    const parent = open.at(-1);
    if (event.kind === 'open') {
      const { name, attributes } = event;
      const element = { name, parent, depth: open.length + 1, attributes, text: '' };
      all.push(element);
      open.push(element);
    } else if (event.kind === 'close') open.pop();
    else if (parent) parent.text += event.text;
  }
  return all;
}

/**
 * The messages of a report in XML. Severities that a KoSIT scenario sets replace those of the rules.
 */
export function messagesOfXml(xml: string, events: readonly XmlEvent[]): Message[] {
  const isLevel = /:ml[rs]:\d/.test(xml);
  const found = messagesIn(events, MESSAGES, isLevel);
  if (found.length > 0) return found;
  for (const names of [RESPONSE, STATUS]) {
    const responses = messagesIn(events, names, isLevel).filter(({ response }) => response);
    if (responses.length > 0) return responses;
  }
  return ANSWER.test(xml) ? messagesIn(events, WORDS, isLevel) : [];
}

function messagesIn(
  events: readonly XmlEvent[],
  names: ReadonlySet<string>,
  isLevel: boolean,
): Message[] {
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
      const own = text.trim();
      if (part === undefined) current.text += text;
      else if (part === 'code') current.codes.push(...(own === '' ? [] : [own]));
      else if (part !== 'skip' && own !== '') current[part] = own;
    }
    text = '';
  };
  for (const event of events) {
    if (event.kind === 'text') {
      text += event.text;
      continue;
    }
    endText();
    const { name } = event;
    if (event.kind === 'open') {
      const { attributes } = event;
      path.push(name);
      if (name === 'customlevel') level = attributes.level;
      if (SKIPPED.has(name)) skippedFrom = Math.min(skippedFrom, path.length);
      if (skippedFrom === Infinity && isMessage(names, name, attributes)) {
        const parent = open.at(-1);
        if (parent) parent.hasInner = true;
        const start =
          attributes.errortext ??
          attributes.errormessage ??
          ebmsOf(attributes) + clauseOf(attributes);
        const message = { name, attributes, text: start, codes: [], hasInner: false };
        found.push(message);
        open.push(message);
      }
    } else {
      if (name === 'customlevel') level = undefined;
      if (skippedFrom === path.length) skippedFrom = Infinity;
      path.pop();
      if (skippedFrom === Infinity && open.at(-1)?.name === name) open.pop();
    }
  }
  return found
    .filter(({ hasInner }) => !hasInner)
    .map((message) => messageOf(message, levels, isLevel))
    .filter(
      ({ text: own, id, response }) => own !== '' || id !== undefined || response !== undefined,
    );
}
