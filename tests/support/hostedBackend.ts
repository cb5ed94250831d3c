/** Opens the hosted backend over an embedded database in memory, at a virtual time. */
import { expect } from 'vitest';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { type HostedPlace, openHosted } from '#hosted/openHosted.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

type Asked = {
  readonly token?: string;
  readonly etag?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export const openHostedBackend = async (options: Partial<HostedPlace> = {}) => {
  const database = await openPglite(null);
  const world = createVirtualWorld();
  const place = {
    world,
    database,
    vaultKey: new Uint8Array(32).fill(7),
    hasDemo: false,
    isSignUpOpen: true,
    base: '/',
    log: () => {},
    mail: null,
    pagesHost: null,
    workspacesHeld: 50,
    ...options,
  } as const satisfies HostedPlace;
  const hosted = await openHosted(place);

  const reply = (method: string, path: string, { token, etag, body, headers }: Asked = {}) =>
    hosted.backend.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(etag && { 'If-Match': etag }),
          ...headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      }),
    );

  /** Fails the test when the request is refused. */
  const ask = async <Answer = unknown>(method: string, path: string, asked: Asked = {}): Promise<Answer> => {
    const answered = await reply(method, path, asked);
    const answer: unknown = answered.status === 204 ? null : await answered.json();
    expect([answered.ok, answered.ok ? null : answer]).toEqual([true, null]);
    return answer as Answer;
  };

  const typesAfter = async (position: number): Promise<readonly unknown[]> => {
    const rows = await database.transaction('read', (query) =>
      query("SELECT event->>'type' AS type FROM log_events WHERE position > $1 ORDER BY position", [
        position,
      ]),
    );
    return rows.map(({ type }) => type);
  };

  return { place, world, database, hosted, reply, ask, typesAfter };
};
