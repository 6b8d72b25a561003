import type { LiteClient } from 'algoliasearch/lite';

type HostCache = LiteClient['transporter']['hostsCache'];
type Key = Parameters<HostCache['get']>[0];

const urlOf = (host: Key): string => String((host as { url?: unknown }).url);

/**
 * Remembers for the session which hosts are down, by their address. Algolia's own caches file a host
 * under a key that also holds its state and is never looked up, and lose its methods as JSON; so a
 * host that is down would be asked first each time, and not rest for two minutes.
 */
export function createHostMemory(): HostCache {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(key: Key, defaultValue: () => Promise<Value>): Promise<Value> {
      return (hosts.get(urlOf(key)) as Value | undefined) ?? defaultValue();
    },
    async set<Value>(key: Key, value: Value): Promise<Value> {
      hosts.set(urlOf(key), value);
      return value;
    },
    async delete(key) {
      hosts.delete(urlOf(key));
    },
    async clear() {
      hosts.clear();
    },
  };
}
