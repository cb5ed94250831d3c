/** Derives from an endpoint's refusals and reply which version and idempotency headers it uses. */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type EndpointName, paths } from './paths.ts';

export const ifMatchOf = ({ refusals }: Pick<Endpoint, 'refusals'>): 'required' | 'read' | null => {
  if (refusals.includes('versionRequired')) return 'required';
  return refusals.includes('staleVersion') ? 'read' : null;
};

/** True if a repeated `Idempotency-Key` replays the first reply. */
export const readsKey = ({ refusals }: Pick<Endpoint, 'refusals'>): boolean => refusals.includes('keyReused');

/** True if the reply has an ETag field itself; ETags of list items do not count. */
const isVersioned = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).some(([name, part]) => name === 'etag' || isVersioned(part));
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return isVersioned(schema._zod.def.innerType);
  return false;
};

/** A reply without a body has no ETag. */
export const givesETag = (
  name: EndpointName,
  { hasVersion, partVersion, success, refusals }: Endpoint,
): boolean => {
  if (hasVersion || partVersion) return true;
  if (paths[name][0] === 'GET' || success.reply === null) return false;
  return ifMatchOf({ refusals }) !== null || isVersioned(success.reply);
};
