import type { Paragraph, Parent, Root, Table } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { explorerModel } from '../facts/explorer/model';
import { diagramModel } from '../facts/diagram/model';
import { commonCodeTable } from '../facts/code-tables';
import { drawingModel } from '../facts/drawings';
import { actionTable } from '../facts/entries';
import { fieldIndex, fieldIndexFilter } from '../facts/field-index';
import { ledgerTable } from '../facts/ledger-table';
import { messageFilter, messageTable } from '../model/message-table';
import { eventTable, objectTable, telemetryTable } from '../facts/objects';
import { audience, jobQueueTable, permissionTable } from '../facts/operations';
import { localeOfFile, type LocaleId } from '../locales';
import { allRulesTable, ruleTable } from '../facts/rule-tables';
import { sampleTable } from '../facts/samples/sample-table';
import { nextStepTable, statusTable } from '../facts/status-table';
import { termSourceFilter, termSourceTable } from '../facts/term-sources';
import { vatItemTable, vatKindTable, vatSourceTable } from '../facts/vat-tables';
import { factTable, plain } from './markdown-table';
import { namedSteps } from './named-steps';

/** A component that shows what it is given, in place of one that looks facts up. */
interface Replacement {
  name: string;
  props: Readonly<Record<string, unknown>>;
}

/** Numbers of the steps in the section of a component, by the captions that they name. */
type Steps = () => ReadonlyMap<string, number>;

interface Preparation {
  /** The one that the component has, if it has any. */
  attribute?: string;
  /** `value` is that of the attribute. */
  replace: (value: string, locale: LocaleId, steps: Steps) => Replacement | Table | Paragraph;
}

/** Sources of the components that this transformer puts into pages. */
export const factComponentSources = {
  BusinessTermExplorer: '@site/src/components/BusinessTermExplorer',
  Diagram: '@site/src/components/Diagram',
  FilterableTable: '@site/src/components/FilterableTable',
  PageDrawing: '@site/src/components/PageDrawing',
  RuleDecoder: '@site/src/components/RuleDecoder',
} as const;

/** Tables of all facts of a kind. */
const WHOLE_TABLES = {
  StatusTable: statusTable,
  ActionTable: actionTable,
  PermissionTable: permissionTable,
  JobQueueTable: jobQueueTable,
  SampleTable: sampleTable,
  Ledger: ledgerTable,
  EventTable: eventTable,
  TelemetryTable: telemetryTable,
  VatItems: vatItemTable,
  VatKinds: vatKindTable,
  VatSources: vatSourceTable,
};

/** The line that says for whom a task is. */
function audienceLine(ids: string, locale: LocaleId): Paragraph {
  const { for: readers, permission } = audience(ids, locale);
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: plain(`${readers.label}:`) },
      ...plain(` ${readers.names.join(', ')}`),
      ...permission.names.flatMap((id, index) => [
        ...(index > 0
          ? plain(', ')
          : [
              ...plain(' · '),
              { type: 'strong' as const, children: plain(`${permission.label}:`) },
              ...plain(' '),
            ]),
        { type: 'inlineCode' as const, value: id },
      ]),
    ],
  };
}

const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  ...Object.fromEntries(
    Object.entries(WHOLE_TABLES).map(([name, table]) => [
      name,
      { replace: (_, locale) => factTable(table(locale)) },
    ]),
  ),
  For: { attribute: 'who', replace: audienceLine },
  CommonCodes: {
    attribute: 'list',
    replace: (list, locale) => factTable(commonCodeTable(list, locale)),
  },
  PageDrawing: {
    attribute: 'page',
    replace: (page, locale, steps) => ({
      name: 'PageDrawing',
      props: { model: drawingModel(page, locale, steps()) },
    }),
  },
  ObjectTable: {
    attribute: 'kind',
    replace: (kind, locale) => factTable(objectTable(kind, locale)),
  },
  MessageTable: {
    replace: (_, locale) => ({
      name: 'FilterableTable',
      props: { model: messageTable(locale), ...messageFilter(locale) },
    }),
  },
  NextSteps: {
    attribute: 'of',
    replace: (holder, locale) => factTable(nextStepTable(holder, locale)),
  },
  RuleTable: {
    attribute: 'ids',
    replace: (ids, locale) => factTable(ruleTable(ids, locale)),
  },
  Diagram: {
    attribute: 'name',
    replace: (name, locale) => ({ name: 'Diagram', props: { model: diagramModel(name, locale) } }),
  },
  RuleDecoder: {
    replace: (_, locale) => ({ name: 'RuleDecoder', props: { model: allRulesTable(locale) } }),
  },
  FieldIndex: {
    replace: (_, locale) => ({
      name: 'FilterableTable',
      props: { model: fieldIndex(locale), ...fieldIndexFilter(locale) },
    }),
  },
  TermSources: {
    replace: (_, locale) => ({
      name: 'FilterableTable',
      props: { model: termSourceTable(locale), ...termSourceFilter(locale) },
    }),
  },
  BusinessTermExplorer: {
    attribute: 'sample',
    replace: (sample, locale) => ({
      name: 'BusinessTermExplorer',
      props: { model: explorerModel(sample, locale) },
    }),
  },
};

/** Names of the components that a page writes and the facts fill. */
export const preparedComponents = Object.keys(PREPARATIONS);

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of the one attribute that a component may have; empty where it has none. */
function plainValue(element: Element, allowed?: string): string {
  let text = '';
  for (const attribute of element.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';
    if (name !== allowed || typeof attribute.value !== 'string') {
      const shown = allowed === undefined ? 'none' : `${allowed}="…"`;
      throw new Error(`"${name}" is not a plain attribute. Allowed: ${shown}`);
    }
    text = attribute.value;
  }
  return text;
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
        },
      },
    },
  };
}

/**
 * Looks up the facts of `<CommonCodes list="units" />` and its kin when the page is compiled, and
 * hands only these, in the page's language, to a component that shows them. So neither the other
 * language nor the other lists are sent to the reader. A table without a filter becomes a Markdown
 * table, which needs no component. Run `contentComponents` after it, with
 * {@link factComponentSources} among its sources.
 *
 * @throws naming file, line, value and allowed values when a list, rule or sample does not exist
 */
export function factComponents() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      const preparation = PREPARATIONS[element.name ?? ''];
      if (!preparation || !parent || index === undefined) return undefined;
      try {
        const value = plainValue(element, preparation.attribute);
        const replacement = preparation.replace(value, localeOfFile(file.path), () =>
          namedSteps(parent as Parent, index),
        );
        if ('type' in replacement) {
          (parent as Parent).children[index] = replacement;
          return SKIP;
        }
        element.name = replacement.name;
        element.attributes = Object.entries(replacement.props).map(([key, each]) =>
          attribute(key, each),
        );
        return undefined;
      } catch (error) {
        const where = `${file.path}:${element.position?.start.line ?? '?'}`;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${where}: <${element.name}>: ${reason}`, { cause: error });
      }
    });
  };
}
