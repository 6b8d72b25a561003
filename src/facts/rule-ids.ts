/** Each part has a limit, so that reading is linear in the length of the text. */
const RULE_ID =
  /\b(?:PEPPOL-[A-Z0-9]{1,12}-[A-Z]{1,8}\d{1,6}|(?:BR|UBL|CII)-(?:[A-Z]{1,12}-){0,3}\d{1,6}(?:-[a-z])?)(?![A-Z0-9])/gi;

/** An id as ids are compared: case and leading zeros do not matter. */
export function normalisedRuleId(id: string): string {
  return id.toLowerCase().replace(/\d+/g, (digits) => String(Number(digits)));
}

/** Names of an id: itself, and without part, as BR-DE-23 for BR-DE-23-a. */
export function namesOfRule(id: string): string[] {
  const name = normalisedRuleId(id);
  return [...new Set([name, name.replace(/-[a-z]$/, '')])];
}

/** The rule ids in a text such as a validator's message, as written there, each once. */
export function ruleIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(RULE_ID)].map(([id]) => id))];
}
