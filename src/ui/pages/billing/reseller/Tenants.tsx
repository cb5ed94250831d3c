/** Renders the tenants to rename, move to another plan, end or restore, each with undo. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import type { TenantItem } from '#domain/contract/resellerSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { type TenantPlan, tenantNameProblem } from '#domain/reseller/payout.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { day } from '../../../content/dates.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../Billing.module.css';
import { planOptions } from './AddTenant.tsx';

type Acting = {
  readonly busy: boolean;
  readonly rename: (tenant: TenantItem, name: string) => void;
  readonly move: (tenant: TenantItem, plan: TenantPlan) => void;
  readonly end: (tenant: TenantItem) => void;
  readonly restore: (tenant: TenantItem) => void;
};

const Name = ({ tenant, acting }: { tenant: TenantItem; acting: Acting }) => {
  const { name, ended_at } = tenant;
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : tenantNameProblem(typed);
  const save = () => {
    if (typed === null || problem !== null) return;
    if (tidyText(typed) !== name) acting.rename(tenant, tidyText(typed));
    setTyped(null);
  };
  if (ended_at !== null)
    return (
      <span className={styles.choice}>
        <span>
          {name} <StatusTag tone="quiet">Ended</StatusTag>
        </span>
        <small>on {day(ended_at)}</small>
      </span>
    );
  if (typed === null)
    return (
      <Flex component="span" wrap gap="2px 10px">
        <span>{name}</span>
        <OnlyChangeable>
          <Button type="link" className={styles.inline ?? ''} onClick={() => setTyped(name)}>
            Rename<span className="visually-hidden"> {name}</span>
          </Button>
        </OnlyChangeable>
      </Flex>
    );
  return (
    <span className={styles.choice}>
      <Input
        aria-label={`New name of ${name}`}
        autoFocus
        value={typed}
        {...(problem === null ? {} : { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={save}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      {problem !== null && <small role="alert">{problem}</small>}
      <Flex component="span" wrap gap="2px 10px">
        <Button type="link" className={styles.inline ?? ''} onClick={save}>
          Save name
        </Button>
        <Button type="link" className={styles.inline ?? ''} onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </Flex>
    </span>
  );
};

const PlanCell = ({ tenant, acting }: { tenant: TenantItem; acting: Acting }) => {
  const mayChange = useCanEdit();
  if (!mayChange || tenant.ended_at !== null) return plans[tenant.plan_name].title;
  return (
    <Select
      aria-label={`Plan of ${tenant.name}`}
      className={styles.tenantPlan ?? ''}
      value={tenant.plan_name}
      options={planOptions}
      disabled={acting.busy}
      onChange={(plan: TenantPlan) => acting.move(tenant, plan)}
    />
  );
};

const columnsOf = (acting: Acting): readonly DataColumn<TenantItem>[] => [
  {
    key: 'name',
    title: 'Tenant',
    isName: true,
    width: '32%',
    cell: (tenant) => <Name tenant={tenant} acting={acting} />,
  },
  {
    key: 'plan',
    title: 'Plan',
    width: '28%',
    cell: (tenant) => <PlanCell tenant={tenant} acting={acting} />,
  },
  { key: 'added', title: 'Added', width: '16%', cell: ({ added_at }) => day(added_at) },
  { key: 'mrr', title: 'MRR', width: '12%', align: 'end', cell: ({ mrr_cents }) => formatCents(mrr_cents) },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: '12%',
    align: 'end',
    cell: (tenant) => {
      const isEnded = tenant.ended_at !== null;
      return (
        <OnlyChangeable>
          <Button
            type="text"
            disabled={acting.busy}
            onClick={() => (isEnded ? acting.restore(tenant) : acting.end(tenant))}
          >
            {isEnded ? 'Restore' : 'End'}
            <span className="visually-hidden"> {tenant.name}</span>
          </Button>
        </OnlyChangeable>
      );
    },
  },
];

export const Tenants = ({ tenants, changes }: { tenants: readonly TenantItem[]; changes: Reversible }) => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const acting: Acting = {
    busy,
    rename: ({ id, name: formerName, etag }, name) =>
      changes.ask({
        make: (options) =>
          api.call('changeTenant', { params: { id }, body: { name }, ifMatch: etag, ...options }),
        made: `${formerName} is called ${name} now.`,
        takenBack: `${formerName} has its name back.`,
      }),
    move: ({ id, name, plan_name, etag }, plan) =>
      changes.ask({
        make: (options) =>
          api.call('changeTenant', { params: { id }, body: { plan_name: plan }, ifMatch: etag, ...options }),
        made: `${name} has ${plans[plan].title} now.`,
        takenBack: `${name} has ${plans[plan_name].title} again.`,
      }),
    end: ({ id, name }) =>
      changes.ask({
        make: (options) => api.call('endTenant', { params: { id }, ...options }),
        made: `${name} has ended.`,
        takenBack: `${name} is back.`,
      }),
    restore: ({ id, name }) =>
      changes.ask({
        make: (options) => api.call('restoreTenant', { params: { id }, ...options }),
        made: `${name} is back.`,
        takenBack: `${name} has ended again.`,
      }),
  };
  if (tenants.length === 0) return <p role="status">No tenants yet.</p>;
  return (
    <DataTable
      label="Tenants"
      rows={tenants}
      keyOf={({ id }) => id}
      columns={columnsOf(acting)}
      pageSize={20}
      empty={null}
    />
  );
};
