/** Defines the Lab's access to the log: reading, verification, export, appending and tracing of metrics. */
import type { RecoveryStep } from '../recovery/loss.ts';
import type { LogHead, Verdict } from '../recovery/storageVerdict.ts';
import type { BranchControls } from './branchControls.ts';
import type { LogEvent } from './logEvent.ts';

export type VerifyProgress = Verdict & {
  readonly settled: boolean;
};

/**
 * `edit`: changes one field. `rehash`: also recomputes the event's hash. `rechain`: also all later hashes.
 * `remove`, `swap`: drops the event, or swaps it with the next.
 */
export const forgeries = ['edit', 'rehash', 'rechain', 'remove', 'swap'] as const;
export type Forgery = (typeof forgeries)[number];

export type TamperReport = {
  readonly position: number;
  readonly forgery: Forgery;
  /** Path of the changed field, such as `data.name`; null if none was changed. */
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly copy: Verdict;
  readonly log: Verdict;
};

export type ProjectionChange = {
  readonly projection: string;
  readonly before: object;
  readonly after: object;
};

export type EventShape = {
  readonly type: string;
  /** JSON Schema of its data. */
  readonly schema: object;
  /** The latest event's data of this type, otherwise generated from the schema: initial form values. */
  readonly example: object;
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

/** The event's number within its workspace, and the workspace's name; null if unknown. */
export type EventNumber = { readonly number: number; readonly workspace: string | null };

export type FigureStep = {
  readonly event: LogEvent;
  readonly before: string | number | null;
  readonly after: string | number | null;
};

export type FigureTrail = {
  readonly figure: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly folded: number;
  readonly steps: readonly FigureStep[];
};

export type LogControls = {
  readonly head: () => Promise<LogHead>;
  /** Up to `limit` (default 1000) events after a position, in order, up to `upTo`. */
  readonly readAll: (options?: {
    after?: number;
    upTo?: number;
    limit?: number;
  }) => Promise<readonly LogEvent[]>;
  readonly readStream: (
    stream: string,
    options?: { from?: number; limit?: number },
  ) => Promise<readonly LogEvent[]>;
  /** Delivers existing events in large batches, then new ones from all tabs; returns the unsubscribe function. */
  readonly subscribe: (after: number, listener: (events: readonly LogEvent[]) => void) => () => void;
  /** Verifies the chain in storage, then each new event, until stopped. */
  readonly watchChain: (listener: (progress: VerifyProgress) => void) => () => void;
  readonly verify: (signal?: AbortSignal) => Promise<Verdict>;
  /**
   * Newline-delimited JSON: a header, one event per line, a footer. Contains no secrets, so personal data
   * stays encrypted. Rejects with the signal's reason.
   */
  readonly exportNdjson: (upTo?: number, step?: RecoveryStep) => Promise<Blob>;
  /** CloudEvents 1.0, one JSON object per line. Rejects with the signal's reason. */
  readonly exportCloudEvents: (step?: RecoveryStep) => Promise<Blob>;
  readonly tamper: (position: number, forgery: Forgery) => Promise<TamperReport>;
  readonly numberOf: (position: number) => Promise<EventNumber | null>;
  /** Number of the account's last workspace event at or before a position; null if there is none. */
  readonly numberAt: (position: number, accountId: string) => Promise<number | null>;
  readonly changesAt: (position: number) => Promise<readonly ProjectionChange[]>;
  readonly shapes: () => Promise<readonly EventShape[]>;
  /** Name of the workspace that the data refers to; null if it does not exist. */
  readonly landsIn: (data: unknown) => Promise<string | null>;
  /** Appends an event marked with `origin:lab`, if type and data are valid for the product. */
  readonly append: (input: AppendInput) => Promise<AppendOutcome>;
  readonly figureLabels: Readonly<Record<string, string>>;
  /** Traces a metric as the account sees it; null if unknown or not visible to the account. */
  readonly explainFigure: (figure: string, accountId: string) => Promise<FigureTrail | null>;
  readonly branches: BranchControls;
};
