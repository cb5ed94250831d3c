/** Builds the events that undo a whole change, with the deciders of its subjects. */
import type { ClientMerged as Merged } from '#events/clients/clientEvents.ts';
import { categoryOf } from '#events/entityOf.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Reversal, Taking } from '../undo/undoRules.ts';
import { undoSubjectOf } from './undoTable.ts';

type ClientMerged = Merged['data'];

/** Items restored at the end of a simulation are checked against the paid plan. */
const withoutSimulation = (change: readonly StoredEvent[], answers: Taking['answers']): Taking['answers'] => {
  const started = change.find(({ type }) => type === 'PlanSimulationStarted');
  const { byAccount } = answers.currentSubscription;
  const accountId = String(Object(started?.data).accountId);
  const agreed = started && byAccount[accountId];
  if (!agreed) return answers;
  const ended = { ...byAccount, [accountId]: { ...agreed, simulated: null } };
  return { ...answers, currentSubscription: { byAccount: ended } };
};

/** The same undo returns a merged client's data to it. */
const withMerged = (change: readonly StoredEvent[], answers: Taking['answers']): Taking['answers'] => {
  const back = change.flatMap(({ type, data }) => (type === 'ClientMerged' ? [data as ClientMerged] : []));
  if (back.length === 0) return answers;
  const byWorkspace = { ...answers.clientDirectory.byWorkspace };
  for (const { workspaceId, clientId } of back) {
    const clients = byWorkspace[workspaceId] ?? {};
    const client = clients[clientId];
    if (client) byWorkspace[workspaceId] = { ...clients, [clientId]: { ...client, archivedAt: null } };
  }
  return { ...answers, clientDirectory: { byWorkspace } };
};

/** Refuses as a whole, with the first refusal of a decider, or when nothing would change. */
export const reverseChange = async (
  log: Pick<EventLog, 'readStream'>,
  change: readonly StoredEvent[],
  taking: Taking,
): Promise<Reversal> => {
  const known = { ...taking, answers: withMerged(change, withoutSimulation(change, taking.answers)) };
  const byStream = Map.groupBy(change.toReversed(), ({ stream }) => stream);
  const parts: Extract<Reversal, { ok: true }>[] = [];
  for (const [stream, events] of byStream) {
    const subject = undoSubjectOf(categoryOf(stream));
    if (!subject) return { ok: false, refusal: 'undoImpossible' };
    const part = await subject.reverse(log, events, known);
    if (!part.ok) return part;
    parts.push(part);
  }
  const events = parts.flatMap((part) => part.events);
  if (events.length === 0) {
    const reason = 'Everything is as it was before this change.';
    return { ok: false, refusal: 'undoneAlready', extras: { reason } };
  }
  return { ok: true, events, expected: parts.flatMap(({ expected }) => expected) };
};
