/** Gives the Lab read access to the log, plus writing marked Lab events and branches. */
import type { EventNumber, LogControls } from '#domain/inspection/logControls.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { numberAt } from '#events/projections/timeline.ts';
import { taggedWorkspace } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import { createBranches } from './createBranches.ts';
import { figures } from './explainableMetrics.ts';
import { explainFigure } from './explainFigure.ts';
import { exportCloudEvents } from './exportCloudEvents.ts';
import { exportLog } from './exportLog.ts';
import type { InspectionParts } from './inspectionParts.ts';
import { appendFromLab, eventShapesWith, workspaceOf } from './labEvents.ts';
import { changesAt } from './projectionChanges.ts';
import { tamperCopy } from './tamperCopy.ts';
import { verifyLog, watchChain } from './verifyLog.ts';

const numberOf = async (
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
const numberFor = async (
  readModel: Pick<ReadModel, 'of' | 'whole'>,
  position: number,
  accountId: string,
): Promise<number | null> => {
  const membership = (await readModel.whole()).workspaceDirectory.membershipOf[accountId];
  return membership ? numberAt((await readModel.of(membership.workspaceId)).timeline, position) : null;
};

export const createLogControls = (parts: InspectionParts): LogControls => {
  const { world, log, personal = log, readModel } = parts;

  const history = async () => (await readModel.whole()).history;

  /** Events cached in the read model are delivered at once and not read again. */
  const subscribe: LogControls['subscribe'] = (after, listener) => {
    let stop = () => {};
    let stopped = false;
    const begin = async () => {
      const known = (await history()).slice(after);
      if (stopped) return;
      listener(known);
      stop = personal.subscribe(after + known.length, listener);
    };
    begin().catch((error: unknown) => {
      world.trace.record({
        kind: 'fault',
        name: 'The Lab could not read the log',
        cause: null,
        detail: error,
      });
    });
    return () => {
      stopped = true;
      stop();
    };
  };

  return {
    head: log.head,
    readAll: personal.readAll,
    readStream: personal.readStream,
    subscribe,
    watchChain: (listener) => watchChain(log, listener),
    verify: (signal) => verifyLog(log, { signal }),
    exportNdjson: (upTo, step) => exportLog(log, world.clock, { ...step, upTo }),
    exportCloudEvents: (step) => exportCloudEvents(log, step),
    tamper: (position, forgery) => tamperCopy(log, position, forgery),
    numberOf: (position) => numberOf(readModel, position),
    numberAt: (position, accountId) => numberFor(readModel, position, accountId),
    changesAt: async (position) => changesAt(await history(), position),
    shapes: async () => eventShapesWith(await history(), isoNow(world.clock)),
    landsIn: async (data) => {
      const answers = await readModel.whole();
      const id = workspaceOf(data, answers);
      return id === null ? null : (answers.workspaceDirectory.byId[id]?.name ?? null);
    },
    append: (input) => appendFromLab({ world, log: personal, readModel }, input),
    figureLabels: Object.fromEntries(Object.entries(figures).map(([name, { label }]) => [name, label])),
    explainFigure: async (figure, accountId) =>
      explainFigure(await readModel.whole(), figure, { accountId, now: isoNow(world.clock) }),
    branches: createBranches(parts),
  };
};
