/** Declares the undo of client changes. */

import { usualZone } from '#domain/clients/clientZone.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import type { Client } from '#events/clients/client.ts';
import type { ClientCommand } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import type { ClientEvent } from '#events/clients/clientEvents.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { activeClients, type ClientState, clientOf, everyClientOf } from '#events/clients/clientsFold.ts';
import { clientTag } from '#events/tags.ts';
import { planOf } from '../subscription/planOf.ts';
import { dayInWords, type Facts, ofAgency, person, text } from '../undo/facts.ts';
import type { UndoRules } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const statusOf = ({ archivedAt, mergedInto, pausedAt }: Client): string => {
  if (mergedInto !== null) return 'merged';
  if (archivedAt !== null) return 'archived';
  return pausedAt === null ? 'active' : 'paused';
};

const feesOf = ({ contract }: Client): string =>
  contract
    .map(
      ({ from, currency, monthlyFeeCents, until }) =>
        `${feeAmount(monthlyFeeCents, currency)} from ${dayInWords(from)}${until === undefined ? '' : ` until ${dayInWords(until)}`}`,
    )
    .join('; ');

const assumedOf = ({ lifetime }: Client): string | null =>
  lifetime &&
  `${lifetime.ordersPerYear} orders a year, ${lifetime.years} years, ${lifetime.marginPercent}% margin`;

const factsOf = (state: ClientState, { clientId }: ClientEvent['data']): Facts | null => {
  const client = clientOf(state, clientId);
  if (!client) return null;
  const { name, domain, industry, ownerId, tags, timeZone = usualZone } = client;
  return {
    Name: text(name),
    Domain: text(domain),
    Industry: text(industry),
    'Time zone': text(timeZone === usualZone ? null : timeZone),
    Status: text(statusOf(client)),
    Logo: text(client.logoId === null ? null : 'a picture'),
    Owner: ofAgency(person(ownerId)),
    Tags: ofAgency(text(tags.join(', '))),
    Fees: ofAgency(text(feesOf(client))),
    Assumptions: ofAgency(text(assumedOf(client))),
  };
};

const ways: UndoRules<ClientCommand, ClientEvent, ClientState>['ways'] = {
  /** Undo archives without erasing; redo restores. */
  ClientAdded: {
    as: 'archiveClient',
    key: ({ clientId }) => clientTag(clientId),
    command: ({ data: { clientId }, now }) => ({ type: 'ArchiveClient', clientId, now }),
  },
  ClientUpdated: {
    as: 'updateClient',
    command: ({ data: { clientId, changes }, before, now }) => {
      const former = clientOf(before, clientId);
      const details = { timeZone: usualZone, ...former };
      const fields = (['name', 'domain', 'industry', 'timeZone'] as const).filter((field) =>
        Object.hasOwn(changes, field),
      );
      const values = Object.fromEntries(fields.map((field) => [field, details[field]]));
      return { type: 'UpdateClient', clientId, changes: values, now };
    },
  },
  ClientPaused: {
    as: 'resumeClient',
    command: ({ data: { clientId }, now }) => ({ type: 'ResumeClient', clientId, now }),
  },
  ClientResumed: {
    as: 'pauseClient',
    command: ({ data: { clientId }, now }) => ({ type: 'PauseClient', clientId, now }),
  },
  ClientOwnerAssigned: {
    as: 'updateClient',
    command: ({ data: { clientId }, before, now }) => {
      const ownerId = clientOf(before, clientId)?.ownerId ?? null;
      return { type: 'UpdateClient', clientId, changes: {}, ownerId, now };
    },
  },
  ClientTagsChanged: {
    as: 'updateClient',
    command: ({ data: { clientId }, before, now }) => {
      const tags = clientOf(before, clientId)?.tags ?? [];
      return { type: 'UpdateClient', clientId, changes: {}, tags, now };
    },
  },
  ClientLifetimeAssumed: {
    as: 'updateClient',
    command: ({ data: { clientId }, before, now }) => {
      const lifetime = clientOf(before, clientId)?.lifetime ?? null;
      return { type: 'UpdateClient', clientId, changes: {}, lifetime, now };
    },
  },
  ClientLogoChanged: {
    as: 'updateClient',
    command: ({ data: { clientId }, before, now }) => {
      const logoId = clientOf(before, clientId)?.logoId ?? null;
      return { type: 'UpdateClient', clientId, changes: {}, logoId, now };
    },
  },
  ClientContractChanged: {
    as: 'withdrawContract',
    command: ({ data: { clientId, changeId }, now }) => ({
      type: 'WithdrawContract',
      clientId,
      changeId,
      now,
    }),
  },
  ClientContractWithdrawn: {
    as: 'changeContract',
    command: ({ data: { clientId, changeId }, before, now }) => {
      const former = clientOf(before, clientId)?.contract.find(({ id }) => id === changeId);
      if (!former) throw new Error(`Nobody wrote the contract ${changeId} down`);
      const { id: _id, changedAt: _at, ...fee } = former;
      return { type: 'ChangeContract', clientId, changeId, fee, now };
    },
  },
  ClientArchived: {
    as: 'restoreClient',
    command: ({ data: { clientId }, now }) => ({ type: 'RestoreClient', clientId, now }),
  },
  /** Restores the merged client; its moved data returns by the undo rules of those streams. */
  ClientMerged: {
    as: 'mergeClients',
    command: ({ data: { clientId }, now }) => ({ type: 'RestoreClient', clientId, now }),
  },
  ClientDeleted: {
    as: 'restoreClient',
    command: ({ data: { clientId }, now }) => ({ type: 'UndeleteClient', clientId, now }),
  },
  ClientRestored: {
    as: 'archiveClient',
    command: ({ data: { clientId }, before, now }) => {
      const former = everyClientOf(before, clientId);
      const intoId = former?.mergedInto ?? null;
      if (intoId !== null)
        return {
          type: 'MergeClients',
          clientId: intoId,
          mergedId: clientId,
          mergedRevision: null,
          takes: [],
          now,
        };
      return former?.deletedAt !== null
        ? { type: 'DeleteClient', clientId, name: null, now }
        : { type: 'ArchiveClient', clientId, now };
    },
  },
};

export const clientUndo = undoSubject<ClientCommand, ClientEvent, ClientState>({
  stream: clientStream,
  decider: clientDecider,
  facts: factsOf,
  ways,
  refuse: ({ answers, caller, now }, { before, after }) => {
    const used = activeClients(before);
    const adding = activeClients(after) - used;
    if (adding <= 0) return null;
    const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
    const extras = checkLimit({ plan, resource: 'clients', used, adding });
    return extras && { ok: false, refusal: 'limitReached', extras };
  },
});
