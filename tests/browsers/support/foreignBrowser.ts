/** A browser that Playwright cannot drive: the commands that W3C WebDriver and WebDriver BiDi share. */

/** Input as both protocols describe it: `actions` of the command of that name. */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
};

export type ForeignBrowser = {
  readonly name: string;
  readonly version: string;
  /** Resolves once the document has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, a promise's value included; gives what JSON keeps of it. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Every error that the browser has logged, those of workers included. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
};
