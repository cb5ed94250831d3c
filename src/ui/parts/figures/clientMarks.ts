/** What happened at the days of a chart: remarks that people wrote, and what was done to campaigns and sources. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { money } from '../../content/formatMetric.ts';
import { everything } from '../../data/wholeList.ts';
import type { Mark } from './stepMarks.ts';

const dollars = (cents: unknown): string => money(Number(cents));

/** The day of an event in its data, and what it says there. */
const told: Readonly<Record<string, (data: EventItem['data']) => Mark>> = {
  CampaignLaunched: ({ launchedOn, name }) => ({ day: String(launchedOn), text: `Launched ${name}` }),
  CampaignPaused: ({ from, name }) => ({ day: String(from), text: `Paused ${name}` }),
  CampaignResumed: ({ from, name }) => ({ day: String(from), text: `Resumed ${name}` }),
  CampaignEnded: ({ from, name }) => ({ day: String(from), text: `Ended ${name}` }),
  CampaignBudgetChanged: ({ from, name, formerDailyBudgetCents, dailyBudgetCents }) => ({
    day: String(from),
    text: `Budget of ${name}: ${dollars(formerDailyBudgetCents)} to ${dollars(dailyBudgetCents)} a day`,
  }),
  SourceSyncFailed: ({ from, externalName }) => ({ day: String(from), text: `No data from ${externalName}` }),
  SourceRestated: ({ from, externalName }) => ({ day: String(from), text: `${externalName} was restated` }),
};

/** All that have a place on a chart. */
const markedTypes: readonly string[] = Object.keys(told);

/** All events about a client that have a day on a chart, however long ago: the day is in their data, which no time of the log tells. */
export const markedEvents = (client: string) =>
  ({ client, type: markedTypes.join(','), order: 'newest', limit: everything }) as const;

/** Of the events that tell of a day; the others have no place on a chart. */
export const eventMarks = (events: readonly EventItem[]): readonly Mark[] =>
  events.flatMap(({ type, data }) => {
    const mark = told[type]?.(data);
    return mark ? [mark] : [];
  });

/** `nameOf`: of the client that a remark is about, where several stand on one chart; undefined for one of all clients. */
export const annotationMarks = (
  annotations: readonly AnnotationItem[],
  nameOf: (clientId: string | null) => string | undefined = () => undefined,
): readonly Mark[] =>
  annotations.map(({ client_id, from, to, text, shared, personal }) => {
    const name = nameOf(client_id);
    const words = `${name === undefined ? '' : `${name}: `}${text}${personal ? ' (only you see this)' : ''}`;
    const mark = { day: from, text: words, ...(shared ? {} : { isPrivate: true as const }) };
    return from === to ? mark : { ...mark, to };
  });
