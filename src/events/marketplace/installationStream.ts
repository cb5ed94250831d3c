/** Names the stream of an app's installation: one per app and workspace. */
import { sha256Hex } from '../log/digest.ts';
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import { clientTag } from '../tags.ts';
import type { InstallationEvent } from './installationEvents.ts';

/** The id is a hash, because two ids would be too long. */
export const installationStream: StreamRule<
  InstallationEvent,
  readonly [workspaceId: string, listingId: string]
> = {
  category: 'installation',
  of: (workspaceId, listingId) => `installation-${sha256Hex(`${workspaceId}|${listingId}`).slice(0, 32)}`,
  /** People of a client see its requests and their answers. */
  tagsOf: (event, workspaceId) => [
    ...tagsOfWorkspace(event, workspaceId),
    ...('requestId' in event.data && event.data.clientId !== null ? [clientTag(event.data.clientId)] : []),
  ],
};
