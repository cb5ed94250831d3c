/** Exports reports as a table for spreadsheets: client, days, status and readers. */
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { periodText, standingScheduleText, statusTagOf } from '../../../parts/reports/list/reportStanding.ts';

const header = [
  'Report',
  'Client',
  'Period',
  'Schedule',
  'Next run',
  'Status',
  'Owner',
  'Sent',
  'Opened',
  'Recipients',
];

/** One row per report, times in ISO 8601. */
export const reportsCsv = (
  reports: readonly ReportItem[],
  clientOf: (report: ReportItem) => string,
): Table => [
  header,
  ...reports.map((report) => [
    report.name,
    clientOf(report),
    periodText(report.period),
    standingScheduleText(report),
    report.next_runs[0] ?? '',
    report.archived_at === null ? statusTagOf(report.status).label : 'Archived',
    report.owner,
    report.run?.sent_at ?? '',
    report.run?.opened_at ?? '',
    report.recipients.join('; '),
  ]),
];
