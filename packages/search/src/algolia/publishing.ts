export { difference, publish, recordBytes, UnknownOutcomeError, type Publication } from './publish';
export { withRows } from './rows';
export { indexSettings } from './settings';
