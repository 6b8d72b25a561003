/** Declares the used parts of the peers, so that the site's type check needs none of them installed. */
declare module 'saxon-js' {
  const saxon: {
    getResource: (options: { text: string; type: 'xml' }) => Promise<object>;
    transform: (
      options: { stylesheetInternal: unknown; sourceNode: object; destination: 'serialized' },
      mode: 'sync',
    ) => { principalResult: string };
  };
  export default saxon;
}

declare module '@fin.cx/einvoice' {
  export const EInvoice: {
    fromXml: (xml: string) => Promise<{
      validate: (level: 'business') => Promise<{ errors: { code: string }[] }>;
    }>;
  };
}
