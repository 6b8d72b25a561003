import type { Company } from '../company';
import type { ListId } from '../lists';
import { codeJudges } from './codes';
import { customerJudges } from './customers';
import {
  CHECK_IDS,
  checkData,
  onePerValue,
  plainJudge,
  type CheckId,
  type Hit,
  type Judges,
} from './check';
import { lineJudges } from './lines';
import { moneyJudges } from './money';

const JUDGES: Judges = {
  ...customerJudges,
  ...lineJudges,
  ...codeJudges,
  ...moneyJudges,
};

/** Columns with the values that other lists refer to, where it is not the code. */
const KEYS: Readonly<Partial<Record<ListId, string>>> = {
  customers: 'no',
  'vat-posting': 'business',
};

/** Other lists and columns than its own that a check needs and that are not there. */
function missingNeeds(id: CheckId, company: Company): string[] {
  const { list, column, needs } = checkData(id);
  return [`${list}/${column}`, ...needs].filter((need) => {
    const [wanted = '', field] = need.split('/');
    return !company.has(wanted as typeof list, field);
  });
}

/** The state of a check: what it found, or what it lacks. */
type CheckRun =
  | { readonly id: CheckId; readonly hits: readonly Hit[] }
  | { readonly id: CheckId; readonly missing: readonly string[] };

/** Runs one check. */
export function runCheck(id: CheckId, company: Company): CheckRun {
  const missing = missingNeeds(id, company);
  if (missing.length > 0) return { id, missing };
  const { column, of } = checkData(id);
  const hits = (JUDGES[id] ?? plainJudge(checkData(id)))(company);
  if (of === undefined) return { id, hits };
  const allowed = company.entries(of).map((entry) => entry.get(KEYS[of] ?? 'code'));
  return { id, hits: onePerValue(hits, column, allowed) };
}

export { CHECK_IDS };
