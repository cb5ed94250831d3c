/** Where an app's installation in a workspace is kept: one stream for each app in each workspace. */
import { sha256Hex } from '../log/digest.ts';
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { InstallationEvent } from './installationEvents.ts';

/** The id is a hash, as two ids would be too long. */
export const installationStream: StreamRule<
  InstallationEvent,
  readonly [workspaceId: string, listingId: string]
> = {
  category: 'installation',
  of: (workspaceId, listingId) => `installation-${sha256Hex(`${workspaceId}|${listingId}`).slice(0, 32)}`,
  tagsOf: tagsOfWorkspace,
};
