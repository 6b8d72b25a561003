import type { Company } from '../company';
import { codeJudges } from './codes';
import { customerJudges } from './customers';
import { CHECK_IDS, checkData, plainJudge, type CheckId, type Hit, type Judges } from './check';
import { lineJudges } from './lines';
import { moneyJudges } from './money';

const JUDGES: Judges = {
  ...customerJudges,
  ...lineJudges,
  ...codeJudges,
  ...moneyJudges,
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
  const judge = JUDGES[id] ?? plainJudge(checkData(id));
  return { id, hits: judge(company) };
}

export { CHECK_IDS };
