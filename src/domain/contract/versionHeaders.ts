/** Which headers about versions and repetition an endpoint reads and gives, as its refusals and the shape of its reply tell. */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type EndpointName, paths } from './paths.ts';

/** Whether it holds what `If-Match` names against the version of what it changes: `required` where it refuses to go without. */
export const ifMatchOf = ({ refusals }: Pick<Endpoint, 'refusals'>): 'required' | 'read' | null => {
  if (refusals.includes('versionRequired')) return 'required';
  return refusals.includes('staleVersion') ? 'read' : null;
};

/** Whether a repetition under the same `Idempotency-Key` is answered by the first reply. */
export const readsKey = ({ refusals }: Pick<Endpoint, 'refusals'>): boolean => refusals.includes('keyReused');

/** Whether a reply is about one thing that has a version; those of the things in a list are not the list's. */
const isVersioned = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).some(([name, part]) => name === 'etag' || isVersioned(part));
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return isVersioned(schema._zod.def.innerType);
  return false;
};

/** Whether its answer has an ETag. A reply without a body has nothing that one could name. */
export const givesETag = (
  name: EndpointName,
  { hasVersion, partVersion, success, refusals }: Endpoint,
): boolean => {
  if (hasVersion || partVersion) return true;
  if (paths[name][0] === 'GET' || success.reply === null) return false;
  return ifMatchOf({ refusals }) !== null || isVersioned(success.reply);
};
