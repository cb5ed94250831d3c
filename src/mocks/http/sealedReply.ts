/** Encrypts a stored reply with the request's Idempotency-Key, so that only its sender can read a token in it. */
import type { StoredReply } from '#events/log/eventLog.ts';
import type { Ids } from '#world/ids.ts';
import { decodeBytes, encodeBytes } from '../crypto/pbkdf2.ts';
import { platformCrypto, withoutPlatform } from '../crypto/platformCrypto.ts';

const nonceBytes = 12;

const keyFor = async (subtle: SubtleCrypto, idempotencyKey: string): Promise<CryptoKey> => {
  const digest = await subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`agencylens reply ${idempotencyKey}`),
  );
  return subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const seal = async (secret: string, nonce: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>) => {
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).sealSlowly(secret, nonce, text);
  const key = await keyFor(subtle, secret);
  return new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
};

const open = async (secret: string, nonce: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>) => {
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).openSlowly(secret, nonce, sealed);
  const key = await keyFor(subtle, secret);
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, sealed));
};

/** AES-256-GCM where available; the body becomes base64 of the 12-byte nonce and the ciphertext. */
export const sealReply = async (
  reply: StoredReply,
  idempotencyKey: string,
  ids: Ids,
): Promise<StoredReply> => {
  const nonce = ids.bytes(nonceBytes);
  const sealed = await seal(idempotencyKey, nonce, new TextEncoder().encode(reply.body));
  return { ...reply, body: encodeBytes(new Uint8Array([...nonce, ...sealed])) };
};

export const openReply = async (reply: StoredReply, idempotencyKey: string): Promise<StoredReply> => {
  const bytes = decodeBytes(reply.body);
  const text = await open(idempotencyKey, bytes.slice(0, nonceBytes), bytes.slice(nonceBytes));
  return { ...reply, body: new TextDecoder().decode(text) };
};
