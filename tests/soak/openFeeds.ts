/** Streams of events that a fuzzer has opened: all that came over them is judged event by event once it is done. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { createServerSentEventReader, type ServerSentEvent } from '#machines/api/serverSentEvents.ts';
import { type FeedReader, readFeed } from '#tests/support/feedReader.ts';
import { createEventReferee } from './apiDocument.ts';

/** `after`: the position after which it was asked for. */
type OpenFeed = { readonly name: EndpointName; readonly after: number; readonly feed: FeedReader };

type Judge = ReturnType<typeof createEventReferee>;

/** How a stream calls its events, and which field of each is its id. */
const told: Readonly<Partial<Record<EndpointName, readonly [event: string, id: string]>>> = {
  streamEvents: ['log', 'position'],
  streamVisits: ['visits', 'cursor'],
};

/** Null where an event is as the document says and comes after the one before. */
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

/** `mayBreak`: whether what broke a stream was planted; its reader would connect again after the last event that came. */
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
      // Ids of visits are times, of which the head of the log says nothing.
      const after = name === 'streamVisits' ? 0 : Math.min(asked ?? head, head);
      opened.push({ name, after, feed: readFeed(response) });
    },
    /** Ends them; gives how many events came, how many streams were broken, and what was wrong. */
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
