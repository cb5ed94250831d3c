/** Which client an id means now: of one that was merged, the one that stays in its place. */

type Merged = { readonly id: string; readonly merged_into: string | null };

/** Itself where the other one is not there any more; null of an id that no client has. */
export const stayingClient = <Client extends Merged>(
  clients: readonly Client[],
  id: string | null,
): Client | null => {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const seen = new Set<string>();
  let client = byId.get(id ?? '');
  while (client && client.merged_into !== null && !seen.has(client.id)) {
    seen.add(client.id);
    const next = byId.get(client.merged_into);
    if (!next) break;
    client = next;
  }
  return client ?? null;
};
