/** What the page and a worker of the log tell each other: one task, how far it has come, and what came of it. */
import type { Verdict } from '#domain/inspection/logControls.ts';
import type { LiveAnswers, RebuildOutcome } from '#events/projections/rebuildSnapshot.ts';
import type { DatabaseSite } from '#events/recovery/databaseName.ts';

/** The log as the page has it open. */
export type OpenLogName = {
  readonly site: DatabaseSite;
  readonly database: string;
  readonly tenant: string;
  readonly storeId: string;
};

/**
 * `extract` makes extracts of the events, from which the next rebuild reads. `rebuild` folds a workspace anew and puts its
 * snapshot in the place of the one at `standing` (null: none is kept). `version` is of the code that folds. Where an answer
 * differs from what a page shows, nothing is kept.
 */
export type LogTask =
  | { readonly kind: 'check' }
  | { readonly kind: 'extract' }
  | {
      readonly kind: 'rebuild';
      readonly workspaceId: string;
      readonly standing: number | null;
      readonly version: string;
      readonly live?: LiveAnswers;
    };

export type CheckResult = { readonly kind: 'check'; readonly verdict: Verdict };
export type RebuildResult = RebuildOutcome & { readonly kind: 'rebuild' };
export type ExtractResult = { readonly kind: 'extract'; readonly made: number };
export type LogResult = CheckResult | ExtractResult | RebuildResult;

export type ToLogWorker = OpenLogName & { readonly task: LogTask };

export type FromLogWorker =
  /** The first one tells that the worker has begun. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: LogResult }
  | { readonly kind: 'failed'; readonly detail: string };
