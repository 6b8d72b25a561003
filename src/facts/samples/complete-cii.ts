import type { Invoice } from '@e-invoice-eu/core';
import type { XmlDocument, XmlElement } from 'libxml2-wasm';
import { NAMESPACES } from './namespaces';

const HEADER = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';

function element(doc: XmlDocument, path: string): XmlElement {
  const node = doc.get(path, NAMESPACES);
  if (!node) throw new Error(`The generated CII has no element ${path}.`);
  return node as XmlElement;
}

function append(parent: XmlElement, name: string, text?: string, prefix = 'ram'): XmlElement {
  const child = parent.addElement(name, prefix);
  if (text !== undefined) child.addText(text);
  return child;
}

/** BG-3: the generator looks for the number one level too high and drops it. */
function addPrecedingInvoices(doc: XmlDocument, invoice: Invoice['ubl:Invoice']): void {
  const settlement = `${HEADER}/ram:ApplicableHeaderTradeSettlement`;
  for (const { 'cac:InvoiceDocumentReference': preceding } of invoice['cac:BillingReference'] ??
    []) {
    const reference = append(element(doc, settlement), 'InvoiceReferencedDocument');
    append(reference, 'IssuerAssignedID', preceding['cbc:ID']);
    const date = preceding['cbc:IssueDate'];
    if (date === undefined) continue;
    const issued = append(reference, 'FormattedIssueDateTime');
    append(issued, 'DateTimeString', date.replaceAll('-', ''), 'qdt').setAttr('format', '102');
  }
}

/** BG-24: the generator treats the list of documents as one document and drops it. */
function addSupportingDocuments(doc: XmlDocument, invoice: Invoice['ubl:Invoice']): void {
  for (const document of invoice['cac:AdditionalDocumentReference'] ?? []) {
    if (document['cbc:DocumentTypeCode'] !== undefined) {
      throw new Error('BT-18 is not supported: a sample may only carry supporting documents.');
    }
    const reference = append(
      element(doc, `${HEADER}/ram:ApplicableHeaderTradeAgreement`),
      'AdditionalReferencedDocument',
    );
    append(reference, 'IssuerAssignedID', document['cbc:ID']);
    const attachment = document['cac:Attachment'];
    const uri = attachment?.['cac:ExternalReference']?.['cbc:URI'];
    if (uri !== undefined) append(reference, 'URIID', uri);
    append(reference, 'TypeCode', '916');
    const description = document['cbc:DocumentDescription'];
    if (description !== undefined) append(reference, 'Name', description);
    const content = attachment?.['cbc:EmbeddedDocumentBinaryObject'];
    if (content === undefined) continue;
    const binary = append(reference, 'AttachmentBinaryObject', content);
    binary.setAttr(
      'mimeCode',
      attachment?.['cbc:EmbeddedDocumentBinaryObject@mimeCode'] ?? 'application/pdf',
    );
    binary.setAttr(
      'filename',
      attachment?.['cbc:EmbeddedDocumentBinaryObject@filename'] ?? document['cbc:ID'],
    );
  }
}

/** The generator copies the currency to line allowances; CII-DT-031 allows it on tax totals only. */
function removeCurrencies(doc: XmlDocument): void {
  for (const node of doc.find('//*[not(self::ram:TaxTotalAmount)]/@currencyID', NAMESPACES)) {
    node.remove();
  }
}

/**
 * Adds to a CII document what `@e-invoice-eu/core` 2.3.4 leaves out of it, BG-3 and BG-24, and
 * removes what it writes too much.
 * A test compares every business term of the two syntaxes, so a newer version that writes them
 * itself is noticed.
 */
export function completeCii(doc: XmlDocument, data: Invoice): void {
  addSupportingDocuments(doc, data['ubl:Invoice']);
  addPrecedingInvoices(doc, data['ubl:Invoice']);
  removeCurrencies(doc);
}
