import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Stored<Value> {
  readonly version: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** Hash of texts, which differs when one of them does. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  texts.forEach((text) => hash.update(`${text.length}:`).update(text));
  return hash.digest('base64url');
}

/** Changes with what makes the values of a cache: our code and the packages that it calls. */
export function converterVersion(siteDir: string, sources: readonly string[]): string {
  const files = [...sources, path.join(siteDir, 'package-lock.json')];
  return hashOf(...files.map((file) => readFileSync(file, 'utf8')));
}

/** Hash in the name of a script or style sheet, which changes with code that is not the page's. */
const ASSET_HASH = /\.[0-9a-f]{8}\.(?=js|css)/g;

/** A page as far as it is its own. */
export function withoutAssetHashes(html: string): string {
  return html.replace(ASSET_HASH, '.');
}

/** What was made of a text in the last build, so that only texts that have changed cost time. */
export class BuildCache<Value> {
  readonly #file: string;
  readonly #version: string;
  readonly #known: Stored<Value>['values'];
  readonly #used: Record<string, Value> = {};

  /**
   * @param file where the values are kept; may be deleted at any time
   * @param version of what makes the values; those of another version are made anew
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    const stored = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Stored<Value>)
      : undefined;
    this.#known = stored?.version === version ? stored.values : {};
  }

  /** The value for a text, made now unless it was in the last build. */
  get(text: string, make: () => Value): Value {
    const key = hashOf(text);
    const value = Object.hasOwn(this.#known, key) ? (this.#known[key] as Value) : make();
    this.#used[key] = value;
    return value;
  }

  /** Keeps what this build has asked for. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const stored: Stored<Value> = { version: this.#version, values: this.#used };
    // In one step, since a build may be stopped.
    writeFileSync(`${this.#file}.new`, JSON.stringify(stored));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
