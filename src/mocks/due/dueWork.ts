/** What time alone brings: the shape in which a subject tells its next due work. */
import type { AppendCondition } from '#events/log/eventLog.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { BackendParts } from '../http/context.ts';
import type { Beside } from '../http/handleCommand.ts';

/** Work whose time has come. */
export type DueWork = {
  /** When it was due, ISO 8601 UTC: its events say that they happened then, whenever they are recorded. */
  readonly at: string;
  /** Names this work among all of the log, as `plan-change|<account>|<time>`: it is appended once whoever asks first. */
  readonly name: string;
  /** Which part of the system acts, as `billing`. */
  readonly actor: string;
  /** The events as of `at`; none, or a `RefusalError`, when another request or tab was faster. What stands in the log must then no longer be due. */
  readonly propose: () => Promise<
    Pick<Beside, 'events' | 'expected'> & { readonly failIfEventsMatch?: AppendCondition | null }
  >;
};

export type DueParts = Pick<BackendParts, 'log' | 'metrics'>;

export type DueQuestion = {
  readonly parts: DueParts;
  readonly answers: ScopedAnswers;
  readonly workspaceId: string;
  /** ISO 8601 UTC. */
  readonly now: string;
};

/** The earliest work of a subject that is due by `now`; null when there is none. Cheap: it is asked with each request. */
export type DueSubject = (question: DueQuestion) => DueWork | null;
