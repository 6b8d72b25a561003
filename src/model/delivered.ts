/** The setup that comes with the add-on. */
import data from './delivered-setup.json';
import type { Process, Values } from './types';

const LINES = data.lines as unknown as Readonly<Record<string, readonly Values[]>>;

/** Values with their references, for the fields of one entity. */
export const valuesOf = (entity: string, fields: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [`${entity}/${id}`, value]));

/** The delivered processes, released. */
export const deliveredProcesses: readonly Process[] = data.processes.map(
  ({ lines, ...fields }) => ({
    values: valuesOf('process-template', { ...fields, status: 'Released' }),
    lines: (LINES[lines] ?? []).map((line) => valuesOf('process-lines', line)),
  }),
);

/** The delivered document types; those for services, reminders and charges are not active. */
export const deliveredDocumentTypes = data.documentTypes;

/** The delivered sending types, active. */
export const deliveredSendingTypes = data.sendingTypes;
