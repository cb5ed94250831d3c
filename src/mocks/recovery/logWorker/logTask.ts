/** Declares the messages between the page and a log worker: a task, its progress and its result. */
import type { Verdict } from '#domain/recovery/storageVerdict.ts';
import type { LiveAnswers, RebuildOutcome } from '#events/projections/rebuildSnapshot.ts';
import type { DatabaseSite } from '#events/recovery/databaseName.ts';

export type OpenLogName = {
  readonly site: DatabaseSite;
  readonly database: string;
  readonly tenant: string;
  readonly storeId: string;
};

/**
 * `extract` writes event extracts for the next rebuild. `rebuild` folds a workspace again and replaces the
 * present snapshot (null: none), unless answers differ. `version` is of the folding code.
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
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: LogResult }
  | { readonly kind: 'failed'; readonly detail: string };
