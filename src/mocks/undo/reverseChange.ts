/** The events that take a whole change back, made by the deciders of its subjects. */
import { categoryOf } from '#events/entityOf.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Reversal, Taking } from './undoRules.ts';
import { undoSubjectOf } from './undoTable.ts';

/** What comes back with the end of a simulation is held against the plan that is paid for. */
const withoutSimulation = (change: readonly StoredEvent[], answers: Taking['answers']): Taking['answers'] => {
  const started = change.find(({ type }) => type === 'PlanSimulationStarted');
  const { byAccount } = answers.currentSubscription;
  const accountId = String(Object(started?.data).accountId);
  const agreed = started && byAccount[accountId];
  if (!agreed) return answers;
  const ended = { ...byAccount, [accountId]: { ...agreed, simulated: null } };
  return { ...answers, currentSubscription: { byAccount: ended } };
};

/** Refuses as a whole: with the first refusal of a decider, or because all is as it was before anyway. */
export const reverseChange = async (
  log: Pick<EventLog, 'readStream'>,
  change: readonly StoredEvent[],
  taking: Taking,
): Promise<Reversal> => {
  const known = { ...taking, answers: withoutSimulation(change, taking.answers) };
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
