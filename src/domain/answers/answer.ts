/** What an answer is, and the facts that answers are made from. */
import type { Role } from '../access/role.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { BillingCycle, PlanLimits, PlanName } from '../plans/planCatalogue.ts';

export const longestQuestion = 500;

/** An event that an answer rests on. */
export type Source = { readonly position: number; readonly number: number; readonly type: string };

export type Answer = {
  readonly answer: string;
  /** How it came about, step by step. */
  readonly working: readonly string[];
  readonly sources: readonly Source[];
  /** Whether the question is none that can be answered. */
  readonly refused: boolean;
  /** Of a question about figures. */
  readonly figures?: FiguresAnswer;
  /** Questions that can be answered. */
  readonly follow_ups?: readonly string[];
};

export type KnownClient = { readonly id: string; readonly name: string; readonly archived: boolean };

export type KnownPerson = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly owner: boolean;
};

export type KnownEvent = Source & {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Whoever did it, for people. */
  readonly actor: string;
  readonly actorId: string;
  /** The client that it is about; null for none. */
  readonly clientId: string | null;
};

/** All that the asker may see of the workspace. */
export type WorkspaceFacts = {
  readonly workspace: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** Null without an active one. */
  readonly plan: PlanName | null;
  readonly cycle: BillingCycle | null;
  readonly periodEnd: string | null;
  readonly trialEnd: string | null;
  readonly limits: PlanLimits;
  /** Null for people of a client: plan, size and staff of the agency are not theirs to see (ruling D11). */
  readonly used: Readonly<
    Record<'clients' | 'teamMembers' | 'integrations' | 'dashboards' | 'reports', number>
  > | null;
  readonly clients: readonly KnownClient[];
  readonly people: readonly KnownPerson[];
  /** In the order of the log. */
  readonly events: readonly KnownEvent[];
};

/** Answers a question, or leaves it to the next by null. */
export type Answerer = (question: Question, facts: WorkspaceFacts) => Answer | null;

/** A question in small letters, without accents, marks and double spaces, and a space at each end. */
export type Question = { readonly text: string };

/** At most so many events stand below an answer. */
const mostSources = 5;

/** An answer with the last few of the events that it rests on. */
export const answered = (
  answer: string,
  working: readonly string[],
  events: readonly Source[] = [],
): Answer => ({
  answer,
  working,
  sources: events.slice(-mostSources).map(({ position, number, type }) => ({ position, number, type })),
  refused: false,
});
