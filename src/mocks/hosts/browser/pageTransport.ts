/** Answers the app's requests inside the page: its own `fetch` is caught, and the browser's network panel sees nothing of it. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { Destination } from './destination.ts';

/** Gives the function after which no further request is caught; those under way are answered. */
export const serveInPage = ({ handle, base }: Destination): (() => void) => {
  const interceptor = new FetchInterceptor();
  interceptor.apply();
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${base}api/`)) return;
    await controller.respondWith(await handle(request));
  });
  return () => interceptor.dispose();
};
