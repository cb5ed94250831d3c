/** Projects the share links of each workspace and their visits. */
import { noShareLinks, type ShareLinks, shareLinksAfter } from '../shareLinks/shareLink.ts';
import type { ShareLinkEvent } from '../shareLinks/shareLinkEvents.ts';
import type { Projection } from './projection.ts';

export type ShareLinkDirectory = { byWorkspace: Record<string, ShareLinks> };

const tell = (directory: ShareLinkDirectory, event: ShareLinkEvent & { readonly revision: number }): void => {
  const { workspaceId } = event.data;
  const before = directory.byWorkspace[workspaceId] ?? noShareLinks;
  directory.byWorkspace[workspaceId] = shareLinksAfter(before, event, event.revision);
};

export const shareLinkDirectory: Projection<ShareLinkDirectory> = {
  name: 'shareLinkDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    ShareLinkCreated: tell,
    ShareLinkChanged: tell,
    ShareLinkRevoked: tell,
    ShareLinkRestored: tell,
    ShareLinkOpened: tell,
  },
};

export const shareLinksOf = (directory: ShareLinkDirectory, workspaceId: string): ShareLinks =>
  directory.byWorkspace[workspaceId] ?? noShareLinks;
