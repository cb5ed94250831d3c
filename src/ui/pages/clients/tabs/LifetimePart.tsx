/** Renders a client's lifetime assumptions, from which LTV is computed, to set, change and remove. */

import { Button } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { agencyFigures } from '#domain/kpi/agencyFigures.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileRow } from './FileRow.tsx';
import { LifetimeForm } from './LifetimeForm.tsx';

type PartProps = { client: ClientItem; changes: ClientChanges };

export const LifetimePart = ({ client, changes }: PartProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, etag, lifetime } = client;
  const isChanged = client.status !== 'archived';
  return (
    <section className={styles.lines} aria-labelledby="customer-value">
      <h3 id="customer-value">Worth of a customer</h3>
      <p>
        {agencyFigures.customer_ltv.label} is {agencyFigures.customer_ltv.formula}. No source reports the last
        three, so your agency enters them here; people of the client do not see them.
      </p>
      {lifetime === null ? (
        <p>Nothing is assumed yet, so there is no LTV.</p>
      ) : (
        <ul className={styles.file} aria-label={`Assumptions about customers of ${name}`}>
          <FileRow
            name="the assumptions"
            busy={changes.busy}
            {...(isChanged ? { onEdit: () => setIsOpen(true) } : {})}
            onRemove={() => changes.ask({ kind: 'removeLifetime', id, name, etag, details: {} })}
          >
            <strong>
              {lifetime.orders_per_year} orders a year, {lifetime.years} years, {lifetime.margin_percent}%
              gross margin
            </strong>
          </FileRow>
        </ul>
      )}
      {isOpen && <LifetimeForm client={client} changes={changes} onDone={() => setIsOpen(false)} />}
      {lifetime === null && isChanged && (
        <div hidden={isOpen}>
          <OnlyChangeable>
            <Button onClick={() => setIsOpen(true)}>Enter assumptions</Button>
          </OnlyChangeable>
        </div>
      )}
    </section>
  );
};
