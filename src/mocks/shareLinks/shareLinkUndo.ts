/** Declares the undo of share link changes. Verifiers remain in the vault, so that a previous password works again. */

import { shareLinkOf } from '#events/shareLinks/shareLink.ts';
import type { ShareLinkCommand } from '#events/shareLinks/shareLinkCommands.ts';
import { type ShareLinkState, shareLinkDecider } from '#events/shareLinks/shareLinkDecider.ts';
import type { ShareLinkEvent } from '#events/shareLinks/shareLinkEvents.ts';
import { shareLinkStream } from '#events/shareLinks/shareLinkStream.ts';
import { day, type Facts, moment, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Data = ShareLinkEvent['data'];

const asked = ({ workspaceId, shareLinkId }: Data, { caller, now }: Taking) => ({
  workspaceId,
  shareLinkId,
  by: caller.accountId,
  now,
});

const factsOf = (state: ShareLinkState, { shareLinkId }: Data): Facts | null => {
  const link = shareLinkOf(state, shareLinkId);
  if (!link) return null;
  const { name, expiresAt, passwordId, since, revokedAt } = link;
  return {
    Name: text(name),
    Expires: expiresAt === null ? text('never') : moment(expiresAt),
    'Has a password': passwordId !== null,
    'Visitors choose days from': day(since),
    Status: text(revokedAt === null ? 'in use' : 'revoked'),
  };
};

const visits = 'A visit cannot be undone.';

export const shareLinkUndo = undoSubject<ShareLinkCommand, ShareLinkEvent, ShareLinkState>({
  stream: shareLinkStream,
  decider: shareLinkDecider,
  facts: factsOf,
  ways: {
    ShareLinkCreated: {
      as: 'revokeShareLink',
      command: (step) => ({ type: 'RevokeShareLink', ...asked(step.data, step) }),
    },
    ShareLinkChanged: {
      as: 'changeShareLink',
      command: (step) => {
        const { name, expiresAt, passwordId, since } = shareLinkOf(step.before, step.data.shareLinkId) ?? {};
        return { type: 'ChangeShareLink', ...asked(step.data, step), name, expiresAt, passwordId, since };
      },
    },
    ShareLinkRevoked: {
      as: 'restoreShareLink',
      command: (step) => ({ type: 'RestoreShareLink', ...asked(step.data, step) }),
    },
    ShareLinkRestored: {
      as: 'revokeShareLink',
      command: (step) => ({ type: 'RevokeShareLink', ...asked(step.data, step) }),
    },
    ShareLinkOpened: { never: visits },
    ShareLinkPasswordRefused: { never: visits },
  },
});
