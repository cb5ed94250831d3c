/** Which command a request is: named by its Idempotency-Key and its sender, told from others by its content. */
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { Ids } from '#world/ids.ts';
import { RefusalError } from './refusal.ts';

export type Command = {
  readonly id: string;
  readonly hash: string;
  /** The key that the client gave; without one the command cannot be repeated. */
  readonly key: string | null;
};

export type Asked = {
  readonly name: string;
  /** Who asks: a name of the account, of the session where it is all that is known, or of nobody. */
  readonly sender: string;
  readonly params: unknown;
  readonly body: unknown;
};

const longestKey = 255;

/** The Idempotency-Key, or null; an empty or overlong one is refused with 422. */
const keyOf = (request: Request): string | null => {
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key.trim() === '' || key.length > longestKey)) {
    throw new RefusalError('invalid', { errors: { 'Idempotency-Key': 'Must have 1 to 255 characters' } });
  }
  return key;
};

/** Sender and endpoint are in the name, so that keys never meet. The key is hashed too: a plain hash of a body would give passwords away. */
export const commandOf = (request: Request, ids: Ids, { name, sender, params, body }: Asked): Command => {
  const key = keyOf(request);
  if (key === null) {
    const id = ids.uuid();
    return { id, hash: sha256Hex(id), key };
  }
  const content = canonicalJson({ key, name, params: params ?? null, body: body ?? null });
  return { id: `key-${sha256Hex(`${name}|${sender}|${key}`)}`, hash: sha256Hex(content), key };
};
