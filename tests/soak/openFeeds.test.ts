import { describe, expect, it } from 'vitest';
import { createOpenFeeds } from './openFeeds.ts';

const brokenBy = (error: Error): Response => {
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (isFirst) controller.enqueue(new TextEncoder().encode(': connected\n\n'));
      else controller.error(error);
      isFirst = false;
    },
  });
  return new Response(body, { headers: { 'X-Log-Position': '7' } });
};

const closed = (error: Error, mayBreak: (failure: unknown) => boolean) => {
  const feeds = createOpenFeeds();
  feeds.take('streamEvents', brokenBy(error), null);
  return feeds.close(mayBreak);
};

describe('a stream that broke', () => {
  const planted = new Error('planted');

  it('is counted where the fault was planted', async () => {
    expect(await closed(planted, (failure) => failure === planted)).toEqual({
      events: 0,
      broken: 1,
      faults: [],
    });
  });

  it('is reported with what broke it where nothing was planted', async () => {
    expect(await closed(new Error('a projection'), (failure) => failure === planted)).toEqual({
      events: 0,
      broken: 1,
      faults: ['the stream broke: Error: a projection'],
    });
  });
});
