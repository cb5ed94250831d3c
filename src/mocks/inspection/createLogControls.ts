/** Gives the Lab read access to the log, plus writing marked Lab events and branches. */

import { definedOnly } from '#domain/definedOnly.ts';
import type { EventNumber, FigureStep, FigureTrail, LogControls } from '#domain/inspection/logControls.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type Answers, projections } from '#events/projections/answers.ts';
import { foldInto, type Projection } from '#events/projections/projection.ts';
import type { ReadModel, WholeAnswers } from '#events/projections/readModel.ts';
import { numberAt } from '#events/projections/timeline.ts';
import { taggedWorkspace } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import { macrotask } from '#world/settle.ts';
import type { Caller } from '../http/context.ts';
import { createBranches } from './createBranches.ts';
import {
  type CountRule,
  type FigureRule,
  type FigureValue,
  figures,
  type Looking,
} from './explainableMetrics.ts';
import { exportLog } from './exportLog.ts';
import type { InspectionParts } from './inspectionParts.ts';
import { appendFromLab, eventShapesWith, workspaceOf } from './labEvents.ts';
import { changesAt } from './projectionChanges.ts';
import { tamperCopy } from './tamperCopy.ts';
import { verifyLog, watchChain } from './verifyLog.ts';

const slice = 5_000;

const callerOf = (answers: Answers, accountId: string): Caller | null => {
  const account = answers.accountDirectory.byId[accountId];
  const membership = answers.workspaceDirectory.membershipOf[accountId];
  if (!account || !membership) return null;
  const { workspaceId, kind, clientId } = membership;
  return {
    accountId,
    role: account.role,
    workspaceId,
    kind,
    clientId,
    sessionId: '',
    token: '',
    expiresAt: '',
  };
};

type Watch = { readonly take: (event: StoredEvent) => void; readonly value: () => FigureValue };

const watchFold = ({ reads, value }: FigureRule, looking: Looking, steps: FigureStep[]): Watch => {
  const folded = Object.fromEntries(
    Object.keys(projections).map((name) => [name, projections[name as keyof typeof projections].empty()]),
  );
  const rules = reads.map((name) => projections[name] as unknown as Projection<object>);
  const look = () => value(folded as unknown as Answers, looking);
  let before = look();
  return {
    take: (event) => {
      const concerned = rules.filter(({ on }) => Object.hasOwn(on, event.type));
      if (concerned.length === 0) return;
      for (const rule of concerned) foldInto(rule, folded[rule.name] as object, event);
      const after = look();
      if (after !== before) steps.push({ event, before, after });
      before = after;
    },
    value: look,
  };
};

const watchCount = ({ counts }: CountRule, looking: Looking, steps: FigureStep[]): Watch => {
  let value = 0;
  return {
    take: (event) => {
      if (!counts(event, looking)) return;
      steps.push({ event, before: value, after: value + 1 });
      value += 1;
    },
    value: () => value,
  };
};

/** Null for an unknown metric, an account without a workspace, and a metric that is hidden from it. `now` is ISO 8601 UTC. */
const explainFigure = async (
  answers: WholeAnswers,
  figure: string,
  { accountId, now }: { readonly accountId: string; readonly now: string },
): Promise<FigureTrail | null> => {
  const rule = ownValue(figures, figure);
  const caller = callerOf(answers, accountId);
  if (!rule || !caller) return null;
  if ('reads' in rule && rule.open?.(caller) === false) return null;
  const looking = { caller, now };
  const steps: FigureStep[] = [];
  const watch = 'reads' in rule ? watchFold(rule, looking, steps) : watchCount(rule, looking, steps);
  const history = answers.history.slice(0, answers.position);
  for (let from = 0; from < history.length; from += slice) {
    for (const event of history.slice(from, from + slice)) watch.take(event);
    await macrotask();
  }
  return { figure, label: rule.label, value: watch.value(), folded: history.length, steps };
};

/** Extension attributes have lowercase names and simple values, so lists and encrypted boxes become JSON text. */
const cloudEventOf = (event: StoredEvent): object => {
  const { tenant, position, stream, revision, causationId, actor, tags, sealed } = event;
  return {
    specversion: '1.0',
    id: event.id,
    source: `app:${tenant}`,
    subject: `/${stream}/${revision}`,
    type: event.type,
    time: event.recordedAt,
    datacontenttype: 'application/json',
    position,
    occurredat: event.occurredAt,
    schemaversion: event.schemaVersion,
    actor: `${actor.kind}:${actor.id}`,
    ...definedOnly({ actorrole: actor.role }),
    commandid: event.commandId,
    correlationid: event.correlationId,
    ...(causationId === null ? {} : { causationid: causationId }),
    tags: JSON.stringify(tags),
    ...(sealed === undefined ? {} : { sealed: JSON.stringify(sealed) }),
    predecessorhash: event.previousHash,
    hash: event.hash,
    data: event.data,
  };
};

const pageSize = 1_000;

/** Exports to the end. `log` is the raw log, whose hashes cover encrypted data. Rejects with the signal's reason. */
const exportCloudEvents = async (
  log: Pick<EventLog, 'head' | 'readAll'>,
  { onProgress, signal }: Partial<RecoveryStep> = {},
): Promise<Blob> => {
  const { position: end } = await log.head();
  // Blobs may be stored on disk by the browser, so the log is never completely in memory.
  const parts: Blob[] = [];
  for (let after = 0; after < end; after += pageSize) {
    signal?.throwIfAborted();
    const events = await log.readAll({ after, upTo: end, limit: pageSize });
    parts.push(new Blob([`${events.map((event) => JSON.stringify(cloudEventOf(event))).join('\n')}\n`]));
    onProgress?.(Math.min(end, after + pageSize), end);
    await macrotask();
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
};

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
