/** GET and PUT /api/billing/details: to whom invoices are written. */
import { billingDetailsErrors, tidyDetails } from '#domain/plans/billingDetails.ts';
import { workspaceStream } from '#events/workspaces/stream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { billedToAt, wireDetails } from '../../http/billedTo.ts';
import type { Handler } from '../../http/context.ts';
import { handleCommand } from '../../http/handleCommand.ts';
import { json } from '../../http/respond.ts';

export const readBillingDetails: Handler<'readBillingDetails'> = (_request, { answers, caller, now }) =>
  json(200, billedToAt(answers, caller.workspaceId, now));

const handle = handleCommand(workspaceStream, workspaceDecider);

export const saveBillingDetails: Handler<'saveBillingDetails'> = (request, context) => {
  const { body, caller, now } = context;
  const { tax_id: taxId, ...rest } = body;
  const { taxId: wrongTaxId, ...errors } = billingDetailsErrors({ ...rest, taxId });
  const details = tidyDetails({ ...rest, taxId });
  return handle(request, context, {
    errors: { ...errors, ...(wrongTaxId === undefined ? {} : { tax_id: wrongTaxId }) },
    plan: () => ({
      key: [caller.workspaceId],
      command: { type: 'ChangeBillingDetails', details, now },
      reply: () => ({ status: 200, body: { details: wireDetails(details), saved: true } }),
    }),
  });
};
