/** Answers the app's requests inside the page by intercepting `fetch`, invisible to the browser's network panel. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import type { Destination } from './destination.ts';

export type AnsweredInPage = 'all' | 'streams';

export type PageAnswers = {
  /** Restricts the interception to `streams` or nothing; pending requests are still answered. */
  readonly leaveToWorker: (left: 'streams' | 'nothing') => void;
};

const asksForStream = ({ headers }: Request): boolean => headers.get('Accept') === 'text/event-stream';

/** Call once per page: a second interceptor would wrap the first. */
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
    leaveToWorker: (left) => {
      if (left === 'streams') answered = left;
      else interceptor.dispose();
    },
  };
};
