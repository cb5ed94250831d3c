/** Handles GET and PUT /api/billing/details: the recipient of invoices. */
import { definedOnly } from '#domain/definedOnly.ts';
import { billingDetailsErrors, tidyDetails } from '#domain/plans/billingDetails.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { billedToNow, wireDetails } from './billedTo.ts';

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
