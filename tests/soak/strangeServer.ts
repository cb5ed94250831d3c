/** Serves the hosted backend with the demo agency on a free port, and asks it as the owner of another workspace. */
import { createServer } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { createApiHandler, createRequestLimits } from '#hosted/http/apiHandler.ts';
import { openHosted } from '#hosted/openHosted.ts';
import { createServerMetrics } from '#hosted/operations/serverMetrics.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { type Reply, readReply } from '#tests/support/contractReply.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { createLiveWorld } from '#world/liveWorld.ts';

const requestOf = (
  url: string,
  name: EndpointName,
  { params = {}, query, body, token, headers }: CallOptions,
) => {
  const [method, path] = paths[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? 'x'));
  return new Request(`${url}${filled}${query === undefined ? '' : `?${query}`}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

/** Streams are only opened, not read. */
const replyOf = async (response: Response): Promise<Reply> => {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return readReply(response);
  await response.body?.cancel();
  return { status: response.status, headers: response.headers, body: null };
};

export const openStrangeServer = async () => {
  const world = createLiveWorld();
  const database = await openPglite(null);
  const hosted = await openHosted({
    world,
    database,
    vaultKey: new Uint8Array(32).fill(7),
    hasDemo: true,
    isSignUpOpen: true,
    base: '/',
    log: () => {},
    mail: null,
    pagesHost: null,
    workspacesHeld: 50,
  });
  const api = createApiHandler({
    backend: hosted.backend,
    world,
    origin: 'http://localhost',
    base: '/',
    log: () => {},
    metrics: createServerMetrics(),
    limits: createRequestLimits(world.clock, 0),
    proxies: new BlockList(),
  });
  const server = createServer((request, response) => void api.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (name: EndpointName, call: CallOptions): Promise<Reply> =>
    replyOf(await fetch(requestOf(url, name, call)));
  const rows = await database.transaction('read', (query) =>
    query('SELECT event FROM log_events ORDER BY position', []),
  );
  const events = rows.map(({ event }) =>
    typeof event === 'string' ? JSON.parse(event) : event,
  ) as StoredEvent[];
  const signedUp = await send('signUp', { body: signUpBodyOf(nora) });
  const { token } = (signedUp.body as { readonly session: { readonly token: string } }).session;
  await send('checkout', { token, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
  return {
    events,
    ask: (name: EndpointName, call: CallOptions) => send(name, { ...call, token }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await hosted.close();
    },
  };
};
