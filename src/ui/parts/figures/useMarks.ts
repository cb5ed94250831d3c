/** Loads the marks of a chart: annotations and changes for one client, annotations for all clients. */

import { useMemo } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Annotation } from '../../charts/chartModel.ts';
import { usePrinting } from '../../charts/drawing/usePrinting.ts';
import { useChartsAhead } from '../../charts/figure/chartCode.ts';
import { money } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useClients } from '../view/useClients.ts';
import type { ViewInUse } from '../view/useView.ts';
import type { Mark } from './stepMarks.ts';
import { atSteps } from './stepMarks.ts';

const dollars = (cents: unknown): string => money(Number(cents));

const dayOf = (time: unknown): string => String(time).slice(0, 10);

const markOf: Readonly<Record<string, (data: EventItem['data']) => Mark>> = {
  CampaignLaunched: ({ launchedOn, name }) => ({ day: String(launchedOn), text: `Launched ${name}` }),
  CampaignPaused: ({ from, name }) => ({ day: String(from), text: `Paused ${name}` }),
  CampaignResumed: ({ from, name }) => ({ day: String(from), text: `Resumed ${name}` }),
  CampaignEnded: ({ from, name }) => ({ day: String(from), text: `Ended ${name}` }),
  CampaignBudgetChanged: ({ from, name, formerDailyBudgetCents, dailyBudgetCents }) => ({
    day: String(from),
    text: `Budget of ${name}: ${dollars(formerDailyBudgetCents)} to ${dollars(dailyBudgetCents)} a day`,
  }),
  SourceSyncFailed: ({ from, externalName, reason }) => ({
    day: String(from),
    text: `No data from ${externalName}${reason === 'tokenExpired' ? ', its connection expired' : ''}`,
  }),
  SourceSyncPaused: ({ from, externalName }) => ({
    day: String(from),
    text: `Paused the sync of ${externalName}`,
  }),
  IntegrationDisconnected: ({ disconnectedAt, externalName }) => ({
    day: dayOf(disconnectedAt),
    text: `Disconnected ${externalName}`,
  }),
  ClientPaused: ({ pausedAt }) => ({ day: dayOf(pausedAt), text: 'Paused the client' }),
  ClientResumed: ({ resumedAt }) => ({ day: dayOf(resumedAt), text: 'Resumed the client' }),
  SourceRestated: ({ from, externalName }) => ({ day: String(from), text: `${externalName} was restated` }),
};

/** Events that begin a stop, with those that end it. */
const endsOfStops: Readonly<Record<string, readonly string[]>> = {
  SourceSyncFailed: ['SourceSyncRecovered'],
  SourceSyncPaused: ['SourceSyncResumed'],
  IntegrationDisconnected: ['IntegrationRestored'],
  ClientPaused: ['ClientResumed'],
};

const markedTypes: readonly string[] = [
  ...new Set([...Object.keys(markOf), ...Object.values(endsOfStops).flat()]),
];

/** Stops of all clients: their campaigns are too many for one of them to be the cause. */
export const stopEvents = {
  type: [...Object.keys(endsOfStops), ...Object.values(endsOfStops).flat()].join(','),
  order: 'newest',
  limit: everything,
} as const;

/** Events of a client of any age, because their day is in the data and not the log's time. */
export const markedEvents = (client: string) =>
  ({ client, type: markedTypes.join(','), order: 'newest', limit: everything }) as const;

const isOfSame = (one: EventItem, other: EventItem): boolean =>
  one.data.integrationId === other.data.integrationId && one.data.clientId === other.data.clientId;

type NameOf = (clientId: string | null) => string | undefined;

const named = (name: string | undefined, text: string): string =>
  name === undefined ? text : `${name}: ${text}`;

/** Marks for causes: a stop lasts until the event that ends it, else until `today`. */
export const causeMarks = (
  events: readonly EventItem[],
  today: string,
  nameOf: NameOf = () => undefined,
): readonly Mark[] =>
  events.flatMap((event) => {
    const mark = ownValue(markOf, event.type)?.(event.data);
    const ends = ownValue(endsOfStops, event.type);
    if (mark === undefined || ends === undefined) return mark ?? [];
    const after = events
      .filter((other) => ends.includes(other.type) && isOfSame(other, event))
      .map(({ occurred_at: at }) => dayOf(at))
      .filter((at) => at >= mark.day);
    const text = named(nameOf(event.client_id), mark.text);
    return { ...mark, text, to: [...after, today].toSorted()[0] ?? today };
  });

export const eventMarks = (events: readonly EventItem[]): readonly Mark[] =>
  events.flatMap(({ type, data }) => {
    const mark = ownValue(markOf, type)?.(data);
    return mark ? [mark] : [];
  });

/** `nameOf`: name of the annotation's client on a chart of several clients; undefined for one of all clients. */
export const annotationMarks = (
  annotations: readonly AnnotationItem[],
  nameOf: NameOf = () => undefined,
): readonly Mark[] =>
  annotations.map(({ client_id, from, to, text, shared, personal }) => {
    const name = nameOf(client_id);
    const words = `${named(name, text)}${personal ? ' (only you see this)' : ''}`;
    const mark = { day: from, text: words, ...(shared ? {} : { isPrivate: true as const }) };
    return from === to ? mark : { ...mark, to };
  });

type Marked = {
  /** Null or empty: all clients, each named. */
  readonly clientId: string | null;
  readonly use: Pick<ViewInUse, 'view'>;
  readonly names?: ReadonlyMap<string, string> | undefined;
};

/** Referentially stable, so that a chart without marks does not rerender. */
const noMarks: readonly Annotation[] = [];

const annotationsOf = (client: string | undefined, { from, to }: { from?: string; to?: string }) =>
  client === undefined ? { from, to, limit: '500' } : { client, from, to };

const clientOf = ({ clientId }: Pick<Marked, 'clientId'>): string | undefined => clientId || undefined;

type Steps = { readonly range: MetricReply['range']; readonly steps: readonly string[] };

/** Empty if the view hides marks, and until the steps are known. */
export const useMarks = (marked: Marked, shown: Steps | null): readonly Annotation[] => {
  const { use, names } = marked;
  const isPrinting = usePrinting();
  const isShown = use.view.annotations && shown !== null;
  const client = clientOf(marked);
  const isOfAll = client === undefined;
  const written = useReply('listAnnotations', annotationsOf(client, shown?.range ?? {}), isShown).data?.items;
  const events = useReply('listEvents', markedEvents(client ?? ''), isShown && !isOfAll).data?.items;
  const clients = useClients(isShown && isOfAll && names === undefined);
  return useMemo(() => {
    if (!isShown || shown === null) return noMarks;
    // On a chart of one client its name is redundant.
    const nameOf = (id: string | null) =>
      isOfAll ? (names?.get(id ?? '') ?? clients?.find((one) => one.id === id)?.name) : undefined;
    // Private annotations are not printed, because printouts are handed on.
    const visible = (written ?? []).filter(({ shared }) => shared || !isPrinting);
    const marks = [...annotationMarks(visible, nameOf), ...eventMarks(events ?? [])];
    const placed = atSteps(marks, shown.steps, shown.range);
    return placed.length === 0 ? noMarks : placed;
  }, [isShown, isOfAll, isPrinting, written, events, clients, names, shown]);
};

type MarkedView = Marked & { readonly use: Pick<ViewInUse, 'query'> };

/** Prefetches the marks and the code of charts in parallel with the metrics, so that the chart is not drawn twice. */
export const useMarksAhead = (marked: MarkedView, isWanted = true): void => {
  const { view, query } = marked.use;
  useChartsAhead();
  useReply('listAnnotations', annotationsOf(clientOf(marked), query), isWanted && view.annotations);
};

export const useReplyMarks = (marked: MarkedView, { series, range }: MetricReply): readonly Annotation[] => {
  useMarksAhead(marked);
  const shown = useMemo(() => ({ range, steps: series.map(({ at }) => at) }), [series, range]);
  return useMarks(marked, shown);
};
