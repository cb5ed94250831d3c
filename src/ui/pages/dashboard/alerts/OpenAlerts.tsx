/** Renders a client's open alerts with their assignees above its metrics; renders nothing if there are none. */

import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { alertsAddress } from '../../../parts/alertsAddress.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { AlertActions } from './AlertActions.tsx';
import styles from './Alerts.module.css';
import { alertInWords } from './alertWords.ts';

const most = 3;

type OpenAlertsProps = {
  clientId: string;
  name: string;
  changes: Reversible | null;
};

export const OpenAlerts = ({ clientId, name, changes }: OpenAlertsProps) => {
  const { data, error, refetch } = useReply('listAlerts', {
    client: clientId,
    status: 'open',
    limit: everything,
  });
  if (error && !data) return <ListFailure what="The open alerts" error={error} onRetry={refetch} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-alerts">
      <div className={styles.head}>
        <h2 id="open-alerts">Open alerts</h2>
        <AppLink to={alertsAddress(clientId)} markCurrent={false}>
          {data.total > most ? `All ${data.total} alerts` : 'All alerts'}
        </AppLink>
      </div>
      <ul className={styles.openList}>
        {data.items.slice(0, most).map((alert) => (
          <li key={alert.id}>
            <StatusTag tone="warning">{longDay(alert.day)}</StatusTag>
            <span>{alertInWords(alert)}</span>
            {changes && <AlertActions alert={alert} name={name} changes={changes} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
