/** Models the clients API of a workspace on Starter, for comparison with the real API. */

export type ClientCall =
  | { readonly name: 'addClient'; readonly domain: string }
  | { readonly name: 'updateClient'; readonly client: number; readonly to: string; readonly version: Version }
  | { readonly name: 'archiveClient'; readonly client: number; readonly version: Version }
  | { readonly name: 'restoreClient'; readonly client: number };

export type Version = 'right' | 'any' | 'stale' | 'none';

export type ModelReply = {
  readonly status: number;
  readonly code: string | null;
  readonly etag: string | null;
};

export type ModelClient = { name: string; domain: string; archived: boolean; revision: number };

const most = 5;

const done = (status: number, client: ModelClient | null): ModelReply => ({
  status,
  code: null,
  etag: client && `"r${client.revision}"`,
});
const refused = (status: number, code: string): ModelReply => ({ status, code, etag: null });

const refusedVersion = (version: Version): ModelReply | null => {
  if (version === 'none') return refused(428, 'versionRequired');
  return version === 'stale' ? refused(412, 'staleVersion') : null;
};

export const clientsModel = (sample: { readonly name: string; readonly domain: string }) => {
  const clients: ModelClient[] = [{ ...sample, archived: false, revision: 0 }];
  let revision = 0;

  const changed = (client: ModelClient): void => {
    revision += 1;
    client.revision = revision;
  };
  const active = () => clients.filter(({ archived }) => !archived);
  const noRoom = (domain: string): ModelReply | null => {
    if (active().some((other) => other.domain === domain)) return refused(409, 'domainTaken');
    return active().length >= most ? refused(402, 'limitReached') : null;
  };

  const add = (domain: string): ModelReply => {
    const refusal = noRoom(domain);
    if (refusal) return refusal;
    const client = { name: domain, domain, archived: false, revision: 0 };
    clients.push(client);
    changed(client);
    return done(201, client);
  };
  const update = (client: ModelClient, to: string, version: Version): ModelReply => {
    const refusal = refusedVersion(version);
    if (refusal) return refusal;
    if (client.archived) return refused(409, 'clientArchived');
    if (client.name !== to) {
      client.name = to;
      changed(client);
    }
    return done(200, client);
  };
  const archive = (client: ModelClient, version: Version): ModelReply => {
    const refusal = refusedVersion(version);
    if (refusal) return refusal;
    if (!client.archived) {
      client.archived = true;
      changed(client);
    }
    return done(204, null);
  };
  const restore = (client: ModelClient): ModelReply => {
    if (!client.archived) return done(200, client);
    const refusal = noRoom(client.domain);
    if (refusal) return refusal;
    client.archived = false;
    changed(client);
    return done(200, client);
  };

  return {
    clients,
    changes: (): number => revision,
    answer: (call: ClientCall): ModelReply => {
      if (call.name === 'addClient') return add(call.domain);
      const client = clients[call.client];
      if (!client) return refused(404, 'notFound');
      switch (call.name) {
        case 'updateClient':
          return update(client, call.to, call.version);
        case 'archiveClient':
          return archive(client, call.version);
        case 'restoreClient':
          return restore(client);
      }
    },
  };
};
