/** Handles PATCH and DELETE /api/reports/:id and PUT .../schedule: changes a report's content, recipients and schedule. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { isTimeZone, zonedDayAt } from '#domain/calendar/zonedTime.ts';
import { reportErrors } from '#domain/reports/reportRules.ts';
import { scheduleErrors, schedulingErrors } from '#domain/reports/scheduleRules.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { checkBuilder } from '../subscription/reportQuota.ts';
import { checkReportIds } from './checkReportIds.ts';
import { knownReport } from './knownReport.ts';
import { changesOf, scheduleOfWire, sectionFieldsOf } from './reportItem.ts';

const handle = handleCommand(reportStream, reportDecider);

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
