/** Decides share links of one client: edited by the agency, and opened while neither revoked nor expired. */

import { expiryProblem, shareNameProblem } from '#domain/sharing/shareSettings.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import {
  isOpen,
  noShareLinks,
  type ShareLink,
  type ShareLinks,
  shareLinkOf,
  shareLinksAfter,
} from './shareLink.ts';
import type {
  ChangeShareLink,
  CreateShareLink,
  OpenShareLink,
  RefusePassword,
  ShareLinkCommand,
} from './shareLinkCommands.ts';
import type { ShareLinkEvent } from './shareLinkEvents.ts';

export type ShareLinkState = ShareLinks & {
  /** The revision of the next event. */
  readonly next: number;
};

type Decided = Decision<ShareLinkEvent>;

const create = (command: CreateShareLink, state: ShareLinkState): Decided => {
  const { type: _type, now, name, ...facts } = command;
  if (shareLinkOf(state, facts.shareLinkId)) return reject('versionConflict');
  const isWrong = shareNameProblem(name) !== null || expiryProblem(facts.expiresAt, now) !== null;
  if (isWrong || (facts.kind === 'overview') !== (facts.shownId === null)) return reject('invalid');
  return accept({ type: 'ShareLinkCreated', data: { ...facts, name: tidyText(name), createdAt: now } });
};

const change = (command: ChangeShareLink, before: ShareLink): Decided => {
  const { workspaceId, shareLinkId, by, now } = command;
  const name = tidyText(command.name ?? before.name);
  const expiresAt = command.expiresAt === undefined ? before.expiresAt : command.expiresAt;
  const passwordId = command.passwordId === undefined ? before.passwordId : command.passwordId;
  const since = command.since === undefined ? before.since : command.since;
  if (shareNameProblem(name) !== null) return reject('invalid');
  const isSame =
    name === before.name &&
    expiresAt === before.expiresAt &&
    passwordId === before.passwordId &&
    since === before.since;
  if (isSame) return accept();
  const settings = { name, expiresAt, passwordId, since };
  const data = { workspaceId, shareLinkId, clientId: before.clientId, ...settings, by, changedAt: now };
  return accept({ type: 'ShareLinkChanged', data });
};

const visited = (command: OpenShareLink | RefusePassword, { clientId, name }: ShareLink) => {
  const { workspaceId, shareLinkId, visit } = command;
  return { workspaceId, shareLinkId, clientId, name, visit };
};

const ofOpen = (command: OpenShareLink | RefusePassword, link: ShareLink): Decided => {
  const { now } = command;
  if (!isOpen(link, now)) return reject('notFound');
  if (command.type === 'OpenShareLink')
    return accept({ type: 'ShareLinkOpened', data: { ...visited(command, link), openedAt: now } });
  const { tries, until } = command;
  const data = { ...visited(command, link), tries, until, refusedAt: now };
  return accept({ type: 'ShareLinkPasswordRefused', data });
};

const decide = (command: ShareLinkCommand, state: ShareLinkState): Decided => {
  if (command.type === 'CreateShareLink') return create(command, state);
  const { workspaceId, shareLinkId, now } = command;
  const link = shareLinkOf(state, shareLinkId);
  if (!link) return reject('notFound');
  const { clientId, name, revokedAt } = link;
  const about = { workspaceId, shareLinkId, clientId, name };
  switch (command.type) {
    case 'ChangeShareLink':
      return revokedAt === null ? change(command, link) : reject('notFound');
    case 'RevokeShareLink':
      return revokedAt === null
        ? accept({ type: 'ShareLinkRevoked', data: { ...about, by: command.by, revokedAt: now } })
        : accept();
    case 'RestoreShareLink':
      return revokedAt === null
        ? accept()
        : accept({ type: 'ShareLinkRestored', data: { ...about, by: command.by, restoredAt: now } });
    default:
      return ofOpen(command, link);
  }
};

export const shareLinkDecider: Decider<ShareLinkCommand, ShareLinkEvent, ShareLinkState> = {
  initial: { ...noShareLinks, next: 0 },
  evolve: (state, event) => ({ ...shareLinksAfter(state, event, state.next), next: state.next + 1 }),
  decide,
};
