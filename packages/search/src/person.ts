/** Words by which somebody speaks of themselves, or asks. */
const PERSON = /(?<!\p{L})(?:ich|wir|man|meine?|unsere?|i|we|you|my|our)(?!\p{L})|\?/iu;

/** True for what somebody says of themselves or asks, which no program writes. */
export const isOfPerson = (text: string): boolean => PERSON.test(text);
