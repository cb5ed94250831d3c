/** Defines the commands that W3C WebDriver and WebDriver BiDi share, for browsers that Playwright cannot drive. */

/** Input as both protocols describe it: `actions` of the command of that name. */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
};

export type ForeignBrowser = {
  readonly name: string;
  readonly version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page and awaits promises; returns the JSON value. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
};
