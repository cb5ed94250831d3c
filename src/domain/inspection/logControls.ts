/** What the Lab asks of the log: reading, proofs, copies in and out, events of its own, and where a figure comes from. */
import type { RecoveryStep } from '../recovery/loss.ts';
import type { BranchControls } from './branchControls.ts';
import type { LogEvent } from './logEvent.ts';

export type LogHead = { readonly position: number; readonly hash: string; readonly recordedAt: string };

/** What is wrong at a position. */
export type LogFault =
  /** Another event stands there, or none. */
  | 'position'
  /** It does not link to the one before it. */
  | 'link'
  /** It is not what was hashed. */
  | 'content'
  /** It is not the next of its stream. */
  | 'revision'
  /** It was recorded before the one in front of it. */
  | 'time'
  /** All is linked, but the end is not the one that was noted. */
  | 'head';

export type BrokenPlace = { readonly position: number; readonly fault: LogFault };

export type Verdict = {
  /** How many events were found to be what was hashed, in their place. */
  readonly checked: number;
  /** The last of them; of none the start of the log. */
  readonly head: LogHead;
  /** The first fault; null when the chain is intact. */
  readonly broken: BrokenPlace | null;
};

export type VerifyProgress = Verdict & {
  /** False while events are left to be checked. */
  readonly settled: boolean;
};

/**
 * `edit`: one field only. `rehash`: the event's own hash is made anew. `rechain`: all hashes after it too.
 * `remove`, `swap`: the event is taken out, or changes places with the next.
 */
export const forgeries = ['edit', 'rehash', 'rechain', 'remove', 'swap'] as const;
export type Forgery = (typeof forgeries)[number];

export type TamperReport = {
  readonly position: number;
  readonly forgery: Forgery;
  /** The field that was changed in the copy, `data.name` and the like; null where none was. */
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Of the copy. */
  readonly copy: Verdict;
  /** Of the log itself, which nobody touched. */
  readonly log: Verdict;
};

/** One projection that an event changed. */
export type ProjectionChange = {
  readonly projection: string;
  readonly before: object;
  readonly after: object;
};

export type EventShape = {
  readonly type: string;
  /** JSON Schema of its data. */
  readonly schema: object;
  /** Data of the latest event of this type in the log, else made up of the schema: a start for the form. */
  readonly example: object;
  /** The stream that the example belongs to. */
  readonly stream: string;
};

export type AppendInput = {
  readonly type: string;
  readonly stream: string;
  readonly data: unknown;
};

export type AppendOutcome =
  | { readonly ok: true; readonly event: LogEvent }
  /** `errors` by field: `type`, `stream`, `data.name`. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The number of an event within its workspace, which people see, and the name of that workspace; null if it is unknown. */
export type EventNumber = { readonly number: number; readonly workspace: string | null };

export type FigureStep = {
  readonly event: LogEvent;
  /** What the figure was before and after the event. */
  readonly before: string | number | null;
  readonly after: string | number | null;
};

export type FigureTrail = {
  readonly figure: string;
  readonly label: string;
  readonly value: string | number | null;
  /** In how many events the figure was looked for. */
  readonly folded: number;
  /** The events that changed it, in order. */
  readonly steps: readonly FigureStep[];
};

export type LogControls = {
  readonly head: () => Promise<LogHead>;
  /** Up to `limit` (left out: 1000) events after a position, in order, not beyond `upTo`. */
  readonly readAll: (options?: {
    after?: number;
    upTo?: number;
    limit?: number;
  }) => Promise<readonly LogEvent[]>;
  readonly readStream: (
    stream: string,
    options?: { from?: number; limit?: number },
  ) => Promise<readonly LogEvent[]>;
  /** First what is there after a position, in large batches, then what comes, from this tab and others; returns the function that stops it. */
  readonly subscribe: (after: number, listener: (events: readonly LogEvent[]) => void) => () => void;
  /** Checks the whole chain out of the storage, then goes on with each event that comes, until it is stopped. */
  readonly watchChain: (listener: (progress: VerifyProgress) => void) => () => void;
  /** Checks the whole chain out of the storage once. */
  readonly verify: (signal?: AbortSignal) => Promise<Verdict>;
  /**
   * Newline-delimited JSON: a header, one event per line, an end. No secrets: nobody in it has a name elsewhere. Rejects with the
   * signal's reason.
   */
  readonly exportNdjson: (upTo?: number, step?: RecoveryStep) => Promise<Blob>;
  /** The same events as CloudEvents 1.0, one JSON object a line. Rejects alike. */
  readonly exportCloudEvents: (step?: RecoveryStep) => Promise<Blob>;
  /** Edits a copy in memory. */
  readonly tamper: (position: number, forgery: Forgery) => Promise<TamperReport>;
  /** Null for an event of no workspace. */
  readonly numberOf: (position: number) => Promise<EventNumber | null>;
  /** The number of the last event at a position, or before it, in the workspace of an account; null without one. */
  readonly numberAt: (position: number, accountId: string) => Promise<number | null>;
  /** What the event of a position changed. */
  readonly changesAt: (position: number) => Promise<readonly ProjectionChange[]>;
  readonly shapes: () => Promise<readonly EventShape[]>;
  /** Name of the workspace that data is about; null for none that is there. */
  readonly landsIn: (data: unknown) => Promise<string | null>;
  /** Appends an event that says that it comes from the Lab (`origin:lab`), if its type and data are such as the product's own. */
  readonly append: (input: AppendInput) => Promise<AppendOutcome>;
  /** The figures that can be explained, by the name that the pages mark them with. */
  readonly figureLabels: Readonly<Record<string, string>>;
  /** The events behind a figure of a page, as the account sees it; null when the figure is unknown or not for that account. */
  readonly explainFigure: (figure: string, accountId: string) => Promise<FigureTrail | null>;
  readonly branches: BranchControls;
};
