/** To whom the invoices of a workspace are written, now and when each was issued. */
import type { BillingDetailsItem, BillingDetailsReply } from '#domain/contract/teamSchemas.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { Answers } from '#events/projections/answers.ts';
import { ownerAt } from '#events/projections/workspaceDirectory.ts';
import { versionTag } from './version.ts';

/** Until somebody writes them down: the workspace's name and the address of who owned it at a time, ISO 8601 UTC. */
export const unsavedDetails = (answers: Answers, workspaceId: string, at: string): BillingDetails => {
  const workspace = answers.workspaceDirectory.byId[workspaceId];
  const owner = answers.accountDirectory.byId[workspace ? ownerAt(workspace, at) : ''];
  return { company: workspace?.name ?? '', email: owner?.email ?? '', taxId: '', address: '' };
};

/** As the wire names them. */
export const wireDetails = ({ company, email, taxId, address }: BillingDetails): BillingDetailsItem => ({
  company,
  email,
  tax_id: taxId,
  address,
});

/** As they were at a time, ISO 8601 UTC. */
export const billedToAt = (answers: Answers, workspaceId: string, at: string) => {
  const saved = answers.teamDirectory.byWorkspace[workspaceId]?.billedTo.findLast(({ from }) => from <= at);
  return {
    details: wireDetails(saved?.details ?? unsavedDetails(answers, workspaceId, at)),
    saved: saved !== undefined,
  };
};

/** As they are now, ISO 8601 UTC, with their version: how often they were written down. */
export const billedToNow = (answers: Answers, workspaceId: string, now: string): BillingDetailsReply => ({
  ...billedToAt(answers, workspaceId, now),
  etag: versionTag(answers.teamDirectory.byWorkspace[workspaceId]?.billedTo.length ?? 0),
});
