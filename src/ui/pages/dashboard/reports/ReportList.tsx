/** All reports, narrowed by client and status, and the way to a new one. */
import { useSelector } from '@xstate/react';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import { type ReportStatus, reportStatuses } from '#domain/reports/lifecycle.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { ReportsTable } from '../../../parts/reports/list/ReportsTable.tsx';
import { statusTagOf } from '../../../parts/reports/list/reportStanding.ts';

import { clientKey } from '../../../parts/reports/reportAddress.ts';

import { useMayEditReports, useReports } from '../../../parts/reports/useReports.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useView } from '../../../parts/view/useView.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { LoadFailure } from '../../../widgets/LoadFailure.tsx';
import { NewReport } from './NewReport.tsx';
import styles from './ReportsPage.module.css';
import { type ReportActs, useReportActs } from './useReportActs.ts';

const archived = 'archived';
const every = '';

const controls = ['client', 'asOf'] as const;
const pageKeys = ['status'] as const;

type Shown = { readonly client: string; readonly status: string };

/** Of the address, so that a link shows what its sender saw. */
const useShown = () => {
  const [params, setParams] = useSearchParams();
  const { view } = useView(pageKeys);
  const shown: Shown = { client: view.client ?? every, status: params.get('status') ?? every };
  const change = (work: (params: URLSearchParams) => void) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      work(next);
      return next;
    });
  return {
    shown,
    showStatus: (status: string) =>
      change((next) => (status === every ? next.delete('status') : next.set('status', status))),
    showAll: () =>
      change((next) => {
        next.delete('status');
        next.delete(clientKey);
      }),
  };
};

const isShown =
  ({ client, status }: Shown) =>
  (report: ReportItem): boolean =>
    (client === every || report.client_id === client) &&
    (status === archived
      ? report.archived_at !== null
      : report.archived_at === null && (status === every || report.status === status));

const statusLabel = (status: ReportStatus): string => statusTagOf(status).label;

const statuses = [
  { value: every, label: 'All in use' },
  ...reportStatuses.map((value) => ({ value, label: statusLabel(value) })),
  { value: archived, label: 'Archived' },
];

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
      title="No report of this kind"
      text="No report fits both filters."
      action={<Button onClick={onAll}>Show all reports</Button>}
    />
  ) : (
    <EmptyState
      level={3}
      title="No reports yet"
      text="Begin with a template: it has a cover, a summary that is drafted from the figures, and the charts that clients ask for."
      action={
        mayEdit && (
          <Button type="primary" onClick={onNew}>
            Choose a template
          </Button>
        )
      }
    />
  );

const RowAction = ({ report, acts }: { report: ReportItem; acts: ReportActs }) => {
  const busy = useSelector(acts.changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const isArchived = report.archived_at !== null;
  return (
    <Button
      size="small"
      type="text"
      disabled={busy}
      aria-label={`${isArchived ? 'Restore' : 'Archive'} ${report.name}`}
      onClick={() => (isArchived ? acts.move(report, 'restore') : acts.archive(report))}
    >
      {isArchived ? 'Restore' : 'Archive'}
    </Button>
  );
};

export const ReportList = () => {
  const { data, error, refetch } = useReports();
  const clients = useClients(true);
  const acts = useReportActs();
  const mayEdit = useMayEditReports();
  const { shown, showStatus, showAll } = useShown();
  const [isNew, setNew] = useState(false);
  const nameOf = (id: string) => clients?.find((client) => client.id === id)?.name ?? '';
  return (
    <section aria-labelledby="reports" className={styles.list}>
      <div className={styles.head}>
        <h2 id="reports">Reports</h2>
        {mayEdit && (
          <Button type="primary" onClick={() => setNew(true)}>
            New report
          </Button>
        )}
      </div>
      <PartBoundary component="View">
        <ViewBar controls={controls} pageKeys={pageKeys} onPrint={() => window.print()} />
      </PartBoundary>
      <div className={styles.filters}>
        <Select aria-label="Status" value={shown.status} options={statuses} onChange={showStatus} />
      </div>
      <ChangeNotice actor={acts.changes.actor} words={acts.changes.words} />
      {error && !data ? (
        <LoadFailure what="The reports" error={error} onRetry={refetch} />
      ) : (
        <ReportsTable
          reports={data ? data.items.filter(isShown(shown)) : null}
          clientOf={({ client_id }) => nameOf(client_id)}
          {...(mayEdit ? { actionsOf: (report) => <RowAction report={report} acts={acts} /> } : {})}
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
    </section>
  );
};
