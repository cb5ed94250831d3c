/** Renders the counts of everything that closes with a workspace, and how it is archived. */
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import styles from '../../../parts/DialogParts.module.css';
import lists from '../Billing.module.css';

/** `1 client`, `22 clients`; null for zero or unknown. */
const counted = (count: number | undefined, one: string): string | null =>
  count === undefined || count === 0 ? null : `${count} ${one}${count === 1 ? '' : 's'}`;

const manyReports = { limit: '200' };

const useWhatGoes = (): readonly string[] => {
  const clients = useReply('listClients', allClients).data?.items;
  const reports = useReply('listReports', manyReports).data;
  const links = useReply('listShareLinks', { limit: '1' }).data?.total;
  const people = useReply('readWorkspace').data?.members;
  const plan = useReply('readBilling').data?.subscription;
  const schedules = reports?.items.filter(({ schedule }) => schedule !== null).length;
  const all = [
    counted(clients?.length, 'client'),
    counted(reports?.total, 'report'),
    counted(schedules, 'schedule'),
    counted(links, 'share link'),
    people === undefined ? null : `The access of ${counted(people.length, 'account')}`,
    'Every API key',
    plan ? 'The subscription' : null,
  ];
  return all.flatMap((line) => line ?? []);
};

export const DeletionSummary = () => (
  <>
    <p className={styles.text}>
      Everybody in the workspace sees a page that says who deleted it and when. This is closed with it:
    </p>
    <ul className={lists.losses}>
      {useWhatGoes().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className={styles.text}>
      The subscription ends with its period, and nothing more is charged. You can restore all of it for 30
      days by signing in. Nothing is erased: personal data of people stay until somebody erases them. A copy
      of everything can be made first: in the account menu, under “Data in this browser”.
    </p>
  </>
);
