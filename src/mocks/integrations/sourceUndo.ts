/** Declares the undo of pauses of a workspace's sources; what a platform does has none. */

import { platformNames } from '#domain/integrations/platforms.ts';
import type { SyncChange } from '#domain/integrations/syncHistory.ts';
import {
  healthOf,
  type SourceCommand,
  type SourceState,
  sourceDecider,
} from '#events/sources/sourceDecider.ts';
import type { SourceEvent } from '#events/sources/sourceEvents.ts';
import type { SourceHealth } from '#events/sources/sourceHealth.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { client, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const platform = 'The platform did this, not someone here.';

/** Before its first own event the history arrives by its connection. */
const historyFact = ({ history }: SourceHealth) =>
  text((history?.stoppedAt ?? null) === null ? 'arrives' : 'stopped');

const factsOf = (state: SourceState, data: SourceEvent['data']): Facts => ({
  Platform: text(platformNames[data.platform]),
  Account: text(data.externalName),
  Client: client(data.clientId),
  History: historyFact(healthOf(state, data.integrationId)),
  Syncs: text(healthOf(state, data.integrationId).paused === null ? 'active' : 'paused'),
});

type Changed = Taking & { readonly data: SourceEvent['data'] };

const change =
  (way: SyncChange) =>
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
    SourceHistoryRead: { never: 'Its days are read; stop the rest, or disconnect the account.' },
    SourceHistoryStopped: { as: 'changeSyncs', command: change('continueHistory') },
    SourceHistoryContinued: { as: 'changeSyncs', command: change('stopHistory') },
    SourceSyncPaused: { as: 'changeSyncs', command: change('resume') },
    SourceSyncResumed: { as: 'changeSyncs', command: change('pause') },
  },
});
