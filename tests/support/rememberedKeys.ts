/** Caches derived password keys per process, because the demo's password takes 600,000 rounds at each sign-in of staged runs. */
import { webcrypto } from 'node:crypto';

/** Fewer rounds cost no noticeable time. */
const manyRounds = 100_000;

const hex = (bytes: ArrayBuffer | ArrayBufferView): string =>
  ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
    : Buffer.from(bytes).toString('hex');

const { subtle } = webcrypto;

// Test files share a process and each loads this module again.
if (!Object.hasOwn(subtle, 'deriveBits')) {
  const importKey = subtle.importKey.bind(subtle) as (...given: readonly unknown[]) => Promise<CryptoKey>;
  const deriveBits = subtle.deriveBits.bind(subtle) as (...given: readonly unknown[]) => Promise<ArrayBuffer>;
  const words = new WeakMap<CryptoKey, string>();
  const derived = new Map<string, Promise<ArrayBuffer>>();

  const rememberWord = async (...given: readonly unknown[]): Promise<CryptoKey> => {
    const key = await importKey(...given);
    const [format, bytes, algorithm] = given;
    if (format === 'raw' && algorithm === 'PBKDF2') words.set(key, hex(bytes as ArrayBufferView));
    return key;
  };

  const deriveOnce = async (
    algorithm: Partial<webcrypto.Pbkdf2Params>,
    key: CryptoKey,
    length?: number | null,
  ): Promise<ArrayBuffer> => {
    const word = words.get(key);
    const { iterations = 0, salt, hash } = algorithm;
    if (word === undefined || salt === undefined || iterations < manyRounds)
      return deriveBits(algorithm, key, length);
    const name = [word, hex(salt), iterations, JSON.stringify(hash), length].join(' ');
    const known = derived.get(name) ?? deriveBits(algorithm, key, length);
    derived.set(name, known);
    return (await known).slice(0);
  };

  Object.defineProperties(subtle, {
    importKey: { value: rememberWord, configurable: true },
    deriveBits: { value: deriveOnce, configurable: true },
  });
}
