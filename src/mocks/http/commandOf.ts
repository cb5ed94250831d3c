/** Which command a request is: named by its Idempotency-Key and its caller, told from others by its content. */
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

const longestKey = 255;

/** Reads the Idempotency-Key. Keys of different callers and endpoints never meet: both are part of the command's name. */
export const commandOf = (
  request: Request,
  ids: Ids,
  { name, callerId, body }: { name: string; callerId: string; body: unknown },
): Command => {
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key.trim() === '' || key.length > longestKey)) {
    throw new RefusalError('invalid', { errors: { 'Idempotency-Key': 'Must have 1 to 255 characters' } });
  }
  const hash = sha256Hex(canonicalJson({ name, body: body ?? null }));
  const id = key === null ? ids.uuid() : `key-${sha256Hex(`${name}|${callerId}|${key}`)}`;
  return { id, hash, key };
};
