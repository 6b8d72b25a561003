export { difference, publish, recordBytes, type Publication } from './publish';
export { withRows } from './rows';
export { indexSettings } from './settings';
