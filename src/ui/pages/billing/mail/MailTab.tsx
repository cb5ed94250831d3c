/** Renders the delivery log: each mail of the workspace, its address, and what became of it. */
import type { MailItem } from '#domain/contract/mailSchemas.ts';
import { fullTime } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../Billing.module.css';

const statuses = {
  sent: ['good', 'Sent'],
  waiting: ['warning', 'Waiting'],
  failed: ['bad', 'Failed'],
  unsent: ['quiet', 'Not sent'],
} as const satisfies Record<MailItem['status'], readonly ['good' | 'warning' | 'bad' | 'quiet', string]>;

/** The server's refusal, and when it tries again. */
const detailOf = ({ problem, next_at, attempts }: MailItem): string =>
  [problem ?? '', next_at !== null && attempts > 0 ? `Next try: ${fullTime(next_at)}.` : ''].join(' ').trim();

const Status = ({ mail }: { mail: MailItem }) => {
  const [tone, word] = statuses[mail.status];
  const detail = detailOf(mail);
  return (
    <span className={styles.choice}>
      <span>
        <StatusTag tone={tone}>{word}</StatusTag>
      </span>
      {detail !== '' && <small>{detail}</small>}
    </span>
  );
};

const columns: readonly DataColumn<MailItem>[] = [
  {
    key: 'subject',
    title: 'Subject',
    isName: true,
    width: '32%',
    cell: ({ subject }) => <bdi>{subject}</bdi>,
  },
  { key: 'to', title: 'To', width: '26%', cell: ({ to }) => <bdi>{to}</bdi> },
  {
    key: 'at',
    title: 'When',
    width: '20%',
    cell: ({ at }) => <time dateTime={at}>{fullTime(at)}</time>,
  },
  { key: 'status', title: 'Status', width: '22%', cell: (mail) => <Status mail={mail} /> },
];

export const MailTab = () => {
  const { hasServer } = useServices();
  const { data, error, refetch } = useReply('listMails');
  const unsent = hasServer
    ? 'No mail server is configured, so nothing is sent. This list shows what would have been sent.'
    : 'The browser version sends no email. This list shows what would have been sent.';
  return (
    <section className={styles.part} aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p className={styles.quiet}>
        {data ? (data.sends ? 'The latest 100 mails of this workspace.' : unsent) : '\u00a0'}
      </p>
      {error && !data ? (
        <ListFailure what="The mails" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Mails"
          expectedRows={6}
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columns}
          pageSize={20}
          empty={<EmptyList words={emptyLists.mails.nothingCreated} to="/billing?tab=team" />}
        />
      )}
    </section>
  );
};
