/** Rules by severity, each with the number of places at which it is broken. */
export type Broken = Readonly<
  Partial<Record<'fatal' | 'warning' | 'information', Readonly<Record<string, number>>>>
>;

/** What is expected of one document. */
export interface Expected {
  /** Path in the folder `documents`. */
  file: string;
  about: string;
  /** `ubl-invoice`, `ubl-creditnote` or `cii`. */
  kind: string;
  /** Specification identifier (BT-24). */
  profile: string;
  /** Rule sets that the profile asks for. */
  applies: readonly string[];
  /** Verdict of these rule sets, with the severities of the KoSIT validator. */
  verdict: string;
  /** The official artefacts stop here with a type error: a validator built on them names no rules. */
  stops?: boolean;
  /** What it breaks of each rule set, also of those that the profile does not ask for. */
  broken: Readonly<Record<string, Broken>>;
  /** Severities that the KoSIT validator replaces in the scenario of the profile. */
  kosit?: Readonly<Record<string, string>>;
  /** Amounts that rules which calculate would have, in the order of the document. */
  right?: Readonly<Record<string, readonly string[]>>;
}
