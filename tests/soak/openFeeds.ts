/** Streams of events that a fuzzer has opened: all that came over them is judged event by event once it is done. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { createServerSentEventReader, type ServerSentEvent } from '#machines/api/serverSentEvents.ts';
import { type FeedReader, readFeed } from '#tests/support/feedReader.ts';
import { createEventReferee } from './apiDocument.ts';

/** `after`: the position after which it was asked for. */
type OpenFeed = { readonly name: EndpointName; readonly after: number; readonly feed: FeedReader };

type Judge = ReturnType<typeof createEventReferee>;

const positionOf = (value: unknown): unknown => (Object(value) as { position?: unknown }).position;

/** Null where an event is as the document says and comes after the one before. */
const faultOf = (
  name: EndpointName,
  { event, id, data }: ServerSentEvent,
  { before, judge }: { readonly before: number; readonly judge: Judge },
): string | null => {
  const value: unknown = JSON.parse(data);
  if (event !== 'log') return `an event is called ${event}`;
  if (id !== String(positionOf(value))) return `an event with id ${id} has position ${positionOf(value)}`;
  if (Number(id) <= before) return `position ${id} comes after ${before}`;
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
      opened.push({ name, after: Math.min(asked ?? head, head), feed: readFeed(response) });
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
