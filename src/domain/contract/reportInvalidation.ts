/** Which readings the events of reports and of their runs change. */

/** When the next one is due stands beside the client, and counts for what the month comes to. */
const dates = ['listReports', 'readReport', 'readPortfolio', 'readUsage'] as const;
const runs = ['listReports', 'readReport', 'listReportRuns', 'readReportRun'] as const;
/** The portfolio shows a client’s last sent report, its stuck reports, and a health score that counts days with activity. */
const sent = [...runs, 'readPortfolio'] as const;
/** What is made counts for the plan. */
const counted = [...runs, 'readSubscription', 'readUsage', 'listCounted'] as const;

export const reportInvalidation = {
  ReportCreated: ['listReports'],
  /** Its runs bear its name. */
  ReportChanged: [...sent, 'listCounted'],
  ReportScheduled: dates,
  ReportUnscheduled: dates,
  ReportPaused: dates,
  ReportResumed: dates,
  ReportArchived: dates,
  ReportRestored: dates,
  ReportRunStarted: [...sent, 'readUsage'],
  ReportRunBlocked: sent,
  ReportRunUnblocked: sent,
  ReportRunFailed: sent,
  ReportRunGenerated: counted,
  ReportTextWritten: runs,
  ReportRunApproved: runs,
  ReportApprovalWithdrawn: runs,
  ReportSendStarted: runs,
  ReportSendUndone: runs,
  ReportSent: sent,
  ReportOpened: sent,
  ReportAccepted: sent,
  ReportChangesRequested: sent,
  ReportAnswerWithdrawn: sent,
  ReportRated: sent,
  ReportCommented: sent,
  ReportCommentRemoved: sent,
  ReportCommentRestored: sent,
} as const;
