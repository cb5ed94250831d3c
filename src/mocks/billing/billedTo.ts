/** Finds the billing details of a workspace, now and at the time of each invoice. */
import type { BillingDetailsItem, BillingDetailsReply } from '#domain/contract/teamSchemas.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { Answers } from '#events/projections/answers.ts';
import { ownerAt } from '#events/projections/workspaceDirectory.ts';
import { versionTag } from '../http/version.ts';

export const unsavedDetails = (answers: Answers, workspaceId: string, at: string): BillingDetails => {
  const workspace = answers.workspaceDirectory.byId[workspaceId];
  const owner = answers.accountDirectory.byId[workspace ? ownerAt(workspace, at) : ''];
  return { company: workspace?.name ?? '', email: owner?.email ?? '', taxId: '', address: '' };
};

export const wireDetails = ({ company, email, taxId, address }: BillingDetails): BillingDetailsItem => ({
  company,
  email,
  tax_id: taxId,
  address,
});

export const billedToAt = (answers: Answers, workspaceId: string, at: string) => {
  const saved = answers.teamDirectory.byWorkspace[workspaceId]?.billedTo.findLast(({ from }) => from <= at);
  return {
    details: wireDetails(saved?.details ?? unsavedDetails(answers, workspaceId, at)),
    saved: saved !== undefined,
  };
};

/** The current details (`now` is ISO 8601 UTC); their version counts the changes. */
export const billedToNow = (answers: Answers, workspaceId: string, now: string): BillingDetailsReply => ({
  ...billedToAt(answers, workspaceId, now),
  etag: versionTag(answers.teamDirectory.byWorkspace[workspaceId]?.billedTo.length ?? 0),
});
