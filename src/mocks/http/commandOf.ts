/** Identifies a request's command by its Idempotency-Key and sender, and distinguishes commands by their content. */
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { Ids } from '#world/ids.ts';
import { RefusalError } from './refusal.ts';

export type Command = {
  readonly id: string;
  readonly hash: string;
  /** The key from the request; without one the command cannot be repeated. */
  readonly key: string | null;
};

export type Asked = {
  readonly name: string;
  readonly sender: string;
  readonly params: unknown;
  readonly body: unknown;
};

const longestKey = 255;

/** The Idempotency-Key or null; refuses empty and overlong ones with 422. */
const keyOf = (request: Request): string | null => {
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key.trim() === '' || key.length > longestKey)) {
    throw new RefusalError('invalid', { errors: { 'Idempotency-Key': 'Must have 1 to 255 characters' } });
  }
  return key;
};

/**
 * The name includes sender and endpoint, so that keys never collide. The fingerprint is keyed, because a
 * plain hash of a body would reveal passwords.
 */
export const commandOf = (request: Request, ids: Ids, { name, sender, params, body }: Asked): Command => {
  const key = keyOf(request);
  if (key === null) {
    const id = ids.uuid();
    return { id, hash: sha256Hex(id), key };
  }
  const content = canonicalJson({ key, name, params: params ?? null, body: body ?? null });
  return { id: `key-${sha256Hex(`${name}|${sender}|${key}`)}`, hash: sha256Hex(content), key };
};
