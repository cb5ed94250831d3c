/** Renders a table of reports with client, range, schedule, status and views. */

import { type ReactNode, useState } from 'react';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import { scheduleText } from '#domain/reports/scheduleWords.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { shortTime } from '../../../content/dates.ts';
import { useServices } from '../../../services/servicesContext.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { Hint } from '../../../widgets/Hint.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import type { TableSort } from '../../../widgets/tableSort.ts';
import { byValue } from '../../../widgets/tableSort.ts';
import { AppLink } from '../../AppLink.tsx';
import { OwnTable } from '../../tables/OwnTable.tsx';
import { reportAddress } from '../reportAddress.ts';
import styles from './Reports.module.css';
import { nextRunText, periodText, statusTagOf } from './reportStatusLabel.ts';

type ReportsTableProps = {
  readonly reports: readonly ReportItem[] | null;
  readonly clientOf?: (report: ReportItem) => string;
  readonly actionsOf?: (report: ReportItem) => ReactNode;
  readonly tools?: ReactNode;
  readonly empty: ReactNode;
};

const openedText = ({ run }: ReportItem, now: number): string => {
  if (run === null || run.sent_at === null) return '—';
  return run.opened_at === null ? 'Not yet' : shortTime(run.opened_at, now);
};

const recipientsText = ({ recipients: { length } }: ReportItem): string => {
  if (length === 0) return 'No recipients';
  return length === 1 ? '1 recipient' : `${length} recipients`;
};

const byText = (of: (report: ReportItem) => string) => (one: ReportItem, other: ReportItem) =>
  compareNames(of(one), of(other));

const columnsOf = (
  now: number,
  clientOf: ReportsTableProps['clientOf'],
): readonly DataColumn<ReportItem>[] => [
  {
    key: 'name',
    title: 'Report',
    isName: true,
    width: '19%',
    compare: byText(({ name }) => name),
    cell: (report) => (
      <>
        <AppLink to={reportAddress(report.id)} markCurrent={false} data-finger>
          {report.name}
        </AppLink>
        {clientOf && <span className={styles.quiet}>{clientOf(report)}</span>}
      </>
    ),
  },
  {
    key: 'period',
    title: 'Period and schedule',
    width: '19%',
    cell: (report) => (
      <>
        {periodText(report.period)}
        <span className={styles.quiet}>{scheduleText(report.schedule)}</span>
      </>
    ),
  },
  {
    key: 'next',
    title: 'Next run',
    width: 116,
    cell: nextRunText,
    compare: byValue(({ next_runs: [first] }) => first ?? null),
  },
  {
    key: 'status',
    title: 'Status',
    width: 142,
    cell: ({ status }) => <StatusTag tone={statusTagOf(status).tone}>{statusTagOf(status).label}</StatusTag>,
    compare: byText(({ status }) => statusTagOf(status).label),
  },
  {
    key: 'owner',
    title: 'Owner',
    width: 124,
    cell: ({ owner }) => owner,
    compare: byText(({ owner }) => owner),
  },
  {
    key: 'opened',
    title: 'Opened',
    cell: (report) => (
      <>
        {openedText(report, now)}
        <Hint className={styles.quiet} text={report.recipients.join(', ') || undefined}>
          {recipientsText(report)}
        </Hint>
      </>
    ),
  },
];

export const ReportsTable = ({ reports, clientOf, actionsOf, tools, empty }: ReportsTableProps) => {
  const { clock } = useServices().world;
  const [sort, setSort] = useState<TableSort | null>(null);
  const columns = columnsOf(clock.now(), clientOf);
  const actions: readonly DataColumn<ReportItem>[] = actionsOf
    ? [{ key: 'actions', title: 'Actions', hidesTitle: true, width: 56, align: 'end', cell: actionsOf }]
    : [];
  return (
    <div className={styles.reports}>
      <OwnTable
        table="reports"
        label="Reports"
        rows={reports}
        keyOf={({ id }) => id}
        columns={[...columns, ...actions]}
        sort={sort}
        onSort={setSort}
        pageSize={25}
        tools={tools}
        empty={empty}
      />
    </div>
  );
};
