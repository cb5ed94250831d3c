/** Renders the list of invoices, one invoice for printing, and the billing details. */

import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { formatCents } from '#domain/plans/money.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { invoiceStatus, planTitle } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useAddressSort } from '../../../parts/tables/useAddressSort.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from '../Billing.module.css';
import { InvoicePaper } from './InvoicePaper.tsx';

const header = [
  'Number',
  'Date',
  'Plan',
  'Cycle',
  'From',
  'To',
  'Lines',
  'Tax',
  'Total',
  'Currency',
  'Status',
];

const dayOf = (iso: string): string => iso.slice(0, 10);

const dollars = (cents: number): number => cents / 100;

/** One row per invoice; days as `YYYY-MM-DD` in UTC, amounts in dollars. */
const invoicesCsv = (invoices: readonly InvoiceItem[]): Table => [
  header,
  ...invoices.map((invoice) => [
    invoice.number,
    dayOf(invoice.issued_at),
    invoice.plan_name,
    invoice.billing_cycle,
    dayOf(invoice.period_start),
    dayOf(invoice.period_end),
    invoice.lines.map(({ description }) => description).join('; '),
    dollars(invoice.tax_cents),
    dollars(invoice.total_cents),
    invoice.currency,
    invoice.status,
  ]),
];

const addressOf = (number: string): string => `/billing?tab=invoices&invoice=${number}`;

const planOf = ({ plan_name, billing_cycle }: InvoiceItem): string =>
  `${planTitle(plan_name)}, ${billing_cycle}`;

const sorted = ['number', 'issued', 'plan', 'status', 'total'] as const;

const columns: readonly DataColumn<InvoiceItem>[] = [
  {
    key: 'number',
    title: 'Number',
    isName: true,
    width: '20%',
    compare: (one, other) => compareNames(one.number, other.number),
    cell: ({ number }) => <AppLink to={addressOf(number)}>{number}</AppLink>,
  },
  {
    key: 'issued',
    title: 'Date',
    width: '20%',
    isGreatestFirst: true,
    compare: (one, other) => one.issued_at.localeCompare(other.issued_at),
    cell: ({ issued_at }) => day(issued_at),
  },
  {
    key: 'plan',
    title: 'Plan',
    width: '24%',
    compare: (one, other) => compareNames(planOf(one), planOf(other)),
    cell: planOf,
  },
  {
    key: 'status',
    title: 'Status',
    width: '16%',
    compare: (one, other) => one.status.localeCompare(other.status),
    cell: ({ status }) => (
      <StatusTag tone={invoiceStatus[status].tone}>{invoiceStatus[status].words}</StatusTag>
    ),
  },
  {
    key: 'total',
    title: 'Total',
    width: '20%',
    align: 'end',
    isGreatestFirst: true,
    compare: (one, other) => one.total_cents - other.total_cents,
    cell: ({ total_cents }) => formatCents(total_cents),
  },
];

const lateForm = {
  fault: 'The form of the billing details did not load',
  load: async () => (await import('./DetailsForm.tsx')).DetailsForm,
};

const BilledTo = () => {
  const { data, error, refetch } = useReply('readBillingDetails');
  const [isOpen, setOpen] = useState(false);
  const Form = useLazyModule(isOpen, lateForm);
  const changes = useReversible();
  if (error && !data) return <ListFailure what="The billing details" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton rows={2} />;
  const { company, email, tax_id, address } = data.details;
  return (
    <section className={styles.part} aria-labelledby="billed-to">
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.bar ?? ''}>
        <h2 id="billed-to">Billing details</h2>
        <OnlyChangeable>
          <Button onClick={() => setOpen(true)}>Edit billing details</Button>
        </OnlyChangeable>
      </Flex>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <address className={styles.address}>
        <strong>{company}</strong>
        {address && <span>{address}</span>}
        <span>{email}</span>
        {tax_id && <span>VAT {tax_id}</span>}
      </address>
      {!data.saved && (
        <p className={styles.quiet}>Not filled in. Invoices use the workspace name and its owner’s email.</p>
      )}
      {isOpen && Form && <Form billing={data} changes={changes} onClose={() => setOpen(false)} />}
    </section>
  );
};

export const Invoices = () => {
  const number = useSearchParams()[0].get('invoice');
  const { data, error, refetch } = useReply('listInvoices');
  const saveTable = useSaveTable();
  const sorting = useAddressSort(sorted);
  const items = data?.items ?? null;
  const chosen = items?.find((one) => one.number === number);
  if (chosen) return <InvoicePaper invoice={chosen} back="/billing?tab=invoices" />;
  const download = () => items && saveTable('invoices', invoicesCsv(items));
  return (
    <div className={styles.main}>
      <section className={styles.part} aria-labelledby="invoices">
        <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.bar ?? ''}>
          <h2 id="invoices">Invoices</h2>
          {items && items.length > 0 && <Button onClick={download}>Download CSV</Button>}
        </Flex>
        <p className={styles.quiet}>
          One invoice per payment, plan change and renewal. Nothing is charged in this demo.
        </p>
        {number !== null && items && !chosen && (
          <p role="status">There is no invoice with the number {number}.</p>
        )}
        {error && !items && <ListFailure what="The invoices" error={error} onRetry={refetch} />}
        {!error && (
          <DataTable
            label="Invoices"
            rows={items}
            keyOf={(invoice) => invoice.number}
            columns={columns}
            pageSize={12}
            {...sorting}
            empty={<EmptyList words={emptyLists.invoices.nothingCreated} to={protectedPages.billing.path} />}
          />
        )}
      </section>
      <BilledTo />
    </div>
  );
};
