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
