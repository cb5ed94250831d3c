/** Encrypts the log's secrets for the database with AES-256-GCM. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { VaultValue } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';

const nonceBytes = 12;
const tagBytes = 16;

export type SecretBox = {
  /** Base64 of nonce, ciphertext and authentication tag. `name` is authenticated, so that no value opens under another key. */
  seal(name: string, value: VaultValue): string;
  /** Throws `StorageError` `corrupt` for a changed text or another key. */
  open(name: string, sealed: string): VaultValue;
};

/** `key`: 32 bytes. */
export const createSecretBox = (key: Uint8Array): SecretBox => ({
  seal: (name, value) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
  },
  open: (name, sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as VaultValue;
    } catch (cause) {
      throw new StorageError('corrupt', `the secret ${name} does not open with this VAULT_KEY`, { cause });
    }
  },
});
