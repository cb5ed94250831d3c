/** What was scheduled takes effect with the first request after its time: the clock alone appends nothing. */

import { noRoomChanges } from '#domain/plans/fitRoom.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { subscriptionStream } from '#events/subscriptions/stream.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type { BackendParts } from './context.ts';
import { alongside, mergedBeside } from './handleCommand.ts';
import type { Origin } from './requestOrigin.ts';
import { fittingFor } from './resourcesOf.ts';
import { roomChanges } from './roomChanges.ts';
import { ownerOf } from './subscriptionOfWorkspace.ts';

type Due = { readonly workspaceId: string; readonly now: string } & Origin;

/** Appends what is due, at most once whoever asks first; gives the answers that are to be used. */
export const withDueChange = async (
  parts: Pick<BackendParts, 'log' | 'readModel'>,
  answers: ScopedAnswers,
  { workspaceId, now, correlation, frame }: Due,
): Promise<ScopedAnswers> => {
  const ownerId = ownerOf(answers, workspaceId);
  const agreed = ownerId === null ? undefined : answers.currentSubscription.byAccount[ownerId];
  const scheduled = agreed?.scheduled ?? null;
  if (ownerId === null || !agreed || scheduled === null || scheduled.effectiveAt > now) return answers;
  const question = { workspaceId, plan: scheduled.plan, keep: agreed.keep };
  // While the app is looked at with another plan, room is made when that ends.
  const room = agreed.simulated === null ? fittingFor(answers, question).changes : noRoomChanges;
  const taken = await alongside(
    parts,
    {
      stream: subscriptionStream,
      key: [ownerId],
      decider: subscriptionDecider,
      command: { type: 'TakeEffect', room, now },
    },
    workspaceId,
  );
  const { events = [], expected = [] } = mergedBeside([
    taken,
    await roomChanges(parts, room, { workspaceId, by: ownerId, now }),
  ]);
  // Another request was faster while this one read the streams: nothing is left to append, which the log would refuse.
  if (events.length === 0) return parts.readModel.of(workspaceId);
  const commandId = `plan-change-${sha256Hex(`${ownerId}|${scheduled.effectiveAt}`)}`;
  await parts.log.append({
    commandId,
    commandHash: sha256Hex(commandId),
    correlationId: correlation,
    causeFrame: frame,
    actor: { kind: 'system', id: 'billing' },
    events,
    expected,
  });
  // Whoever was faster has appended the same.
  return parts.readModel.of(workspaceId);
};
