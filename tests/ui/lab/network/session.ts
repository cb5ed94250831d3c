/** Runs a session of the real API client and feed over the real backend in virtual time, and folds its trace. */
import { createApiClient } from '#machines/api/apiClient.ts';
import { createEventFeed } from '#machines/api/eventFeed.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { settle } from '#world/settle.ts';

export const site = 'https://app.example';

export const openSession = async (latency = 0) => {
  let planned = 0;
  const server = openTestBackend({ latency: () => planned });
  const { world, backend, controls } = server;
  let token: string | null = null;
  const wire = {
    world,
    baseUrl: site,
    fetch: (url: string, init: RequestInit) =>
      backend.handle(new Request(url, init)).then((response) => {
        if (response.type === 'error') throw new TypeError('Failed to fetch');
        return response;
      }),
    ready: () => Promise.resolve(),
    session: { token: () => token },
  };
  const api = createApiClient(wire);
  const openFeed = createEventFeed(wire);
  const signedUp = await api.call('signUp', { body: signUpBodyOf(nora) });
  token = signedUp.session.token;
  planned = latency;
  const fold = createCallFold();

  const through = async <Reply>(call: Promise<Reply>, time = latency): Promise<Reply | Error> => {
    const ended = call.catch((error: Error) => error);
    await world.clock.advanceAsync(time);
    return ended;
  };

  return {
    world,
    controls,
    api,
    token,
    through,
    connect: async () => {
      const leaving = new AbortController();
      const ended = openFeed({
        after: null,
        signal: leaving.signal,
        onOpen: () => {},
        onEvents: () => {},
      }).catch(() => {});
      await world.clock.advanceAsync(latency);
      return async () => {
        leaving.abort(new Error('left'));
        await ended;
      };
    },
    settle,
    calls: () => fold.take(world.trace.frames()),
  };
};
