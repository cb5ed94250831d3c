/** Handles requests about invoices, billing details and the payment card. */
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { billingDetailsErrors, tidyDetails } from '#domain/plans/billingDetails.ts';
import { chargeFailure, type PaymentCard, wireCard } from '#domain/plans/paymentCard.ts';
import { paymentCardDecider } from '#events/paymentCards/paymentCardDecider.ts';
import { paymentCardStream } from '#events/paymentCards/paymentCardStream.ts';
import { invoicesOf } from '#events/subscriptions/invoices.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import { billedToAt, billedToNow, wireDetails } from './billedTo.ts';

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

export const readBillingDetails: Handler<'readBillingDetails'> = (_request, { answers, caller, now }) =>
  json(200, billedToNow(answers, caller.workspaceId, now));

const versionOf = (state: WorkspaceState): number => (state.status === 'created' ? state.detailsChanges : 0);

const handle = handleCommand(workspaceStream, workspaceDecider);

export const saveBillingDetails: Handler<'saveBillingDetails'> = (request, context) => {
  const { body, caller, now } = context;
  const { tax_id: taxId, ...rest } = body;
  const { taxId: wrongTaxId, ...errors } = billingDetailsErrors({ ...rest, taxId });
  const details = tidyDetails({ ...rest, taxId });
  return handle(request, context, {
    errors: { ...errors, ...definedOnly({ tax_id: wrongTaxId }) },
    plan: () => ({
      key: [caller.workspaceId],
      command: { type: 'ChangeBillingDetails', details, now },
      version: versionOf,
      ifMatch: 'required',
      reply: (after) => {
        const version = versionOf(after);
        const body = { details: wireDetails(details), saved: true, etag: versionTag(version) };
        return { status: 200, body, version };
      },
    }),
  });
};

const handleCard = handleCommand(paymentCardStream, paymentCardDecider);

export const savePaymentCard: Handler<'savePaymentCard'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  const card: PaymentCard = {
    brand: body.brand,
    lastFour: body.last_four,
    expiryMonth: body.expiry_month,
    expiryYear: body.expiry_year,
    renewals: body.renewals,
  };
  return handleCard(request, context, {
    errors: chargeFailure(card, now) === 'expired' ? { expiry_year: 'This card has expired' } : {},
    plan: () => ({
      key: [workspaceId],
      command: { type: 'ChangePaymentCard', workspaceId, card, now },
      reply: () => ({ status: 200, body: { payment_card: wireCard(card) } }),
    }),
  });
};
