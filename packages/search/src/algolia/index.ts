export { createHostedClient, type HostedOptions } from './client';
export type { SearchParams } from './types';
