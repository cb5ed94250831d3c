/** Handles GET /api/invoices: lists the invoices of the subscription, latest first. */
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import { invoicesOf } from '#events/subscriptions/invoices.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import { billedToAt } from './billedTo.ts';

const taxCents = 0;

export const listInvoices: Handler<'listInvoices'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const events = answers.subscriptionBook.byAccount[subscriberOf(answers, workspaceId) ?? ''] ?? [];
  const items = invoicesOf(events, now).map((invoice): InvoiceItem => {
    const { number, issuedAt, plan, cycle, period, lines, totalCents, status, declinedAt, paidAt } = invoice;
    return {
      number,
      issued_at: issuedAt,
      plan_name: plan,
      billing_cycle: cycle,
      period_start: period.start,
      period_end: period.end,
      lines: lines.map(({ description, amountCents }) => ({ description, amount_cents: amountCents })),
      tax_cents: taxCents,
      total_cents: totalCents + taxCents,
      currency: 'USD',
      status,
      declined_at: declinedAt,
      paid_at: paidAt,
      billed_to: billedToAt(answers, workspaceId, issuedAt).details,
    };
  });
  return json(200, { items: items.reverse(), next_cursor: null, total: items.length });
};
