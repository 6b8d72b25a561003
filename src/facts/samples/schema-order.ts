import { contentOf } from 'edocument-invoice';
import type { Syntax } from './catalogue';
import type { XmlElementNode } from 'edocument-invoice/documents';

/** Puts the children of all elements in the order of the XML schema, in place. */
export function sortAsSchema(root: XmlElementNode, syntax: Syntax): void {
  const content = contentOf(syntax === 'ubl' ? 'ubl' : 'd16b');
  const sort = (element: XmlElementNode, name: string): void => {
    const group = content.get(name);
    if (!group) return;
    const placeOf = (child: XmlElementNode) => group.byName.get(child.name) ?? Infinity;
    // Where one element of several is chosen, the schema leaves the order to the document.
    if (!group.isChoice) element.children.sort((a, b) => placeOf(a) - placeOf(b));
    for (const child of element.children) {
      const type = group.slots[placeOf(child)]?.type;
      if (typeof type === 'object') sort(child, type.group);
    }
  };
  sort(root, root.name.replace('rsm:', ''));
}
