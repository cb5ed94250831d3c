/** Encrypts a log's exportable secrets, people's keys and password verifiers, with a key derived from a passphrase. */
import type { VaultValue } from '#events/log/eventLog.ts';
import { personOfKey, saltName } from '#events/people/personKeys.ts';
import { boxNonceBytes, openBox, sealBox } from '#events/people/sealBox.ts';
import type { Ids } from '#world/ids.ts';
import { decodeBytes, derive, encodeBytes, leastRounds } from '../crypto/pbkdf2.ts';

export type SecretRows = readonly (readonly [key: string, value: VaultValue])[];

/**
 * A line of a file with base64 texts. The box is XChaCha20-Poly1305 over rows as JSON, authenticated with the
 * part's index among all parts.
 */
export type WrappedPart = {
  readonly kdf: 'pbkdf2-sha256';
  readonly rounds: number;
  readonly salt: string;
  readonly nonce: string;
  readonly box: string;
};

export type WrappedSecrets = readonly WrappedPart[];

/** Keeps a part far below the limit of a line. */
const rowsTogether = 2_000;

type Box = { readonly part: number; readonly parts: number; readonly rows: SecretRows };

const saltBytes = 16;

/** Keys of all named people, all password verifiers and second factors; session and invitation tokens are never exported. */
export const rowsToWrap = (
  secrets: Iterable<readonly [key: string, value: VaultValue]>,
  named: ReadonlySet<string>,
): SecretRows =>
  [...secrets].filter(([key]) => {
    const person = personOfKey(key);
    return (
      /^(password|secondFactor):/.test(key) || person === saltName || (person !== null && named.has(person))
    );
  });

export type Wrapping = {
  readonly passphrase: string;
  readonly ids: Pick<Ids, 'bytes'>;
  readonly rounds?: number;
};

export const wrapSecrets = async (
  rows: SecretRows,
  { passphrase, ids, rounds = leastRounds }: Wrapping,
): Promise<WrappedSecrets> => {
  const salt = ids.bytes(saltBytes);
  const key = await derive(passphrase, salt, rounds);
  const parts = Math.ceil(rows.length / rowsTogether);
  return Array.from({ length: parts }, (_, part): WrappedPart => {
    const nonce = ids.bytes(boxNonceBytes);
    const own = rows.slice(part * rowsTogether, (part + 1) * rowsTogether);
    const text = JSON.stringify({ part, parts, rows: own } satisfies Box);
    const box = sealBox(key, nonce, text);
    return {
      kdf: 'pbkdf2-sha256',
      rounds,
      salt: encodeBytes(salt),
      nonce: encodeBytes(nonce),
      box: encodeBytes(box),
    };
  });
};

const isRow = (row: unknown): row is SecretRows[number] =>
  Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && Object(row[1]) === row[1];

const isBox = (value: unknown): value is Box => {
  const { part, parts, rows } = Object(value) as Partial<Record<string, unknown>>;
  return Number.isInteger(part) && Number.isInteger(parts) && Array.isArray(rows) && rows.every(isRow);
};

const openPart = (key: Uint8Array, { nonce, box }: WrappedPart): Box => {
  const value: unknown = JSON.parse(openBox(key, decodeBytes(nonce), decodeBytes(box)));
  if (!isBox(value)) throw new Error('a box of secrets holds something else');
  return value;
};

/** Null for another passphrase, or when a part was changed, moved or removed. */
export const unwrapSecrets = async (
  wrapped: WrappedSecrets,
  passphrase: string,
): Promise<SecretRows | null> => {
  const [first] = wrapped;
  if (first === undefined) return [];
  try {
    const { salt, rounds } = first;
    const key = await derive(passphrase, decodeBytes(salt), rounds);
    const boxes = wrapped.map((part) => openPart(key, part));
    const isWhole = boxes.every(({ part, parts }, index) => part === index && parts === boxes.length);
    return isWhole ? boxes.flatMap(({ rows }) => rows) : null;
  } catch {
    return null;
  }
};
