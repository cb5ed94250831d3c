/** Declares how a subject describes its next time-based work. */
import type { AppendCondition } from '#events/log/eventLog.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { BackendParts } from '../http/context.ts';
import type { RelatedChanges } from '../http/handleCommand.ts';

export type DueWork = {
  /** The due time, ISO 8601 UTC: events happened at that time, whenever they are recorded. */
  readonly at: string;
  /** Unique in the log, such as `plan-change|<account>|<time>`, so that concurrent requests append the work only once. */
  readonly name: string;
  readonly actor: string;
  /** The events as of `at`; none or a `RefusalError` when another request was faster. Then the work must no longer be due by the log. */
  readonly propose: () => Promise<
    Pick<RelatedChanges, 'events' | 'expected'> & { readonly failIfEventsMatch?: AppendCondition | null }
  >;
};

export type DueParts = Pick<BackendParts, 'log' | 'metrics' | 'deliveries' | 'domainLookup'>;

export type DueQuestion = {
  readonly parts: DueParts;
  readonly answers: ScopedAnswers;
  readonly workspaceId: string;
  readonly now: string;
};

/** The earliest work of a subject due by `now`; null for none. Must be cheap, because every request asks. */
export type DueSubject = (question: DueQuestion) => DueWork | null;
