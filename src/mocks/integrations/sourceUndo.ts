/** Declares the undo of pauses of a workspace's sources; what a platform does has none. */
import { platformNames } from '#domain/integrations/platforms.ts';
import {
  healthOf,
  type SourceCommand,
  type SourceState,
  sourceDecider,
} from '#events/sources/sourceDecider.ts';
import type { SourceEvent } from '#events/sources/sourceEvents.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { client, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const platform = 'The platform did this, not someone here.';

const factsOf = (state: SourceState, data: SourceEvent['data']): Facts => ({
  Platform: text(platformNames[data.platform]),
  Account: text(data.externalName),
  Client: client(data.clientId),
  Syncs: text(healthOf(state, data.integrationId).paused === null ? 'active' : 'paused'),
});

type Changed = Taking & { readonly data: SourceEvent['data'] };

const change =
  (way: 'pause' | 'resume') =>
  ({ caller, now, data }: Changed): SourceCommand => {
    const { workspaceId, integrationId, externalName, clientId } = data;
    const account = { integrationId, platform: data.platform, externalName, clientId };
    return { type: 'ChangeSyncs', workspaceId, accounts: [account], change: way, by: caller.accountId, now };
  };

export const sourceUndo = undoSubject<SourceCommand, SourceEvent, SourceState>({
  stream: sourceStream,
  decider: sourceDecider,
  facts: factsOf,
  ways: {
    SourceSyncFailed: { never: platform },
    SourceSyncRecovered: { never: 'The account was reconnected. To end its access, disconnect it.' },
    SourceRestated: { never: platform },
    SourceSynced: { never: 'A sync only reads; nothing is lost by it.' },
    SourceSyncPaused: { as: 'changeSyncs', command: change('resume') },
    SourceSyncResumed: { as: 'changeSyncs', command: change('pause') },
  },
});
