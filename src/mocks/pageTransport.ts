/** Answers the app's requests inside the page: its own `fetch` is caught, and the browser's network panel sees nothing of it. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { Destination } from './transport.ts';

export type PageTransport = {
  /** Resolves when no request is under way and none has been for a while. */
  readonly calm: () => Promise<void>;
  /** Catches no further request; those under way are answered. */
  readonly end: () => void;
};

export const answerInPage = ({ handle, base, world: { clock } }: Destination): PageTransport => {
  const interceptor = new FetchInterceptor();
  let underWay = 0;
  let lastSeen = clock.now();

  const answered = async (request: Request): Promise<Response> => {
    underWay += 1;
    try {
      return await handle(request);
    } finally {
      underWay -= 1;
      lastSeen = clock.now();
    }
  };

  interceptor.apply();
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${base}api/`)) return;
    await controller.respondWith(await answered(request));
  });

  return {
    calm: async () => {
      while (underWay > 0 || clock.now() - lastSeen < timings.calmBeforeWorker) {
        await sleep(clock, timings.calmBeforeWorker);
      }
    },
    end: () => interceptor.dispose(),
  };
};
