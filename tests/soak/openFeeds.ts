/** Streams of events that a fuzzer has opened: all that came over them is judged event by event once it is done. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { createServerSentEventReader, type ServerSentEvent } from '#machines/api/serverSentEvents.ts';
import { type FeedReader, readFeed } from '#tests/support/feedReader.ts';
import { createEventReferee } from './apiDocument.ts';

/** `after`: the position after which it was asked for. */
type OpenFeed = { readonly name: EndpointName; readonly after: number; readonly feed: FeedReader };

const positionOf = (value: unknown): unknown => (Object(value) as { position?: unknown }).position;

/** Null where an event is as the document says and comes after the one before. */
const faultOf = (
  name: EndpointName,
  { event, id, data }: ServerSentEvent,
  { before, judge }: { readonly before: number; readonly judge: ReturnType<typeof createEventReferee> },
): string | null => {
  const value: unknown = JSON.parse(data);
  if (event !== 'log') return `an event is called ${event}`;
  if (id !== String(positionOf(value))) return `an event with id ${id} has position ${positionOf(value)}`;
  if (Number(id) <= before) return `position ${id} comes after ${before}`;
  return judge(name, value);
};

export const createOpenFeeds = () => {
  const opened: OpenFeed[] = [];
  const judge = createEventReferee();
  return {
    take: (name: EndpointName, response: Response, asked: number | null): void => {
      const head = Number(response.headers.get('X-Log-Position'));
      opened.push({ name, after: Math.min(asked ?? head, head), feed: readFeed(response) });
    },
    /** Ends them; gives how many events came, and what was wrong with them. */
    close: async (): Promise<{ readonly events: number; readonly faults: readonly string[] }> => {
      let events = 0;
      const faults: string[] = [];
      for (const { name, after, feed } of opened) {
        const text = await feed.next();
        if ((await feed.ending()) === 'broken') faults.push('the stream broke');
        if (!text.endsWith('\n\n')) faults.push(`the stream stops within an event: ${text.slice(-80)}`);
        let before = after;
        for (const one of createServerSentEventReader().push(text)) {
          const fault = faultOf(name, one, { before, judge });
          if (fault !== null) faults.push(`${fault}: ${one.data.slice(0, 300)}`);
          before = Number(one.id);
          events += 1;
        }
        await feed.leave();
      }
      return { events, faults };
    },
  };
};

export type OpenFeeds = ReturnType<typeof createOpenFeeds>;
