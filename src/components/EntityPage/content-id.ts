/** Id of the element around the content of the page of a rule or term. */
export const CONTENT_ID = 'entity';
