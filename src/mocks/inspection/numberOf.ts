/** Finds the number of an event within its workspace, with the workspace's name. */
import type { EventNumber } from '#domain/inspection/logControls.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { numberAt } from '#events/projections/timeline.ts';
import { taggedWorkspace } from '#events/tags.ts';

export const numberOf = async (
  readModel: Pick<ReadModel, 'of' | 'whole'>,
  position: number,
): Promise<EventNumber | null> => {
  const { history, workspaceDirectory } = await readModel.whole();
  const id = taggedWorkspace(history[position - 1]?.tags ?? []);
  if (id === null) return null;
  const { timeline } = await readModel.of(id);
  return { number: numberAt(timeline, position), workspace: workspaceDirectory.byId[id]?.name ?? null };
};

/** The number of the last event at or before a position in the account's workspace; null for none. */
export const numberFor = async (
  readModel: Pick<ReadModel, 'of' | 'whole'>,
  position: number,
  accountId: string,
): Promise<number | null> => {
  const membership = (await readModel.whole()).workspaceDirectory.membershipOf[accountId];
  return membership ? numberAt((await readModel.of(membership.workspaceId)).timeline, position) : null;
};
