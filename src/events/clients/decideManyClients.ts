/** Decides a change of many clients row by row, in order. */
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { BulkAct, ChangeManyClients, OneClientCommand } from './clientCommands.ts';
import type { ClientEvent } from './clientEvents.ts';
import { activeClients, type ClientState, clientsAfter, everyClientOf } from './clientsFold.ts';
import { decideOneClient } from './decideOneClient.ts';

export type RowOutcome = {
  readonly clientId: string;
  readonly result: 'changed' | 'unchanged' | ProblemCode;
};

type Row = ChangeManyClients['rows'][number];

const commandOf = (
  act: BulkAct,
  { clientId, now }: { readonly clientId: string; readonly now: string },
  state: ClientState,
): OneClientCommand => {
  const about = { clientId, now };
  const tags = everyClientOf(state, clientId)?.tags ?? [];
  switch (act.kind) {
    case 'archive':
      return { type: 'ArchiveClient', ...about };
    case 'restore':
      return { type: 'RestoreClient', ...about };
    case 'pause':
      return { type: 'PauseClient', ...about };
    case 'resume':
      return { type: 'ResumeClient', ...about };
    case 'assign':
      return { type: 'UpdateClient', ...about, changes: {}, ownerId: act.ownerId };
    case 'tag':
      return { type: 'UpdateClient', ...about, changes: {}, tags: [...tags, act.tag] };
    case 'delete':
      return { type: 'DeleteClient', ...about, name: null };
    case 'untag':
      return { type: 'UpdateClient', ...about, changes: {}, tags: tags.filter((tag) => tag !== act.tag) };
  }
};

const decideRow = (
  { act, most, now }: ChangeManyClients,
  { clientId, revision }: Row,
  state: ClientState,
): Decision<ClientEvent> => {
  const client = everyClientOf(state, clientId);
  if (!client) return reject('notFound');
  if (revision !== null && client.revision !== revision) return reject('staleVersion');
  const decision = decideOneClient(commandOf(act, { clientId, now }, state), state);
  if (!decision.ok || most === null) return decision;
  const before = activeClients(state);
  const after = activeClients(decision.events.reduce(clientsAfter, state));
  return after > before && after > most ? reject('limitReached') : decision;
};

export const outcomesOf = (
  command: ChangeManyClients,
  start: ClientState,
): { readonly outcomes: readonly RowOutcome[]; readonly events: readonly ClientEvent[] } => {
  let state = start;
  const outcomes: RowOutcome[] = [];
  const events: ClientEvent[] = [];
  for (const row of command.rows) {
    const { clientId } = row;
    const decision = decideRow(command, row, state);
    if (decision.ok) {
      state = decision.events.reduce(clientsAfter, state);
      events.push(...decision.events);
      outcomes.push({ clientId, result: decision.events.length > 0 ? 'changed' : 'unchanged' });
    } else outcomes.push({ clientId, result: decision.refusal });
  }
  return { outcomes, events };
};

export const decideManyClients = (command: ChangeManyClients, state: ClientState): Decision<ClientEvent> =>
  accept(...outcomesOf(command, state).events);
