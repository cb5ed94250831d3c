/** How a stored reply is kept: sealed with the request's own Idempotency-Key, so that a session token in it can be read again only by who sent that key. */
import type { StoredReply } from '#events/log/eventLog.ts';
import type { Ids } from '#world/ids.ts';

const keyFor = async (idempotencyKey: string): Promise<CryptoKey> => {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`agencylens reply ${idempotencyKey}`),
  );
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

/** AES-256-GCM; the body becomes base64 of the 12 bytes of nonce and the sealed text. */
export const sealReply = async (
  reply: StoredReply,
  idempotencyKey: string,
  ids: Ids,
): Promise<StoredReply> => {
  const nonce = ids.bytes(12);
  const text = new TextEncoder().encode(reply.body);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await keyFor(idempotencyKey),
    text,
  );
  return { status: reply.status, body: encodeBytes(new Uint8Array([...nonce, ...new Uint8Array(sealed)])) };
};

/** The reply that was sealed; throws when the key is another one. */
export const openReply = async (reply: StoredReply, idempotencyKey: string): Promise<StoredReply> => {
  const bytes = decodeBytes(reply.body);
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    await keyFor(idempotencyKey),
    bytes.slice(12),
  );
  return { status: reply.status, body: new TextDecoder().decode(text) };
};

const encodeBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const decodeBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
