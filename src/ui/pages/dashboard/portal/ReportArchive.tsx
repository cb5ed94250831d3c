/** Renders the list of all reports that were sent to a client, with a search. */
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Portal.module.css';
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

export const ReportArchive = () => {
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
