import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';

/** Source of a component that writers use without an import. */
export type ComponentSources = Readonly<Record<string, string>>;

/**
 * Adds the import for each content component that a page uses. So a component and its data are in
 * the chunks of the pages that have it, and not in the code of every page, as a registration in
 * MDXComponents would put them.
 *
 * @param sources component name to module path
 */
export function contentComponents(sources: ComponentSources) {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', ({ name }: MdxJsxFlowElement) => {
      if (name && name in sources) {
        used.add(name);
      }
    });
    const imports = [...used].sort().map((name) => defaultImport(name, sources[name] ?? ''));
    tree.children.unshift(...imports);
  };
}

/** `import name from 'source';` as MDX expects it, with its syntax tree. */
function defaultImport(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
          },
        ],
      },
    },
  };
}
