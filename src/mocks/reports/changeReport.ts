/** Handles PATCH and DELETE /api/reports/:id and PUT .../schedule: changes a report's content, recipients and schedule. */

import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { isTimeZone, zonedDayAt } from '#domain/calendar/zonedTime.ts';
import type { ReportMove } from '#domain/contract/reportSchemas.ts';
import { reportErrors } from '#domain/reports/reportRules.ts';
import { scheduleErrors, schedulingErrors } from '#domain/reports/scheduleRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { reportOf } from '#events/projections/reportDirectory.ts';
import { latestRun, type Report } from '#events/reports/report.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { type ReportState, reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { Context, Handler, Refused } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { checkBuilder, noRunSince, refusedRun } from '../subscription/reportQuota.ts';
import { checkReportIds } from './checkReportIds.ts';
import { gather } from './gather.ts';
import { changesOf, detailsReply, scheduleOfWire, sectionFieldsOf } from './reportItem.ts';

type Asking = Pick<Context<'archiveReport'>, 'caller' | 'params' | 'now'>;

/** `version`: null for unknown and archived reports. */
const knownReport = ({ caller, params, now }: Asking) => {
  const { workspaceId, accountId: by } = caller;
  const { id: reportId } = params;
  const own = ({ report }: ReportState): Report | null =>
    report?.workspaceId === workspaceId ? report : null;
  return {
    key: [reportId] as const,
    asked: { workspaceId, reportId, by, now },
    known: (answers: Answers): Report =>
      reportOf(answers.reportDirectory, workspaceId, reportId) ?? notThere(),
    version: (state: ReportState) => own(state)?.revision ?? null,
    versionInUse: (state: ReportState) => {
      const report = own(state);
      return report?.archivedAt === null ? report.revision : null;
    },
    replyTo: (answers: Answers) => (after: ReportState) =>
      detailsReply(after.report ?? notThere(), { answers, caller }),
  };
};

const handle = handleCommand(reportStream, reportDecider);

type Asked = {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly by: string;
  readonly now: string;
};

const commands = {
  approve: 'ApproveRun',
  reopen: 'ReopenRun',
  send: 'StartSend',
  undoSend: 'UndoSend',
  pause: 'PauseReport',
  resume: 'ResumeReport',
  restore: 'RestoreReport',
} as const satisfies Record<Exclude<ReportMove, 'generate'>, ReportCommand['type']>;

const refuse = (errors: Readonly<Record<string, string>>): never => {
  throw new RefusalError('invalid', { errors });
};

const checkSending = ({ facts, clientId }: Report): void => {
  if (facts.recipients.length === 0) refuse({ recipients: 'Add a recipient' });
  const foreign = facts.sections.findIndex((one) => one.clientId !== null && one.clientId !== clientId);
  if (foreign >= 0)
    refuse({ [`sections.${foreign}.client_id`]: 'Shows another client’s figures, so it cannot be sent' });
};

const generated = async (
  { metrics, now }: Context<'moveReport'>,
  answers: ScopedAnswers,
  { report, asked }: { readonly report: Report; readonly asked: Asked },
): Promise<ReportCommand> => {
  const { workspaceId } = asked;
  if (report.facts.sections.length === 0) refuse({ sections: 'Add a section: the report is empty' });
  checkBuilder(answers, { workspaceId, now }, report.facts);
  const outcome = await gather({ answers, metrics, workspaceId, now }, report);
  // The user can fix the problem, so no run is created or counted.
  if (outcome.kind === 'failed') return refuse({ sections: outcome.text });
  return { type: 'RunReport', ...asked, dueAt: null, outcome };
};

const commandOf = async (
  context: Context<'moveReport'>,
  answers: ScopedAnswers,
  about: { readonly report: Report; readonly asked: Asked },
): Promise<ReportCommand> => {
  const { move } = context.body;
  const { report, asked } = about;
  if (move === 'generate') return generated(context, answers, about);
  if (move === 'send') checkSending(report);
  const runId = latestRun(report)?.id ?? '';
  return { type: commands[move], ...asked, runId };
};

const madeBefore = ({ runs }: Report): number => runs.filter(({ countedAt }) => countedAt !== null).length;

const refusedQuota = (
  answers: Answers,
  question: { readonly workspaceId: string; readonly now: string },
  before: Report | null,
  after: Report | null,
): Refused | null =>
  before && after && madeBefore(after) > madeBefore(before) ? refusedRun(answers, question) : null;

/** Needs no version, because each move checks its starting state. */
export const moveReport: Handler<'moveReport'> = (request, context) => {
  const { caller, now, body } = context;
  const { workspaceId } = caller;
  const { key, asked, known, version, replyTo } = knownReport(context);
  return handle(request, context, {
    plan: async (answers) => ({
      key,
      version,
      ifMatch: 'none',
      command: await commandOf(context, answers, { report: known(answers), asked }),
      refuse: ({ before, after }) => refusedQuota(answers, { workspaceId, now }, before.report, after.report),
      failIfEventsMatch: body.move === 'generate' ? noRunSince(answers, { workspaceId, now }) : null,
      reply: replyTo(answers),
    }),
  });
};

const refuseErrors = (errors: Readonly<Record<string, string>>): void => {
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
};

export const changeReport: Handler<'changeReport'> = (request, context) => {
  const { caller, body, now } = context;
  const { workspaceId } = caller;
  const { key, asked, known, versionInUse, replyTo } = knownReport(context);
  const changes = changesOf(body);
  const fields = body.sections && { sections: sectionFieldsOf(body.sections) };
  return handle(request, context, {
    errors: reportErrors({ ...changes, ...fields }),
    plan: (answers) => {
      const { facts, schedule } = known(answers);
      const { sections } = changes;
      checkReportIds(answers, { workspaceId, now }, { named: changes, before: facts });
      if (sections) checkBuilder(answers, { workspaceId, now }, { sections });
      if (schedule !== null) refuseErrors(schedulingErrors({ ...facts, ...changes }));
      return {
        key,
        version: versionInUse,
        ifMatch: 'required',
        command: { type: 'ChangeReport', ...asked, changes },
        reply: replyTo(answers),
      };
    },
  });
};

export const scheduleReport: Handler<'scheduleReport'> = (request, context) => {
  const { caller, body, now } = context;
  const { workspaceId } = caller;
  const { key, asked, known, versionInUse, replyTo } = knownReport(context);
  const schedule = body.schedule && scheduleOfWire(body.schedule);
  const zone = schedule !== null && isTimeZone(schedule.zone) ? schedule.zone : 'UTC';
  const today = calendarDayOf(zonedDayAt(zone, Date.parse(now)));
  return handle(request, context, {
    errors: schedule === null ? {} : scheduleErrors(schedule, today),
    plan: (answers) => {
      const { facts } = known(answers);
      if (schedule !== null) {
        refuseErrors(schedulingErrors(facts));
        checkBuilder(answers, { workspaceId, now }, facts);
      }
      return {
        key,
        version: versionInUse,
        ifMatch: 'required',
        command:
          schedule === null
            ? { type: 'UnscheduleReport', ...asked }
            : { type: 'ScheduleReport', ...asked, schedule },
        reply: replyTo(answers),
      };
    },
  });
};

export const archiveReport: Handler<'archiveReport'> = (request, context) => {
  const { key, asked, versionInUse } = knownReport(context);
  return handle(request, context, {
    plan: () => ({
      key,
      version: versionInUse,
      ifMatch: 'required',
      command: { type: 'ArchiveReport', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};
