/** Renders one invoice for printing: sender, recipient, items and totals. */
import { Button, Flex } from 'antd';
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { productName } from '#domain/product.ts';
import { chargeText } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import styles from '../Billing.module.css';

const Lines = ({ invoice }: { invoice: InvoiceItem }) => (
  <table className={styles.lines}>
    <caption className="visually-hidden">Lines of invoice {invoice.number}</caption>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {invoice.lines.map(({ description, amount_cents }) => (
        <tr key={description}>
          <th scope="row">{description}</th>
          <td>{formatCents(amount_cents)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Tax (none in the demo)</th>
        <td>{formatCents(invoice.tax_cents)}</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{invoice.status === 'credit' ? 'Credit you keep' : 'Total'}</th>
        <td>{formatCents(invoice.total_cents)}</td>
      </tr>
    </tfoot>
  </table>
);

export const InvoicePaper = ({ invoice, back }: { invoice: InvoiceItem; back: string }) => {
  const { number, issued_at, period_start, period_end, billed_to } = invoice;
  return (
    <>
      <Flex
        component="p"
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
        className={styles.bar ?? ''}
        data-print="never"
      >
        <AppLink to={back}>All invoices</AppLink>
        <Button type="primary" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
      <Flex component="article" vertical gap={24} className={styles.paper ?? ''} aria-labelledby="invoice">
        <h2 id="invoice">Invoice {number}</h2>
        <dl className={styles.terms}>
          <div>
            <dt>From</dt>
            <dd>{productName}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{day(issued_at)}</dd>
          </div>
          <div>
            <dt>Period</dt>
            <dd>
              {day(period_start)} to {day(period_end)}
            </dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>{chargeText(invoice)}</dd>
          </div>
          <div>
            <dt>Billed to</dt>
            <dd>
              <address className={styles.address}>
                <strong>{billed_to.company}</strong>
                {billed_to.address && <span>{billed_to.address}</span>}
                <span>{billed_to.email}</span>
                {billed_to.tax_id && <span>VAT {billed_to.tax_id}</span>}
              </address>
            </dd>
          </div>
        </dl>
        <Lines invoice={invoice} />
        <p className={styles.quiet}>
          A demo invoice. Nothing was charged, and it is not valid for tax purposes.
        </p>
      </Flex>
    </>
  );
};
