/** A tab of a browser, with the actions that the suite needs. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing of the test but what it is given. */
  run<Asked, Result>(fn: (asked: Asked) => Result, asked: Asked): Promise<Awaited<Result>>;
  /** Presses on the first element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors, warnings and uncaught errors so far. */
  messages(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Code points of keys in WebDriver. */
export const KEYS = { ArrowDown: '\uE015', Enter: '\uE007' } as const;

/** Actions of WebDriver that press the keys of a text. */
export const typing = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
