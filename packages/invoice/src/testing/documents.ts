/** Documents as trees that can be changed, and the changes that break each rule. */
export { BREACHES, SHOWN, type Breach } from './breach';
export { addTerm, applyChange, changed, elementsAt, readChanges, type Change } from './change';
export { findTerm, pathOf } from './find-term';
export { NAMESPACES } from './namespaces';
export { select } from './xml-path';
export { descendants, parseXml, toXml, type XmlElementNode } from './xml-tree';
