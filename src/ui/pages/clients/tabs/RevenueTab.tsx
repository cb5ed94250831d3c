/** Renders a client's current fee, its fee history, a form for the next change, and customer lifetime value. */
import { Statistic } from 'antd';
import { useState } from 'react';
import { monthlyFee } from '#domain/clients/monthlyFee.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useToday } from '../../../services/useToday.ts';
import styles from '../ClientDetails.module.css';
import { feeText } from '../feeOfClient.ts';
import type { ClientChanges } from '../useClientChanges.ts';
import { FeeForm, reasonLabels } from './FeeForm.tsx';
import { FileRow } from './FileRow.tsx';
import { LifetimePart } from './LifetimePart.tsx';

export const RevenueTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const today = useToday();
  const [saved, setSaved] = useState(0);
  const rows = client.contract.toSorted((one, other) => other.from.localeCompare(one.from));
  const { id, name, etag } = client;
  return (
    <div className={styles.lines}>
      <Statistic title="Monthly fee today" value={feeText(client, today)} />
      {rows.length === 0 && <p>No fee set yet.</p>}
      <ul className={styles.file} aria-label={`Fees of ${name}`}>
        {rows.map((change) => (
          <FileRow
            key={change.id}
            name={`the fee from ${change.from}`}
            removal="Take back"
            busy={changes.busy}
            onRemove={() =>
              changes.ask({ kind: 'withdrawContract', id, name, etag, details: { change: change.id } })
            }
          >
            <strong>
              {change.reason === 'end' ? 'No fee' : monthlyFee(change.monthly_fee_cents, change.currency)}
            </strong>
            <span>
              {reasonLabels[change.reason]} on {longDay(change.from)}
              {change.until !== null && `, agreed until ${longDay(change.until)}`}
            </span>
          </FileRow>
        ))}
      </ul>
      {client.status !== 'archived' && (
        <FeeForm key={saved} client={client} changes={changes} onDone={() => setSaved(saved + 1)} />
      )}
      <LifetimePart client={client} changes={changes} />
    </div>
  );
};
