/** The inside of the engine for tests of the repository; no part of the published package. */
export { bombPdf, contentPdf, hybridPdf } from '../pdf/testing';
export { openXml } from '../open';
export { readInvoicePdf } from '../pdf/read-pdf';
export { readInvoice } from '../reading/read-xml';
export { RULE_SET_NAMES, runRuleSet } from '../rules/registry';
export { NEVER_HELD, Notes } from '../rules/testing/notes';
export { en16931 } from '../rules/en16931';
export { peppol } from '../rules/peppol';
export { xrechnung } from '../rules/xrechnung';
export { judgeStructure } from '../structure/judge';
export { validateFile } from '../cli/file';
export { leastCost } from '../least-cost';
export { xmlRows } from '../view/xml-rows';
export { validateInvoice } from './validate-invoice';
