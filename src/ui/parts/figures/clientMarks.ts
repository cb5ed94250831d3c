/** Collects the marks of a chart's days: annotations, and changes of campaigns and sources. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { money } from '../../content/formatMetric.ts';
import { everything } from '../../data/wholeList.ts';
import type { Mark } from './stepMarks.ts';

const dollars = (cents: unknown): string => money(Number(cents));

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

const markedTypes: readonly string[] = Object.keys(told);

/** Events of a client of any age, because their day is in the data and not the log's time. */
export const markedEvents = (client: string) =>
  ({ client, type: markedTypes.join(','), order: 'newest', limit: everything }) as const;

export const eventMarks = (events: readonly EventItem[]): readonly Mark[] =>
  events.flatMap(({ type, data }) => {
    const mark = told[type]?.(data);
    return mark ? [mark] : [];
  });

/** `nameOf`: name of the annotation's client on a chart of several clients; undefined for one of all clients. */
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
