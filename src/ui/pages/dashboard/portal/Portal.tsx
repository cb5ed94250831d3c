/** Renders a client's portal: the month and its reports, or one report. */

import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { useBoardAddress } from '../custom/boardAddress.ts';
import { useDashboards } from '../custom/useDashboards.ts';
import { MonthInMinute } from './MonthInMinute.tsx';
import styles from './Portal.module.css';
import { RunPage } from './RunPage.tsx';
import { runKey, sentRuns } from './sentRuns.ts';

type Searched = Pick<ReportRunItem, 'title' | 'range'>;

const textOf = ({ title, range }: Searched): string =>
  [title, ...(range === null ? [] : [range.from, range.to, day(range.from), day(range.to)])].join(' ');

/** Each search word must be a prefix of a word of the report. An empty search matches all. */
export const searchRuns = <Run extends Searched>(runs: readonly Run[], search: string): readonly Run[] => {
  const wanted = searchWords(search);
  return runs.filter((run) => {
    const text = ` ${foldForSearch(textOf(run))}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
};

const AnswerTag = ({ run }: { run: ReportRunItem }) => {
  if (run.request !== '') return <StatusTag tone="warning">Changes requested</StatusTag>;
  if (run.answered_at !== null) return <StatusTag tone="good">Accepted</StatusTag>;
  return run.opened_at === null ? <StatusTag tone="quiet">New</StatusTag> : null;
};

/** Fewer reports need no search. */
const fewest = 4;

const Runs = ({ runs }: { runs: readonly ReportRunItem[] }) => {
  const [search, setSearch] = useState('');
  const found = searchRuns(runs, search);
  return (
    <>
      {runs.length >= fewest && (
        <SearchField
          className={styles.search}
          label="Find a report"
          placeholder="Month or name, such as October"
          value={search}
          onChange={setSearch}
        />
      )}
      <p role="status" className={found.length === 0 ? undefined : 'visually-hidden'}>
        {found.length === 0 ? 'No reports match your search.' : `${found.length} of ${runs.length} reports`}
      </p>
      <ul aria-label="Reports">
        {found.map((run) => (
          <li key={run.id}>
            <AppLink to={`${protectedPages.dashboard.path}?${runKey}=${run.id}`} markCurrent={false}>
              {run.title}
            </AppLink>
            <span>{run.range === null ? '' : rangeText(run.range)}</span>
            <span>{run.sent_at === null ? '' : `sent ${day(run.sent_at)}`}</span>
            <AnswerTag run={run} />
          </li>
        ))}
      </ul>
    </>
  );
};

const ReportArchive = () => {
  const { data, error, refetch } = useReply('listReportRuns', sentRuns);
  return (
    <section className={styles.archive} aria-labelledby="portal-reports">
      <h2 id="portal-reports">Your reports</h2>
      {data === undefined && error === null && <ShapeSkeleton rows={3} />}
      {data === undefined && error !== null && (
        <ListFailure what="Your reports" error={error} onRetry={refetch} />
      )}
      {data?.items.length === 0 && (
        <EmptyState level={3} title="No reports yet" text="Reports from your agency appear here." />
      )}
      {data && data.items.length > 0 && <Runs runs={data.items} />}
    </section>
  );
};

/** The newest report, as long as it waits for an answer. */
const ReportReady = () => {
  const [latest] = useReply('listReportRuns', sentRuns).data?.items ?? [];
  if (!latest?.latest || latest.answered_at !== null) return null;
  const days = latest.range === null ? latest.title : rangeText(latest.range);
  return (
    <section className={styles.ready} aria-labelledby="report-ready" data-print="never">
      <h2 id="report-ready">Your report for {days} is ready</h2>
      <ButtonLink type="primary" to={`${protectedPages.dashboard.path}?${runKey}=${latest.id}`}>
        Read and accept
      </ButtonLink>
    </section>
  );
};

const Dashboards = () => {
  const { active } = useDashboards();
  const { of } = useBoardAddress();
  if (!active || active.length === 0) return null;
  return (
    <section className={styles.shown} aria-labelledby="shown-dashboards">
      <h2 id="shown-dashboards">Your dashboards</h2>
      <ul>
        {active.map(({ id, name }) => (
          <li key={id}>
            <AppLink to={of(id)} markCurrent={false}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Metrics of an archived client end on its last day; those of a paused client continue, because its sources stay connected. */
const atRest = {
  paused: {
    title: 'Your reporting is paused',
    text: (agency: string) =>
      `${agency} has paused its work for you. Your figures and reports stay here; new reports come when it resumes.`,
  },
  archived: {
    title: 'Your reporting has ended',
    text: (agency: string) =>
      `${agency} no longer reports for you. Your figures up to then and your reports stay here.`,
  },
} as const;

const AtRest = ({ client, agency }: Pick<PortalReply, 'client' | 'agency'>) => {
  const { title, text } = atRest[client.status === 'archived' ? 'archived' : 'paused'];
  return <EmptyState title={title} text={text(agency)} />;
};

const Month = () => {
  const { data, error, refetch } = useReply('readPortal');
  if (data === undefined)
    return error === null ? (
      <div className={styles.minute}>
        <TabSkeleton figures={3} cards={3} />
      </div>
    ) : (
      <ListFailure what="Your month" error={error} onRetry={refetch} />
    );
  const { month } = data;
  return month ? <MonthInMinute portal={{ ...data, month }} /> : <AtRest {...data} />;
};

const PortalHome = () => (
  <div className={styles.portal}>
    <PartBoundary component="Report that waits">
      <ReportReady />
    </PartBoundary>
    <PartBoundary component="Month">
      <Month />
    </PartBoundary>
    <PartBoundary component="Dashboards">
      <Dashboards />
    </PartBoundary>
    <PartBoundary component="Reports">
      <ReportArchive />
    </PartBoundary>
  </div>
);

export const Portal = ({ run }: { run: string | null }) =>
  run === null ? <PortalHome /> : <RunPage key={run} id={run} />;
