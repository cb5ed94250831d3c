/** What the page and a worker of the log tell each other: one task, how far it has come, and what came of it. */
import type { Verdict } from '#domain/inspection/logControls.ts';
import type { DatabaseSite } from '#events/recovery/databaseName.ts';

/** The log as the page has it open. */
export type OpenLogName = {
  readonly site: DatabaseSite;
  readonly database: string;
  readonly tenant: string;
  readonly storeId: string;
};

/** `rebuild`: the snapshot of a workspace is made anew, where the one at `standing` stands; `version` is of the code that folds. */
export type LogTask =
  | { readonly kind: 'check' }
  | {
      readonly kind: 'rebuild';
      readonly workspaceId: string;
      readonly standing: number;
      readonly version: string;
    };

export type CheckResult = { readonly kind: 'check'; readonly verdict: Verdict };
/** Null: another snapshot than expected stood there. */
export type RebuildResult = { readonly kind: 'rebuild'; readonly position: number | null };
export type LogResult = CheckResult | RebuildResult;

export type ToLogWorker = OpenLogName & { readonly task: LogTask };

export type FromLogWorker =
  /** The first one tells that the worker has begun. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: LogResult }
  | { readonly kind: 'failed'; readonly detail: string };
