/** Inserts the demo agency's reports into its history; each content is made by the product's function from the answers of that time. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { DomainEvent, StoredEvent } from '#events/log/storedEvent.ts';
import { type Folded, foldEach } from '#events/projections/answers.ts';
import { foldInto } from '#events/projections/projection.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { reportOf } from '#events/projections/reportDirectory.ts';
import { emptyTimeline, extendTimeline } from '#events/projections/timeline.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { macrotask } from '#world/settle.ts';
import { createMetricStore } from '../factStore/metricStore.ts';
import { gather } from '../reports/gather.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { demoReportDoings } from './demoReportBook.ts';
import { type Doing, reportStaff } from './demoReportSteps.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

const stored = (
  { stream, event, tags = [], occurredAt }: PastEvent,
  place: { readonly position: number; readonly revision: number },
): StoredEvent<DomainEvent> => ({
  tenant: '',
  ...place,
  id: String(place.position),
  stream,
  type: event.type,
  schemaVersion: 1,
  occurredAt,
  recordedAt: occurredAt,
  commandId: '',
  correlationId: '',
  causationId: null,
  actor: { kind: 'seed', id: 'demo' },
  tags,
  data: event.data,
  previousHash: '',
  hash: '',
});

const createDemoAnswers = () => {
  const revisions = new Map<string, number>();
  const timeline = emptyTimeline();
  const folded: Folded = foldEach((projection) => projection.empty());
  let position = 0;

  const place = (past: PastEvent): StoredEvent => {
    const revision = revisions.get(past.stream) ?? 0;
    revisions.set(past.stream, revision + 1);
    position += 1;
    return stored(past, { position, revision });
  };

  return {
    tell: (events: readonly PastEvent[]): void => {
      const placed = events.map(place);
      foldEach((projection, name) => {
        for (const event of placed) foldInto(projection, folded[name], event);
        return folded[name];
      });
      extendTimeline(timeline, placed);
    },
    now: (): ScopedAnswers => ({ ...folded, position, timeline }),
  };
};

type Telling = { readonly calendar: DemoCalendar; readonly today: EpochDay };

export const withDemoReports = async (
  history: readonly PastEvent[],
  { calendar, today }: Telling,
): Promise<readonly PastEvent[]> => {
  const known = createDemoAnswers();
  const metrics = createMetricStore();
  const all: PastEvent[] = [];
  const take = (events: readonly PastEvent[]): void => {
    all.push(...events);
    known.tell(events);
  };
  let from = 0;
  for (const doing of inOrder(demoReportDoings(calendar, today))) {
    const end = history.findIndex(({ occurredAt }, index) => index >= from && occurredAt > doing.now);
    const before = history.slice(from, end === -1 ? undefined : end);
    take(before);
    from += before.length;
    take(await eventsOf(doing, { known, metrics, all }));
    if (doing.type === 'Generate') await macrotask();
  }
  return [...all, ...history.slice(from)];
};

type Known = {
  readonly known: ReturnType<typeof createDemoAnswers>;
  readonly metrics: ReturnType<typeof createMetricStore>;
  readonly all: readonly PastEvent[];
};

const eventsOf = async (doing: Doing, { known, metrics, all }: Known): Promise<readonly PastEvent[]> => {
  const { reportId } = doing;
  const place = { stream: reportStream, key: [reportId] as const, workspaceId: demoWorkspaceId, after: all };
  if (doing.type !== 'Generate') return eventsFromCommands(reportDecider, [doing], place);
  const answers = known.now();
  const report = reportOf(answers.reportDirectory, demoWorkspaceId, reportId);
  if (report === null) throw new Error(`The seed generates ${reportId} before it is made`);
  const { now } = doing;
  const outcome = await gather({ answers, metrics, workspaceId: demoWorkspaceId, now }, report);
  const asked = { workspaceId: demoWorkspaceId, reportId, by: reportStaff, now };
  return eventsFromCommands(reportDecider, [{ type: 'RunReport', ...asked, dueAt: null, outcome }], place);
};
