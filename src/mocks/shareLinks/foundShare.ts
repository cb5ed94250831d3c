/** Finds the active share link of a token, with its workspace's answers. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { shareLinksOf } from '#events/projections/shareLinkDirectory.ts';
import { isOpen, type ShareLink, shareLinkOf } from '#events/shareLinks/shareLink.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import type { BackendParts } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { isThere } from './sharedContentSource.ts';
import { placeOfToken } from './shareSecret.ts';

export type FoundShare = {
  readonly workspaceId: string;
  readonly answers: ScopedAnswers;
  readonly link: ShareLink;
};

/** Refuses with the same 404 for unknown, expired and revoked links and removed content. A deleted workspace has its own code. */
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
