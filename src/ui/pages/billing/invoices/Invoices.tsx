/** The invoices of the subscription: a list, one of them on paper, and to whom they are written. */
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { planTitle } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useLateCode } from '../../../services/useLateCode.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { downloadText } from '../../../widgets/downloadText.ts';
import { LinesSkeleton } from '../../../widgets/LinesSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../Billing.module.css';
import { InvoicePaper } from './InvoicePaper.tsx';
import { invoicesCsv } from './invoicesCsv.ts';

const addressOf = (number: string): string => `/billing?tab=invoices&invoice=${number}`;

const columns: readonly DataColumn<InvoiceItem>[] = [
  {
    key: 'number',
    title: 'Number',
    isName: true,
    width: '20%',
    cell: ({ number }) => <AppLink to={addressOf(number)}>{number}</AppLink>,
  },
  { key: 'issued', title: 'Date', width: '20%', cell: ({ issued_at }) => day(issued_at) },
  {
    key: 'plan',
    title: 'Plan',
    width: '24%',
    cell: ({ plan_name, billing_cycle }) => `${planTitle(plan_name)}, ${billing_cycle}`,
  },
  {
    key: 'status',
    title: 'Status',
    width: '16%',
    cell: ({ status }) => (
      <StatusTag tone={status === 'paid' ? 'good' : 'quiet'}>
        {status === 'paid' ? 'Paid (demo)' : 'Credit'}
      </StatusTag>
    ),
  },
  {
    key: 'total',
    title: 'Total',
    width: '20%',
    align: 'end',
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
  const Form = useLateCode(isOpen, lateForm);
  const changes = useReversible();
  if (error && !data) return <ListFailure what="The billing details" error={error} onRetry={refetch} />;
  if (!data) return <LinesSkeleton lines={3} />;
  const { company, email, tax_id, address } = data.details;
  return (
    <section className={styles.part} aria-labelledby="billed-to">
      <div className={styles.bar}>
        <h2 id="billed-to">Billing details</h2>
        <Button onClick={() => setOpen(true)}>Edit billing details</Button>
      </div>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <address className={styles.address}>
        <strong>{company}</strong>
        {address && <span>{address}</span>}
        <span>{email}</span>
        {tax_id && <span>VAT {tax_id}</span>}
      </address>
      {!data.saved && (
        <p className={styles.quiet}>
          Not filled in yet. These are the workspace’s name and its owner’s address.
        </p>
      )}
      {isOpen && Form && <Form details={data.details} changes={changes} onClose={() => setOpen(false)} />}
    </section>
  );
};

export const Invoices = () => {
  const number = useSearchParams()[0].get('invoice');
  const { data, error, refetch } = useReply('listInvoices');
  const items = data?.items ?? null;
  const chosen = items?.find((one) => one.number === number);
  if (chosen) return <InvoicePaper invoice={chosen} back="/billing?tab=invoices" />;
  const download = () => items && downloadText('invoices.csv', 'text/csv', invoicesCsv(items));
  return (
    <div className={styles.main}>
      <section className={styles.part} aria-labelledby="invoices">
        <div className={styles.bar}>
          <h2 id="invoices">Invoices</h2>
          {items && items.length > 0 && <Button onClick={download}>Download CSV</Button>}
        </div>
        <p className={styles.quiet}>
          One invoice for each payment, change and renewal. In this demo nothing is charged.
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
            empty={<EmptyList words={emptyLists.invoices.nothingCreated} to={protectedPages.billing.path} />}
          />
        )}
      </section>
      <BilledTo />
    </div>
  );
};
