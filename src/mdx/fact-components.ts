import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { explorerModel } from '../components/BusinessTermExplorer/model';
import { statusDiagram } from '../components/Diagram/model';
import { codeFilter, codeTable } from '../facts/code-tables';
import { drawingModel } from '../facts/drawings';
import { actionTable, statusTable } from '../facts/entries';
import { fieldIndex, fieldIndexFilter } from '../facts/field-index';
import { ledgerTable } from '../facts/ledger-table';
import { jobQueueTable, permissionTable } from '../facts/operations';
import { localeOfFile, type LocaleId } from '../site/locales';
import { allRulesTable, ruleTable } from '../facts/rule-model';
import { sampleTable } from '../facts/samples/sample-table';
import { termSourceFilter, termSourceTable } from '../facts/term-sources';

/** A component that shows what it is given, in place of one that looks facts up. */
interface Replacement {
  name: string;
  props: Readonly<Record<string, unknown>>;
}

interface Preparation {
  attributes: readonly string[];
  replace: (values: Readonly<Record<string, string>>, locale: LocaleId) => Replacement;
}

/** Where the components come from that this transformer puts into pages. */
export const factComponentSources = {
  BusinessTermExplorer: '@site/src/components/BusinessTermExplorer',
  DiagramFigure: '@site/src/components/Diagram/Figure',
  FilterableTable: '@site/src/components/FilterableTable',
  PageDrawing: '@site/src/components/PageDrawing',
  RuleDecoder: '@site/src/components/RuleDecoder',
  StaticTable: '@site/src/components/StaticTable',
} as const;

const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  CodeTable: {
    attributes: ['list'],
    replace: ({ list = '' }, locale) => ({
      name: 'FilterableTable',
      props: { model: codeTable(list, locale), ...codeFilter(list, locale) },
    }),
  },
  PageDrawing: {
    attributes: ['page'],
    replace: ({ page = '' }, locale) => ({
      name: 'PageDrawing',
      props: { model: drawingModel(page, locale) },
    }),
  },
  RuleTable: {
    attributes: ['ids'],
    replace: ({ ids = '' }, locale) => ({
      name: 'StaticTable',
      props: { model: ruleTable(ids, locale) },
    }),
  },
  StatusDiagram: {
    attributes: [],
    replace: (_, locale) => ({ name: 'DiagramFigure', props: { model: statusDiagram(locale) } }),
  },
  StatusTable: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: statusTable(locale) } }),
  },
  ActionTable: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: actionTable(locale) } }),
  },
  PermissionTable: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: permissionTable(locale) } }),
  },
  JobQueueTable: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: jobQueueTable(locale) } }),
  },
  RuleDecoder: {
    attributes: [],
    replace: (_, locale) => ({
      name: 'RuleDecoder',
      props: { model: allRulesTable(locale) },
    }),
  },
  FieldIndex: {
    attributes: [],
    replace: (_, locale) => ({
      name: 'FilterableTable',
      props: { model: fieldIndex(locale), ...fieldIndexFilter(locale) },
    }),
  },
  SampleTable: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: sampleTable(locale) } }),
  },
  Ledger: {
    attributes: [],
    replace: (_, locale) => ({ name: 'StaticTable', props: { model: ledgerTable(locale) } }),
  },
  TermSources: {
    attributes: [],
    replace: (_, locale) => ({
      name: 'FilterableTable',
      props: { model: termSourceTable(locale), ...termSourceFilter(locale) },
    }),
  },
  BusinessTermExplorer: {
    attributes: ['sample'],
    replace: ({ sample = '' }, locale) => ({
      name: 'BusinessTermExplorer',
      props: { model: explorerModel(sample, locale) },
    }),
  },
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function plainValues(element: Element, allowed: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const attribute of element.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';
    if (!allowed.includes(name) || typeof (attribute as MdxJsxAttribute).value !== 'string') {
      const shown = allowed.length > 0 ? allowed.map((known) => `${known}="…"`).join(' ') : 'none';
      throw new Error(`"${name}" is not a plain attribute. Allowed: ${shown}`);
    }
    values[name] = String((attribute as MdxJsxAttribute).value);
  }
  return values;
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
 * Looks up the facts of `<CodeTable list="units" />` and its kin when the page is compiled, and
 * hands only these, in the page's language, to a component that shows them. So neither the other
 * language nor the other lists are sent to the reader. Run `contentComponents` after it, with
 * {@link factComponentSources} among its sources.
 *
 * @throws naming file, line, value and allowed values when a list, rule or sample does not exist
 */
export function factComponents() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const preparation = PREPARATIONS[element.name ?? ''];
      if (!preparation) return;
      try {
        const values = plainValues(element, preparation.attributes);
        const { name, props } = preparation.replace(values, localeOfFile(file.path));
        element.name = name;
        element.attributes = Object.entries(props).map(([key, value]) => attribute(key, value));
      } catch (error) {
        const where = `${file.path}:${element.position?.start.line ?? '?'}`;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${where}: <${element.name}>: ${reason}`, { cause: error });
      }
    });
  };
}
