/** A client as it goes over the wire. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Client } from '#events/projections/clientDirectory.ts';
import { versionTag } from '../http/version.ts';

export const clientItem = (client: Client): ClientItem => ({
  id: client.id,
  name: client.name,
  domain: client.domain,
  industry: client.industry,
  sample: client.sample,
  created_at: client.addedAt,
  updated_at: client.updatedAt,
  archived_at: client.archivedAt,
  etag: versionTag(client.revision),
});

/** The same response with the ETag of the client in it, also when it is a repeated one. */
export const withEtag = async (response: Response): Promise<Response> => {
  if (!response.ok || response.status === 204) return response;
  const { client }: { client: ClientItem } = await response.clone().json();
  response.headers.set('ETag', client.etag);
  return response;
};
