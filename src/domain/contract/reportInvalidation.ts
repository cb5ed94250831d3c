/** Maps report and run events to the queries that they invalidate. */

/** Client lists show the next run, and the expected monthly usage counts it. */
const dates = ['listReports', 'readReport', 'readPortfolio', 'readUsage'] as const;
const runs = ['listReports', 'readReport', 'listReportRuns', 'readReportRun'] as const;
/** The portfolio shows a client’s last sent report, its stuck reports, and a health score that counts days with activity. */
const sent = [...runs, 'readPortfolio'] as const;
/** Each created report counts against the quota. */
const counted = [...runs, 'readSubscription', 'readUsage', 'listCounted'] as const;

export const reportInvalidation = {
  ReportCreated: ['listReports'],
  /** The runs show the report's name. */
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
  ReportSent: [...sent, 'readPortal', 'listMails'],
  ReportOpened: sent,
  ReportAccepted: sent,
  ReportChangesRequested: sent,
  ReportAnswerWithdrawn: sent,
  ReportRated: sent,
  ReportCommented: sent,
  ReportCommentRemoved: sent,
  ReportCommentRestored: sent,
} as const;
