/** Declares the commands of a report and its runs. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { BlockedReason } from '#domain/reports/blockedReasons.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { ReportBeginning } from '#domain/reports/reportTemplates.ts';
import type { Schedule } from '#domain/reports/schedule.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly reportId: string;
  /** Account id; null for scheduled work. */
  readonly by: string | null;
  readonly now: string;
};
type OfRun<Type extends string> = Asked<Type> & { readonly runId: string };

export type CreateReport = Asked<'CreateReport'> & {
  readonly clientId: string;
  readonly beginning: ReportBeginning;
  readonly copyOf: string | null;
  readonly facts: ReportFacts;
};
export type ChangeReport = Asked<'ChangeReport'> & { readonly changes: Partial<ReportFacts> };
export type ScheduleReport = Asked<'ScheduleReport'> & { readonly schedule: Schedule };
export type RestingCommand = Asked<
  'UnscheduleReport' | 'PauseReport' | 'ResumeReport' | 'ArchiveReport' | 'RestoreReport'
>;

export type Outcome =
  | { readonly kind: 'generated'; readonly content: ReportContent }
  | { readonly kind: 'blocked'; readonly reason: BlockedReason; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

/** `isMailed`: a mail server takes the report; default: nothing is mailed. */
type Delivered = { readonly isMailed?: boolean };

export type RunReport = Asked<'RunReport'> &
  Delivered & { readonly dueAt: string | null; readonly outcome: Outcome };

export type WriteText = OfRun<'WriteText'> & { readonly sectionId: string; readonly text: string | null };
export type StepCommand = OfRun<'ApproveRun' | 'ReopenRun' | 'StartSend' | 'UndoSend'>;
export type DeliverRun = OfRun<'DeliverRun'> & Delivered;
export type AnswerCommand = OfRun<'OpenRun' | 'AcceptRun' | 'WithdrawAnswer'>;
export type RequestChanges = OfRun<'RequestChanges'> & { readonly text: string };
export type RateRun = OfRun<'RateRun'> & { readonly stars: number | null };
export type CommentRun = OfRun<'CommentRun'> & {
  readonly commentId: string;
  readonly sectionId: string | null;
  readonly text: string;
  readonly fromClient: boolean;
  readonly internal: boolean;
};
export type RemoveComment = OfRun<'RemoveComment' | 'RestoreComment'> & { readonly commentId: string };

/** Feedback on a run; allowed on every delivered run, not only the latest. */
export type SaidCommand = AnswerCommand | RequestChanges | RateRun | CommentRun | RemoveComment;

export type ReportCommand =
  | CreateReport
  | ChangeReport
  | ScheduleReport
  | RestingCommand
  | RunReport
  | WriteText
  | StepCommand
  | DeliverRun
  | SaidCommand;
