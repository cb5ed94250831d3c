/** Resolves a client id after merges to the client that remains. */

type Merged = { readonly id: string; readonly merged_into: string | null };

/** Returns the merged client itself if its target is gone; null for an unknown id. */
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
