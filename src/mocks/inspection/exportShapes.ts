/** Declares the schemas of the lines of an exported log. */
import * as z from 'zod/mini';
import { exportFormat } from './exportPages.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.gte(0));
const name = z.string().check(z.minLength(1), z.maxLength(200));

export const headerShape = z.strictObject({
  format: z.literal(exportFormat),
  version: z.literal([1, 2]),
  tenant: name,
  count,
  head: hash,
  createdAt: z.iso.datetime(),
  leftOut: z.exactOptional(z.array(name)),
  missing: z.exactOptional(z.array(z.strictObject({ from: count, to: count }))),
});

export const endShape = z.strictObject({ end: z.literal(true), count, head: hash });

export const eventShape = z.strictObject({
  tenant: name,
  position: count,
  id: name,
  stream: z.string().check(z.regex(/^[a-z][a-zA-Z]{0,99}-[a-z0-9]{1,40}$/)),
  revision: count,
  type: name,
  schemaVersion: z.int().check(z.gte(1)),
  occurredAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  commandId: name,
  correlationId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  causationId: z.nullable(name),
  actor: z.strictObject({
    kind: z.enum(['account', 'visitor', 'seed', 'system', 'import']),
    id: name,
    role: z.exactOptional(z.enum(['admin', 'manager', 'user'])),
  }),
  tags: z.array(name).check(z.maxLength(50)),
  data: z.record(z.string(), z.unknown()),
  sealed: z.exactOptional(z.record(name, z.string().check(z.minLength(1)))),
  previousHash: hash,
  hash,
});

export const personShape = z.strictObject({ person: name, secret: name });

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const secretsShape = z.strictObject({
  wrapped: z.strictObject({
    kdf: z.literal('pbkdf2-sha256'),
    // An upper bound, so that a malicious file cannot make the derivation endless.
    rounds: z.int().check(z.gte(1), z.lte(10_000_000)),
    salt: base64,
    nonce: base64,
    box: base64,
  }),
});
