import { canonicalName } from 'edocument-invoice';

export type SchemaProblem =
  | 'unexpected'
  | 'tooMany'
  | 'incomplete'
  | 'attributeUnexpected'
  | 'attributeMissing'
  | 'value'
  | 'root'
  | 'content';

/** What a schema processor complains about; names have the usual prefixes where they are known. */
export interface SchemaError {
  readonly problem: SchemaProblem;
  readonly element?: string;
  readonly attribute?: string;
  /** What may be at this place, the first names. */
  readonly expected: readonly string[];
}

/** Texts of Xerces (`cvc-…`), libxml2 and .NET, in English and German, by the problem. */
const PROBLEMS: readonly (readonly [SchemaProblem, RegExp])[] = [
  [
    'attributeMissing',
    /cvc-complex-type\.4\b|attribute ['"][^'"]{1,100}['"] (?:must appear|is required but missing)|required attribute ['"][^'"]{1,100}['"] is missing|erforderliche Attribut/i,
  ],
  [
    'attributeUnexpected',
    /cvc-complex-type\.3\.2\.[12]\b|attribute ['"][^'"]{1,100}['"] is not (?:allowed|declared)|['"][^'"]{1,100}['"] attribute is not declared|Attribut ['"][^'"]{1,100}['"] (?:darf nicht|wurde nicht deklariert|ist nicht deklariert)/i,
  ],
  [
    'tooMany',
    /cvc-complex-type\.2\.4\.[ef]\b|can occur a maximum of ['"]?\d|darf maximal ['"]?\d{1,9}['"]?-?mal/i,
  ],
  [
    'incomplete',
    /cvc-complex-type\.2\.4\.[bij]\b|missing child element|content of element ['"][^'"]{1,300}['"] is not complete|has incomplete content|hat unvollständigen Inhalt|unvollständiger Inhalt|ist nicht vollständig/i,
  ],
  [
    'unexpected',
    /cvc-complex-type\.2\.4\.[acdgh]\b|this element is not expected|is not expected\. expected is|invalid content was found starting with|ungültiger content wurde|has invalid child element|['"][^'"\n]{1,300}['"](?: element is not declared|-element wurde nicht deklariert)|ungültiges untergeordnetes element|no child element is expected|\belement is not allowed here: |\belement ['"„][^'"“\n]{1,100}['"“] (?:ist an dieser stelle nicht|wurde nicht erwartet|is not allowed (?:here|at this (?:place|position|point)))/i,
  ],
  [
    'value',
    /cvc-(?:datatype-valid|enumeration-valid|pattern-valid|minlength-valid|maxlength-valid|length-valid|fractiondigits-valid|totaldigits-valid|mininclusive-valid|maxinclusive-valid|attribute\.3|type\.3\.1\.3)\b|is not a valid value of the|\[facet '|is not facet-valid|invalid according to its datatype|nach (?:seinem|dessen) datentyp|gemäß seinem datentyp/i,
  ],
  [
    'content',
    /cvc-complex-type\.2\.[1235]\b|cvc-type\.3\.1\.[12]\b|cvc-elt\.[3-9]|character content other than whitespace|element content is not allowed/i,
  ],
  [
    'root',
    /cvc-elt\.1(?:\.a)?\b|no matching global (?:element )?declaration|cannot find the declaration of element|keine? deklaration (?:für|des) element/i,
  ],
];

const ANY = new RegExp(PROBLEMS.map(([, pattern]) => `(?:${pattern.source})`).join('|'), 'i');

const NAME = String.raw`(?:\{"?([^}"]{1,200})"?[:}])?"?((?:[\w.-]{1,60}:)?[A-Za-z_][\w.-]{0,99})`;
/** An element in quotes, as each processor writes it. */
const QUOTED = new RegExp(String.raw`(?:element|elements|elementes)\s*['"]${NAME}\}?['"]`, 'gi');
const NET_CHILD =
  /(?:child element|untergeordnetes Element)\s+['"]([\w:.-]{1,100})['"](?:\s+in (?:namespace|Namespace)\s+['"]([^'"]{1,200})['"])?/i;
/** .NET writes a namespace before the name. */
const SUBJECT_ELEMENT =
  /(?:['"](?:(urn:[^'"\s]{1,200}):)?([\w.-]{1,100})['"] element is invalid)|(?:Element ['"](?:(urn:[^'"\s]{1,200}):)?([\w.-]{1,100})['"] ist ungültig)/i;
const ATTRIBUTE = /attribute?\s+['"]([\w:.-]{1,100})['"]|['"]([\w:.-]{1,100})['"] attribute/i;
const EXPECTED =
  /(?:One of|gefunden\.|nicht vollständig\.|elements expected:|mögliche[rn]? Elemente:) '([^']{1,4000})|Expected is (?:one of )?\(([^)]{1,4000})|Erwartet (?:wird|werden):? ([\w:, -]{2,400})/i;
/** What occurs too seldom, and what occurs too often: the subject of its sentence. */
const TOO_SELDOM = new RegExp(
  String.raw`['"]${NAME}\}?['"] (?:is expected to occur a minimum|soll erwartungsgemäß mindestens)`,
  'i',
);
const TOO_OFTEN = new RegExp(
  String.raw`['"]${NAME}\}?['"] (?:can occur a maximum|darf maximal)`,
  'i',
);
const EXPECTED_NAME =
  /(?:\{?"?((?:urn:|https?:)[^"}\s]{1,200})"?[:}])?"?((?:[A-Za-z][\w.-]{0,60}:)?(?<=[}:])[a-z][\w.-]{0,99}|(?:[A-Za-z][\w.-]{0,60}:)?[A-Z][\w.-]{0,99})"?/g;
/** Names that are shown of those that are expected; there can be dozens. */
const MAX_EXPECTED = 4;
/** A message is read up to here. */
const MAX_LENGTH = 6000;

const nameOf = (uri: string | undefined, local: string) =>
  canonicalName(uri ?? '', local).replace(/^\{[^}]*\}/, '');

/** Whether a text is a message of a schema processor. */
export function isSchemaMessage(text: string): boolean {
  return ANY.test(text.slice(0, MAX_LENGTH));
}

/** An element that no schema knows, as .NET writes it: its namespace before the name. */
const UNDECLARED =
  /['"](?:((?:urn|https?):[^'"\s]{1,200}):)?([\w.-]{1,100})['"](?: element is not declared|-Element wurde nicht deklariert)/i;

function elementOf(text: string, problem: SchemaProblem): string | undefined {
  const often = problem === 'tooMany' ? TOO_OFTEN.exec(text) : null;
  if (often?.[2] !== undefined) return nameOf(often[1], often[2]);
  const undeclared = problem === 'unexpected' ? UNDECLARED.exec(text) : null;
  if (undeclared?.[2] !== undefined) return nameOf(undeclared[1], undeclared[2]);
  const child = problem === 'unexpected' ? NET_CHILD.exec(text) : null;
  if (child?.[1] !== undefined) return nameOf(child[2], child[1]);
  const subject = SUBJECT_ELEMENT.exec(text);
  const local = subject?.[2] ?? subject?.[4];
  if (local !== undefined) return nameOf(subject?.[1] ?? subject?.[3], local);
  const [first] = [...text.matchAll(QUOTED)];
  return first?.[2] === undefined ? undefined : nameOf(first[1], first[2]);
}

function expectedIn(text: string): string[] {
  const seldom = TOO_SELDOM.exec(text);
  if (seldom?.[2] !== undefined) return [nameOf(seldom[1], seldom[2])];
  const found = EXPECTED.exec(text);
  const list = found?.[1] ?? found?.[2] ?? found?.[3];
  if (list === undefined) return [];
  const names = [...list.matchAll(EXPECTED_NAME)].map(([, uri, local = '']) => nameOf(uri, local));
  const all = [...new Set(names)];
  // The one that is required is the last: what may be left out stands before it.
  const last = all.slice(-1);
  return all.length <= MAX_EXPECTED ? all : [...all.slice(0, MAX_EXPECTED - 1), '…', ...last];
}

/** Takes a message of a schema processor apart; undefined for any other text. */
export function schemaErrorIn(whole: string): SchemaError | undefined {
  // Forums put a space where they would show a smiley.
  const text = whole
    .slice(0, MAX_LENGTH)
    .replace(/\burn: (?=\w)/g, 'urn:')
    .replaceAll('`', "'")
    .replace(/\{"?urn:[^}"]{1,200}/g, (uri) => uri.replaceAll(' ', ''));
  const problem = PROBLEMS.find(([, pattern]) => pattern.test(text))?.[0];
  if (problem === undefined) return undefined;
  const found =
    problem.startsWith('attribute') || problem === 'value' ? ATTRIBUTE.exec(text) : null;
  return {
    problem,
    element: elementOf(text, problem),
    attribute: found?.[1] ?? found?.[2],
    expected: expectedIn(text),
  };
}
