/** The share link that a token opens now, with what is known of its workspace. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { shareLinksOf } from '#events/projections/shareLinkDirectory.ts';
import { isOpen, type ShareLink, shareLinkOf } from '#events/shareLinks/shareLink.ts';
import type { BackendParts } from '../../http/context.ts';
import { RefusalError } from '../../http/refusal.ts';
import { isDeleted } from '../../http/refusedDeletion.ts';
import { placeOfToken } from '../../http/shareSecret.ts';
import { isThere } from './sharedContentSource.ts';

export type FoundShare = {
  readonly workspaceId: string;
  readonly answers: ScopedAnswers;
  readonly link: ShareLink;
};

/**
 * Refuses 404, always the same, for a token that nobody made and for a link that is over, revoked, or about what is gone. With a code
 * of its own once the workspace was deleted.
 */
export const findShare = async (
  { log, readModel }: Pick<BackendParts, 'log' | 'readModel'>,
  token: string,
  now: string,
): Promise<FoundShare> => {
  const place = await placeOfToken(log, token);
  if (place === null) throw new RefusalError('notFound');
  const { workspaceId, shareLinkId } = place;
  const answers = await readModel.of(workspaceId);
  if (isDeleted(answers, workspaceId)) throw new RefusalError('shareClosed');
  const link = shareLinkOf(shareLinksOf(answers.shareLinkDirectory, workspaceId), shareLinkId);
  if (!link || !isOpen(link, now) || !isThere(answers, workspaceId, link)) throw new RefusalError('notFound');
  return { workspaceId, answers, link };
};
