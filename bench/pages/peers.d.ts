/** The parts of Lighthouse that are used, so that the type check does not need it installed. */
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'lighthouse' {
  export interface Result {
    readonly audits: Readonly<
      Record<
        string,
        | {
            readonly numericValue?: number;
            readonly details?: { readonly type: string; readonly items?: unknown };
          }
        | undefined
      >
    >;
    readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
    readonly runtimeError?: { readonly message: string };
  }
  export interface RunnerResult {
    readonly lhr: Result;
    readonly artifacts: unknown;
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: string; onlyCategories: string[] },
    config?: object,
  ): Promise<RunnerResult | undefined>;
}
