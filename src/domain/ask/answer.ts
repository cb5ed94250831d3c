/** Defines the shape of an answer and the facts from which answers are made. */

import type { Role } from '../access/role.ts';
import type { JudgedName, UnusualDay } from '../analysis/unusualDays.ts';
import type { EpochDay } from '../calendar/epochDay.ts';
import type { ContractFee } from '../clients/contractRules.ts';
import type { AskAction } from '../contract/askSchemas.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import type { PlatformId } from '../integrations/platforms.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { BillingCycle, PlanLimits, PlanName } from '../plans/planCatalogue.ts';
import type { Schedule } from '../reports/schedule.ts';
import type { ClientProgress } from './clientProgress.ts';
import type { Question } from './readQuestion.ts';

export type Source = { readonly position: number; readonly number: number; readonly type: string };

export type Answer = {
  readonly answer: string;
  readonly working: readonly string[];
  readonly sources: readonly Source[];
  readonly refused: boolean;
  readonly figures?: FiguresAnswer;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly action?: AskAction;
  readonly follow_ups?: readonly string[];
};

export type KnownPerson = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly owner: boolean;
};

export type KnownEvent = Source & {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly actor: string;
  readonly actorId: string;
  readonly clientId: string | null;
  /** True for automatic events, such as a scheduled report. */
  readonly byMachine: boolean;
  readonly platform: PlatformId | null;
  /** Identifies the subject: equal for all events of the same thing. */
  readonly thing: string;
  readonly name: string | null;
  /** The result, such as `revenue from $300,000 to $329,000`; null if the type says all. */
  readonly point: string | null;
  /** Account id of the affected person other than the actor; null if there is none. */
  readonly personId: string | null;
};

/** A report that has gone out or is due; `at` is ISO 8601 UTC. */
export type ReportTime = {
  readonly report: string;
  readonly client: string;
  readonly at: string;
  readonly zone?: string;
};

export type KnownRun = {
  readonly id: string;
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly sentAt: string | null;
};

export type KnownReport = {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly etag: string;
  readonly schedule: Schedule | null;
  readonly recipients: number;
  /** The reason that it cannot be scheduled. */
  readonly problem: string | null;
  readonly runs: readonly KnownRun[];
};

export type KnownDashboard = {
  readonly id: string;
  readonly name: string;
  readonly clientId: string | null;
  readonly figures: readonly FigureName[];
};

/** The asker can see these; archived ones are omitted. */
export type KnownDocuments = {
  readonly reports: readonly KnownReport[];
  readonly dashboards: readonly KnownDashboard[];
};

export type ClientFile = {
  readonly id: string;
  readonly etag: string;
  readonly paused: boolean;
  readonly owner: string | null;
  readonly contract: readonly ContractFee[];
};

export type KnownNote = { readonly at: string; readonly text: string };

export type AgencyFacts = {
  readonly mayRankFees: boolean;
  readonly notes: (clientId: string) => readonly KnownNote[];
  readonly files: readonly ClientFile[];
  readonly reportsDue: readonly ReportTime[];
  readonly reportRuns: (lastDay: EpochDay) => readonly ReportTime[];
  readonly portfolio: () => Promise<readonly PortfolioClient[]>;
};

export type WorkspaceFacts = {
  readonly workspace: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly plan: PlanName | null;
  readonly cycle: BillingCycle | null;
  readonly periodEnd: string | null;
  readonly trialEnd: string | null;
  readonly limits: PlanLimits;
  /** Null for people of a client: plan, size and staff of the agency are hidden from them (ruling D11). */
  readonly used: Readonly<
    Record<'clients' | 'teamMembers' | 'integrations' | 'dashboards' | 'reports' | 'apiCalls', number>
  > | null;
  readonly clients: readonly KnownClient[];
  readonly people: readonly KnownPerson[];
  readonly events: readonly KnownEvent[];
  readonly reportsSent: readonly ReportTime[];
  readonly documents: KnownDocuments;
  /** The dashboard's summary for its default range; null without data. */
  readonly summary: (clientId: string) => Promise<string | null>;
  readonly summaryOn: (
    clientId: string,
    days: Days,
  ) => Promise<{ readonly sentence: string | null } | { readonly why: string }>;
  readonly todayOf: (clientId: string) => EpochDay;
  /** The unusual days of these figures in the last two weeks, the most unusual first. */
  readonly unusual: (figures: readonly JudgedName[]) => Promise<{
    readonly found: readonly UnusualDay[];
    /** Active clients with too few days to know what is usual. */
    readonly unjudged: readonly string[];
  }>;
  readonly progress: (clientId: string) => Promise<ClientProgress | null>;
  readonly agency: AgencyFacts | null;
};

/** Answers a question and marks the words that it understood; null if the question is about something else. */
export type Answerer = (question: Question, facts: WorkspaceFacts) => Answer | null | Promise<Answer | null>;

const mostSources = 5;

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

export const refused = (answer: string, step: string, instead: readonly string[] = []): Answer => ({
  answer,
  working: [step],
  sources: [],
  refused: true,
  ...(instead.length > 0 && { follow_ups: instead }),
});
