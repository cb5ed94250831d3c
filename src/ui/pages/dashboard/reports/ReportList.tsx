/** Lists all reports, filtered by client and status, with a button for a new one. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Select } from 'antd';
import { useRef, useState } from 'react';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { SelectionFigures } from '../../../parts/figures/SelectionFigures.tsx';
import { useSelection } from '../../../parts/figures/useSelection.ts';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { ReportsTable } from '../../../parts/reports/list/ReportsTable.tsx';
import {
  periodText,
  scheduleStatusText,
  statusTagOf,
} from '../../../parts/reports/list/reportStatusLabel.ts';
import { useMayEditReports, useReports } from '../../../parts/reports/useReports.ts';
import { SelectionCover } from '../../../parts/SelectionCover.tsx';
import { useListKeys } from '../../../parts/tables/useListKeys.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { MoreMenu } from '../../../widgets/MoreMenu.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { NewReport } from './NewReport.tsx';
import styles from './ReportsPage.module.css';
import { isShown, listKeys, statuses, useShownReports } from './shownReports.ts';
import { type ReportActions, useReportActions } from './useReportActions.ts';

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
    scheduleStatusText(report),
    report.next_runs[0] ?? '',
    report.archived_at === null ? statusTagOf(report.status).label : 'Archived',
    report.owner,
    report.run?.sent_at ?? '',
    report.run?.opened_at ?? '',
    report.recipients.join('; '),
  ]),
];

const controls = ['client', 'range', 'compare', 'interval', 'filters', 'asOf'] as const;

const mostFigures = 4;

type NoneProps = {
  readonly any: boolean;
  readonly mayEdit: boolean;
  readonly onNew: () => void;
  readonly onAll: () => void;
};

const None = ({ any, mayEdit, onNew, onAll }: NoneProps) =>
  any ? (
    <EmptyState
      level={3}
      title="No reports of this kind"
      text="No reports match these filters."
      action={<Button onClick={onAll}>Show all reports</Button>}
    />
  ) : (
    <EmptyState
      level={3}
      title="No reports yet"
      text="Start with a template: a cover, a drafted summary and the charts clients ask for."
      action={
        mayEdit && (
          <Button type="primary" onClick={onNew}>
            Choose a template
          </Button>
        )
      }
    />
  );

type RowProps = {
  readonly report: ReportItem;
  readonly acts: ReportActions;
  readonly onCopy: (report: ReportItem) => void;
};

const RowActions = ({ report, acts, onCopy }: RowProps) => {
  const busy = useSelector(acts.changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const isArchived = report.archived_at !== null;
  const way = isArchived ? 'Restore' : 'Archive';
  return (
    <MoreMenu
      name={report.name}
      size="small"
      items={[
        ...(isArchived ? [] : [{ key: 'duplicate', label: 'Duplicate' }]),
        { key: 'move', label: way, disabled: busy },
      ]}
      onChoose={(key) => {
        if (key === 'duplicate') onCopy(report);
        else if (isArchived) acts.move(report, 'restore');
        else acts.archive(report);
      }}
    />
  );
};

const List = () => {
  const saveTable = useSaveTable();
  const { data, error, refetch } = useReports();
  const clients = useClients(true);
  const acts = useReportActions();
  const mayEdit = useMayEditReports();
  const { shown, showStatus, search, showAll } = useShownReports();
  const [isNew, setNew] = useState(false);
  const [copied, setCopied] = useState<ReportItem | null>(null);
  const place = useRef<HTMLElement>(null);
  useListKeys({ place });
  useArrivalFocus(place, true);
  useNavigationIntent('newReport', () => setNew(true));
  const selection = useSelection();
  const nameOf = ({ client_id: id }: ReportItem) => clients?.find((client) => client.id === id)?.name ?? '';
  const reports = data ? data.items.filter(isShown(shown, nameOf)) : null;
  return (
    <section ref={place} aria-labelledby="reports" className={styles.list}>
      <SelectionCover page="Reports" view={selection.use} />
      <div className={styles.head}>
        <h2 id="reports">Reports</h2>
        {mayEdit && (
          <div className={`${styles.tools} touch`}>
            <LimitNote resource="reports" />
            <Button type="primary" onClick={() => setNew(true)}>
              New report
            </Button>
          </div>
        )}
      </div>
      <PartBoundary component="View">
        <ViewBar
          controls={controls}
          freshness={selection.metrics.data?.freshness ?? null}
          {...(reports && {
            onCsv: () => saveTable('reports', reportsCsv(reports, nameOf)),
          })}
          onPrint={() => window.print()}
        />
      </PartBoundary>
      <PartBoundary component="Figures">
        <Flex vertical gap={12} className={styles.figures ?? ''}>
          <SelectionFigures selection={selection} title="Figures of these days" most={mostFigures} />
        </Flex>
      </PartBoundary>
      <ChangeNotice actor={acts.changes.actor} words={acts.changes.words} />
      {error && !data ? (
        <ListFailure what="The reports" error={error} onRetry={refetch} />
      ) : (
        <ReportsTable
          reports={reports}
          clientOf={nameOf}
          tools={
            <Flex component="search" wrap gap={8} className={styles.search ?? ''}>
              <SearchField
                className={styles.find}
                label="Search reports"
                placeholder="Report or client"
                value={shown.search}
                onChange={search}
              />
              <Select
                className={styles.status ?? ''}
                aria-label="Status"
                value={shown.status}
                options={statuses}
                onChange={showStatus}
              />
            </Flex>
          }
          {...(mayEdit
            ? { actionsOf: (report) => <RowActions report={report} acts={acts} onCopy={setCopied} /> }
            : {})}
          empty={
            <None
              any={(data?.items.length ?? 0) > 0}
              mayEdit={mayEdit}
              onNew={() => setNew(true)}
              onAll={showAll}
            />
          }
        />
      )}
      {isNew && <NewReport client={shown.client} onClose={() => setNew(false)} />}
      {copied && <NewReport client={copied.client_id} copied={copied} onClose={() => setCopied(null)} />}
    </section>
  );
};

export const ReportList = () => (
  <ViewProvider pageKeys={listKeys}>
    <List />
  </ViewProvider>
);
