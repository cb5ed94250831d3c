/** Records event streams opened by a fuzzer and validates each received event when the run ends. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { createServerSentEventReader, type ServerSentEvent } from '#machines/api/streamReader.ts';
import { type FeedReader, readFeed } from '#tests/support/feedReader.ts';
import { createEventReferee } from './apiDocument.ts';

type OpenFeed = { readonly name: EndpointName; readonly after: number; readonly feed: FeedReader };

type Judge = ReturnType<typeof createEventReferee>;

const told: Readonly<Partial<Record<EndpointName, readonly [event: string, id: string]>>> = {
  streamEvents: ['log', 'position'],
  streamVisits: ['visits', 'cursor'],
};

const faultOf = (
  name: EndpointName,
  { event, id, data }: ServerSentEvent,
  { before, judge }: { readonly before: number; readonly judge: Judge },
): string | null => {
  const value: unknown = JSON.parse(data);
  if (event === 'end') return judge(name, value, 'x-end-event-data');
  const [called, field] = told[name] ?? ['message', 'id'];
  const own = String(Object(value)[field]);
  if (event !== called) return `an event is called ${event}`;
  if (id !== own) return `an event with id ${id} has ${field} ${own}`;
  if (Number(id) <= before) return `${field} ${id} comes after ${before}`;
  return judge(name, value);
};

/** `mayBreak`: whether a planted fault may have broken the stream. The reader would reconnect after its last event. */
const judgeFeed = async (
  { name, after, feed }: OpenFeed,
  judge: Judge,
  mayBreak: (failure: unknown) => boolean,
): Promise<{ readonly events: number; readonly isBroken: boolean; readonly faults: readonly string[] }> => {
  const faults: string[] = [];
  const text = await feed.next();
  const isBroken = (await feed.ending()) === 'broken';
  if (isBroken && !mayBreak(feed.failure())) faults.push(`the stream broke: ${feed.failure()}`);
  if (!text.endsWith('\n\n')) faults.push(`the stream stops within an event: ${text.slice(-80)}`);
  const events = createServerSentEventReader().push(text);
  let before = after;
  for (const one of events) {
    const fault = faultOf(name, one, { before, judge });
    if (fault !== null) faults.push(`${fault}: ${one.data.slice(0, 300)}`);
    before = Number(one.id);
  }
  if (!isBroken) await feed.leave();
  return { events: events.length, isBroken, faults };
};

export const createOpenFeeds = () => {
  const opened: OpenFeed[] = [];
  const judge = createEventReferee();
  return {
    take: (name: EndpointName, response: Response, asked: number | null): void => {
      const head = Number(response.headers.get('X-Log-Position'));
      // Ids of visits are times, unrelated to the head of the log.
      const after = name === 'streamVisits' ? 0 : Math.min(asked ?? head, head);
      opened.push({ name, after, feed: readFeed(response) });
    },
    close: async (
      mayBreak: (failure: unknown) => boolean,
    ): Promise<{ readonly events: number; readonly broken: number; readonly faults: readonly string[] }> => {
      let [events, broken] = [0, 0];
      const faults: string[] = [];
      for (const one of opened) {
        const judged = await judgeFeed(one, judge, mayBreak);
        events += judged.events;
        broken += judged.isBroken ? 1 : 0;
        faults.push(...judged.faults);
      }
      return { events, broken, faults };
    },
  };
};

export type OpenFeeds = ReturnType<typeof createOpenFeeds>;
