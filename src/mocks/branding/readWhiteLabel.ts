/** Handles GET /api/white-label and GET /api/white-label/versions. */
import { productLook } from '#domain/branding/look.ts';
import type { LookVersion } from '#domain/contract/brandingSchemas.ts';
import { lookItem } from '#domain/contract/lookItems.ts';
import type { BrandVersion } from '#events/branding/brandVersion.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { lookDraftOf, lookOf, lookVersionsOf } from '#events/projections/brandingHistory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { lookShownIn } from './lookShownIn.ts';
import { draftItem, whiteLabelReply } from './whiteLabelReply.ts';

export const readWhiteLabel: Handler<'readWhiteLabel'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const version = lookVersionsOf(answers.brandingHistory, workspaceId).length;
  const saved = lookOf(answers.brandingHistory, workspaceId, version);
  const viewer = { workspaceId, clientId: caller.clientId, now };
  const reply = whiteLabelReply({
    saved,
    shown: lookShownIn(answers, viewer),
    version,
    draft:
      caller.role === 'admin' ? draftItem(lookDraftOf(answers.brandingHistory, workspaceId), answers) : null,
  });
  // The ETag is the saved version for `If-Match`. The effective look depends on plan and time, so 304 is
  // never sent.
  return json(200, reply, { ETag: reply.etag });
};

const original: LookVersion = {
  id: '0',
  version: 0,
  look: lookItem(productLook),
  rolled_back_to: null,
  at: null,
  by: null,
};

const versionItem = (entry: BrandVersion, answers: Answers): LookVersion => {
  const account = entry.accountId === null ? undefined : answers.accountDirectory.byId[entry.accountId];
  return {
    id: String(entry.version),
    version: entry.version,
    look: lookItem(entry.look),
    rolled_back_to: entry.rolledBackTo,
    at: entry.at,
    by: account ? accountName(account) : null,
  };
};

export const listLookVersions: Handler<'listLookVersions'> = (_request, { answers, caller, query }) => {
  const versions = lookVersionsOf(answers.brandingHistory, caller.workspaceId);
  const items = [original, ...versions.map((entry) => versionItem(entry, answers))].toReversed();
  return json(200, pageOf(items, query));
};
