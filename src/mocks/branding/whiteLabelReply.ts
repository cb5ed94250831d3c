/** Serializes a workspace's look. */
import type { Look } from '#domain/branding/look.ts';
import type { LookDraft, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { lookItem } from '#domain/contract/lookItems.ts';
import type { BrandDraft } from '#events/branding/brandVersion.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { versionTag } from '../http/version.ts';

type Shown = {
  readonly saved: Look;
  /** As the caller sees it. */
  readonly shown: Look;
  readonly version: number;
  /** Null also for people who may not see it. */
  readonly draft: LookDraft | null;
};

export const whiteLabelReply = ({ saved, shown, version, draft }: Shown): WhiteLabelReply => ({
  saved: lookItem(saved),
  ...(draft === null ? {} : { draft }),
  in_force: lookItem(shown),
  version,
  etag: versionTag(version),
});

export const draftItem = (
  draft: BrandDraft | null,
  answers: Pick<Answers, 'accountDirectory'>,
): LookDraft | null => {
  if (draft === null) return null;
  const { look, publishAt, at, accountId } = draft;
  const account = accountId === null ? undefined : answers.accountDirectory.byId[accountId];
  return { look: lookItem(look), publish_at: publishAt, at, by: account ? accountName(account) : null };
};
