/** Maps the handlers of reports to endpoint names. */
import { answerReportRun, writeReportRun } from './answerReportRun.ts';
import { archiveReport, changeReport, scheduleReport } from './changeReport.ts';
import { createReport } from './createReport.ts';
import { listReports, readReport } from './listReports.ts';
import { moveReport } from './moveReport.ts';
import { previewReport } from './previewReport.ts';
import { listReportRuns, readReportRun } from './readReportRuns.ts';

export const reportHandlers = {
  listReports,
  readReport,
  createReport,
  changeReport,
  scheduleReport,
  archiveReport,
  moveReport,
  previewReport,
  listReportRuns,
  readReportRun,
  writeReportRun,
  answerReportRun,
};
