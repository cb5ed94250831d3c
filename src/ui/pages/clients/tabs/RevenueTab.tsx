/** Renders a client's current fee, its fee history, a form for the next change, and customer lifetime value. */
import { Button, Flex, Input, Statistic } from 'antd';
import { useState } from 'react';
import { type CustomerLifetime, lifetimeProblem, readLifetimePart } from '#domain/clients/customerValue.ts';
import { monthlyFee } from '#domain/clients/monthlyFee.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { lifetimeEditorService, lifetimeVersion } from '#machines/editing/lifetimeService.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useToday } from '../../../services/useToday.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from '../ClientDetails.module.css';
import { feeText } from '../feeOfClient.ts';
import type { ClientChanges } from '../useClientChanges.ts';
import { FeeForm, reasonLabels } from './FeeForm.tsx';
import { FileForm } from './FileForm.tsx';
import { FileRow } from './FileRow.tsx';

const labels = {
  orders_per_year: 'Orders of a customer each year',
  years: 'Years that a customer stays',
  margin_percent: 'Gross margin in %',
} as const;

const parts: Readonly<Record<keyof typeof labels, keyof CustomerLifetime>> = {
  orders_per_year: 'ordersPerYear',
  years: 'years',
  margin_percent: 'marginPercent',
};

const problemIn = (part: keyof CustomerLifetime, text: string): string | null => {
  const { value, problem } = readLifetimePart(part, text);
  return problem ?? lifetimeProblem(part, value);
};

type LifetimeFormProps = {
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

const LifetimeForm = ({ client, changes, onDone }: LifetimeFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: lifetimeVersion(client),
    actors: lifetimeEditorService({
      api,
      client,
      onSaved: (_saved, position) =>
        changes.ask(
          changeWithNotice(
            {
              made: `Changed what is assumed of ${client.name}’s customers.`,
              takenBack: `What is assumed of ${client.name}’s customers is as before.`,
            },
            position,
          ),
        ),
    }),
    onLeave: onDone,
  });
  return (
    <FileForm
      edit={edit}
      title={`The customers of ${client.name}`}
      submit="Save assumptions"
      labels={labels}
      onCancel={onDone}
    >
      {(['orders_per_year', 'years', 'margin_percent'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={labels[name]}
          problemOf={(text) => problemIn(parts[name], text)}
        >
          <Input autoComplete="off" inputMode="decimal" />
        </FormField>
      ))}
    </FileForm>
  );
};

type PartProps = { client: ClientItem; changes: ClientChanges };

const LifetimePart = ({ client, changes }: PartProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, etag, lifetime } = client;
  const isChanged = client.status !== 'archived';
  return (
    <Flex
      component="section"
      vertical
      gap={16}
      className={styles.lines ?? ''}
      aria-labelledby="customer-value"
    >
      <h3 id="customer-value">Customer lifetime value</h3>
      <p>
        {agencyFigures.customer_ltv.label} is {agencyFigures.customer_ltv.formula}. No source reports the last
        three, so your agency enters them here; people of the client do not see them.
      </p>
      {lifetime === null ? (
        <p>LTV needs assumptions.</p>
      ) : (
        <ul aria-label={`Assumptions about customers of ${name}`}>
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
            <Button onClick={() => setIsOpen(true)}>Add assumptions</Button>
          </OnlyChangeable>
        </div>
      )}
    </Flex>
  );
};

export const RevenueTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const today = useToday();
  const [saved, setSaved] = useState(0);
  const rows = client.contract.toSorted((one, other) => other.from.localeCompare(one.from));
  const { id, name, etag } = client;
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      <Statistic title="Monthly fee today" value={feeText(client, today)} />
      {rows.length === 0 && <p>No fee set yet.</p>}
      <ul aria-label={`Fees of ${name}`}>
        {rows.map((change) => (
          <FileRow
            key={change.id}
            name={`the fee from ${change.from}`}
            removal="Remove"
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
    </Flex>
  );
};
