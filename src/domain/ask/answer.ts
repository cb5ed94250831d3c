/** What an answer is, and the facts that answers are made from. */
import type { Role } from '../access/role.ts';
import type { EpochDay } from '../calendar/epochDay.ts';
import type { ContractFee } from '../clients/contractRules.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import type { PlatformId } from '../integrations/platforms.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { BillingCycle, PlanLimits, PlanName } from '../plans/planCatalogue.ts';
import type { ClientProgress } from './clientProgress.ts';
import type { Question } from './readQuestion.ts';

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
  /** Whether nobody did it: it came of itself, as a report that was due. */
  readonly byMachine: boolean;
  /** The platform whose connection it is about; null for none. */
  readonly platform: PlatformId | null;
  /** Which one thing it is about: the same for all events of that thing. */
  readonly thing: string;
  /** What it is called, as a campaign; null for no name. */
  readonly name: string | null;
  /** What came of it, as `revenue from $300,000 to $329,000`; null where its type says all. */
  readonly point: string | null;
  /** Whom it is about, beside whoever did it: an account id; null for nobody. */
  readonly personId: string | null;
};

/** A report that has gone out or is due; `at` is ISO 8601 UTC. */
export type ReportTime = { readonly report: string; readonly client: string; readonly at: string };

/** What the agency keeps about a client. */
export type ClientFile = {
  readonly id: string;
  readonly paused: boolean;
  /** The name of who looks after it; null for nobody. */
  readonly owner: string | null;
  /** In the order of writing down. */
  readonly contract: readonly ContractFee[];
};

/** What somebody wrote about a client; `at` is ISO 8601 UTC. */
export type KnownNote = { readonly at: string; readonly text: string };

/** What only people of the agency may see of their clients. */
export type AgencyFacts = {
  /** Whether the asker may hold what clients pay against each other: admins. */
  readonly mayRankFees: boolean;
  /** The notes about a client that are kept, in no order. */
  readonly notes: (clientId: string) => readonly KnownNote[];
  readonly files: readonly ClientFile[];
  /** When the next run of each report is due. */
  readonly reportsDue: readonly ReportTime[];
  /** Every run that is due until the end of a day, in UTC. */
  readonly reportRuns: (lastDay: EpochDay) => readonly ReportTime[];
  /** The active clients as the dashboard shows them; worked out when a question needs it. */
  readonly portfolio: () => readonly PortfolioClient[];
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
    Record<'clients' | 'teamMembers' | 'integrations' | 'dashboards' | 'reports' | 'apiCalls', number>
  > | null;
  readonly clients: readonly KnownClient[];
  readonly people: readonly KnownPerson[];
  /** In the order of the log. */
  readonly events: readonly KnownEvent[];
  /** The reports that have gone out, the latest last. */
  readonly reportsSent: readonly ReportTime[];
  /** The sentence above a client's dashboard, for its usual days; null where nothing is known. */
  readonly summary: (clientId: string) => string | null;
  /** The same of other days, without goals, or why it is refused. */
  readonly summaryOn: (
    clientId: string,
    days: Days,
  ) => { readonly sentence: string | null } | { readonly why: string };
  /** Which day it is for a client, in its own time zone. */
  readonly todayOf: (clientId: string) => EpochDay;
  /** Of an active client; null for one that is archived. */
  readonly progress: (clientId: string) => ClientProgress | null;
  /** Null for people of a client. */
  readonly agency: AgencyFacts | null;
};

/** Answers a question and marks the words that it has understood; null where it is about something else. */
export type Answerer = (question: Question, facts: WorkspaceFacts) => Answer | null;

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

/** No answer, with why, and what can be asked instead. */
export const refused = (answer: string, step: string, instead: readonly string[] = []): Answer => ({
  answer,
  working: [step],
  sources: [],
  refused: true,
  ...(instead.length > 0 && { follow_ups: instead }),
});
