/** Ways to hand a string to the browser as markup: text of a file or an address would become code. */
export const htmlSinks = [
  'AssignmentExpression > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression > MemberExpression.callee[property.name=/^(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/]',
  'CallExpression > MemberExpression.callee[object.name="document"][property.name=/^writeln?$/]',
  'JSXAttribute[name.name=/^(?:dangerouslySetInnerHTML|srcDoc)$/]',
].map((selector) => ({
  selector,
  message: 'This hands a string to the browser as markup: make elements, or let React do so.',
}));

export const noHtmlSinks = {
  files: ['**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', 'tests/**', 'bench/**'],
  rules: { 'no-restricted-syntax': ['error', ...htmlSinks] },
};
