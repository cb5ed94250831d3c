/** Exports invoices as a table for spreadsheets. */
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import type { Table } from '#domain/csv.ts';

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
export const invoicesCsv = (invoices: readonly InvoiceItem[]): Table => [
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
