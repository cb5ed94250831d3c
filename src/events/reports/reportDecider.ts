/** Decides a report: its valid content, schedule, and the order of steps. */

import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { reportErrors, tidyRecipients } from '#domain/reports/reportRules.ts';
import { nextRun, type Schedule } from '#domain/reports/schedule.ts';
import { schedulingErrors, tidySchedule } from '#domain/reports/scheduleRules.ts';
import { tidySection } from '#domain/reports/section.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { decideFeedback } from './decideFeedback.ts';
import { type About, decideRun, decideStep } from './decideRun.ts';
import { type Report, reportAfter } from './report.ts';
import type {
  ChangeReport,
  CreateReport,
  ReportCommand,
  RestingCommand,
  SaidCommand,
  ScheduleReport,
} from './reportCommands.ts';
import type { ReportEvent } from './reportEvents.ts';

export type ReportState = { readonly report: Report | null; readonly next: number };

type Decided = Decision<ReportEvent>;

const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;

const tidy = (facts: ReportFacts): ReportFacts => ({
  ...facts,
  name: tidyText(facts.name),
  title: tidyText(facts.title),
  subject: tidyText(facts.subject),
  message: tidyText(facts.message),
  sections: facts.sections.map(tidySection),
  recipients: tidyRecipients(facts.recipients),
  needsReview: facts.needsReview || facts.requiresComment,
});

const create = (command: CreateReport, { report }: ReportState): Decided => {
  const { type: _type, now: happenedAt, facts, ...about } = command;
  if (report !== null) return reject('versionConflict');
  if (hasErrors(reportErrors(facts))) return reject('invalid');
  const made = tidy(facts);
  return accept({ type: 'ReportCreated', data: { ...about, name: made.name, facts: made, happenedAt } });
};

const aboutOf = (
  { workspaceId, reportId, by, now: happenedAt }: Exclude<ReportCommand, CreateReport>,
  { clientId, facts: { name } }: Report,
) => ({ workspaceId, reportId, clientId, name, by, happenedAt });

const change = (command: ChangeReport, report: Report): Decided => {
  const facts = tidy({ ...report.facts, ...command.changes });
  const errors = { ...reportErrors(facts), ...(report.schedule === null ? {} : schedulingErrors(facts)) };
  if (hasErrors(errors)) return reject('invalid');
  if (JSON.stringify(facts) === JSON.stringify(report.facts)) return accept();
  return accept({ type: 'ReportChanged', data: { ...aboutOf(command, report), name: facts.name, facts } });
};

const isSame = (one: Schedule | null, other: Schedule): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

const schedule = (command: ScheduleReport, report: Report): Decided => {
  if (hasErrors(schedulingErrors(report.facts))) return reject('invalid');
  const wanted = tidySchedule(command.schedule);
  if (isSame(report.schedule, wanted) && !report.paused) return accept();
  const nextAt = nextRun(wanted, command.now);
  return accept({ type: 'ReportScheduled', data: { ...aboutOf(command, report), schedule: wanted, nextAt } });
};

const nextOf = ({ schedule: known, paused }: Pick<Report, 'schedule' | 'paused'>, now: string) =>
  known === null || paused ? null : nextRun(known, now);

const rest = (command: RestingCommand, report: Report, data: About): Decided => {
  switch (command.type) {
    case 'UnscheduleReport':
      return report.schedule === null ? accept() : accept({ type: 'ReportUnscheduled', data });
    case 'PauseReport':
      if (report.schedule === null) return reject('reportStep');
      return report.paused ? accept() : accept({ type: 'ReportPaused', data });
    case 'ResumeReport': {
      if (report.schedule === null) return reject('reportStep');
      const nextAt = nextRun(report.schedule, command.now);
      return report.paused ? accept({ type: 'ReportResumed', data: { ...data, nextAt } }) : accept();
    }
    case 'ArchiveReport':
      return accept({ type: 'ReportArchived', data });
    case 'RestoreReport':
      return report.archivedAt === null
        ? accept()
        : accept({ type: 'ReportRestored', data: { ...data, nextAt: nextOf(report, command.now) } });
  }
};

/** An archived report allows only restoring, and feedback on delivered runs. */
const decideInUse = (
  command: Exclude<ReportCommand, CreateReport | SaidCommand>,
  report: Report,
  data: About,
): Decided => {
  switch (command.type) {
    case 'ChangeReport':
      return change(command, report);
    case 'ScheduleReport':
      return schedule(command, report);
    case 'RunReport':
      return decideRun(command, report, data);
    case 'WriteText':
    case 'ApproveRun':
    case 'ReopenRun':
    case 'StartSend':
    case 'UndoSend':
    case 'DeliverRun':
      return decideStep(command, report, data);
    default:
      return rest(command, report, data);
  }
};

const decideKnown = (command: Exclude<ReportCommand, CreateReport>, report: Report): Decided => {
  const data = aboutOf(command, report);
  switch (command.type) {
    case 'OpenRun':
    case 'AcceptRun':
    case 'WithdrawAnswer':
    case 'RequestChanges':
    case 'RateRun':
    case 'CommentRun':
    case 'RemoveComment':
    case 'RestoreComment':
      return decideFeedback(command, report, data);
    case 'RestoreReport':
      return rest(command, report, data);
    default:
      return report.archivedAt === null ? decideInUse(command, report, data) : reject('notFound');
  }
};

const decide = (command: ReportCommand, state: ReportState): Decided => {
  if (command.type === 'CreateReport') return create(command, state);
  return state.report === null ? reject('notFound') : decideKnown(command, state.report);
};

export const reportDecider: Decider<ReportCommand, ReportEvent, ReportState> = {
  initial: { report: null, next: 0 },
  evolve: ({ report, next }, event) => ({ report: reportAfter(report, event, next), next: next + 1 }),
  decide,
};
