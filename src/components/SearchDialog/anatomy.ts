import { Children, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import type { MouseEventHandler } from 'react';
import type { ScreenProps } from './screen';

/** What a box of the modal keeps: DocSearch measures and scrolls it. */
interface BoxProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
}

interface Box extends BoxProps {
  readonly children?: ReactNode;
}

/** What DocSearch passes to the form with the input; only what is changed here. */
interface SearchBoxProps {
  readonly getInputProps: (given: object) => InputProps;
}

interface InputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  readonly onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => void;
}

/** The parts of DocSearch's modal that are kept, with their state and their handlers. */
interface Anatomy {
  readonly root: BoxProps & { readonly onMouseDown?: MouseEventHandler<HTMLDivElement> };
  readonly modal: BoxProps;
  readonly searchBar: BoxProps;
  readonly searchBox: ReactElement<SearchBoxProps>;
  readonly dropdown: BoxProps;
  readonly screen: ScreenProps;
}

function elements<Props>(parent: { readonly children?: ReactNode }): ReactElement<Props>[] {
  return Children.toArray(parent.children).filter((child) =>
    isValidElement<Props>(child),
  ) as ReactElement<Props>[];
}

function withoutChildren({ ref, className }: Box): BoxProps {
  return { ref, className };
}

/**
 * Takes apart what `DocSearchModal` of @docsearch/react 3.9.0 returns:
 * `div > div > (header > SearchBox, div > ScreenState, footer)`.
 *
 * @throws Error when it has another structure, which a new version may have
 */
export function takeApart(tree: ReactElement): Anatomy {
  const root = tree.props as Anatomy['root'] & Box;
  const [modal] = elements<Box>(root);
  const [searchBar, dropdown] = modal ? elements<Box>(modal.props) : [];
  const [searchBox] = searchBar ? elements<SearchBoxProps>(searchBar.props) : [];
  const [screen] = dropdown ? elements<ScreenProps>(dropdown.props) : [];
  if (
    !modal ||
    !searchBar ||
    !dropdown ||
    !searchBox?.props.getInputProps ||
    !screen?.props.state
  ) {
    throw new Error('The structure of DocSearchModal has changed: adapt SearchDialog/anatomy.ts');
  }
  return {
    root,
    modal: withoutChildren(modal.props),
    searchBar: withoutChildren(searchBar.props),
    searchBox,
    dropdown: withoutChildren(dropdown.props),
    screen: screen.props,
  };
}
