/** Answers the app's requests inside the page: its own `fetch` is caught, and the browser's network panel sees nothing of it. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { Destination } from './destination.ts';

/** `streams`: replies without an end alone; the rest goes its usual way. */
export type AnsweredInPage = 'all' | 'streams';

export type PageAnswers = {
  /** From now on only `streams` are caught, or nothing; requests under way are answered. */
  readonly leaveToWorker: (kept: 'streams' | 'nothing') => void;
};

const asksForStream = ({ headers }: Request): boolean => headers.get('Accept') === 'text/event-stream';

/** To be called once in a page: a second interceptor finds `fetch` caught already. */
export const serveInPage = ({ handle, base }: Destination, first: AnsweredInPage = 'all'): PageAnswers => {
  let answered = first;
  const interceptor = new FetchInterceptor();
  interceptor.apply();
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${base}api/`)) return;
    if (answered === 'streams' && !asksForStream(request)) return;
    await controller.respondWith(await handle(request));
  });
  return {
    leaveToWorker: (kept) => {
      if (kept === 'streams') answered = kept;
      else interceptor.dispose();
    },
  };
};
