/** Finds the report and version that a request refers to. */
import type { Answers } from '#events/projections/answers.ts';
import { reportOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import type { ReportState } from '#events/reports/reportDecider.ts';
import type { Context } from '../http/context.ts';
import { notThere } from '../http/handleCommand.ts';
import { detailsReply } from './reportItem.ts';

type Asking = Pick<Context<'archiveReport'>, 'caller' | 'params' | 'now'>;

/** `version`: null for unknown and archived reports. */
export const knownReport = ({ caller, params, now }: Asking) => {
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
