/** Id of the list below the input, which the input names as what it controls. */
export const POPUP_ID = 'docsearch-popup';
