/** The shape of a script as JSON, version 1: each kind of step and of expectation by its own key. */
import * as z from 'zod/mini';
import { faultStatuses, latencyProfiles } from '#domain/inspection/networkControls.ts';

export const targetSchema = z.strictObject({
  role: z.string().check(z.minLength(1)),
  name: z.optional(z.string()),
  part: z.optional(z.literal(true)),
  nth: z.optional(z.int().check(z.minimum(0))),
  get within() {
    return z.optional(targetSchema);
  },
});

const text = z.string();
const count = z.int().check(z.minimum(0));

/** By the key that tells them apart. */
export const expectationSchemas = {
  url: z.strictObject({ url: text }),
  visible: z.strictObject({ visible: targetSchema }),
  hidden: z.strictObject({ hidden: targetSchema }),
  text: z.strictObject({ text, in: targetSchema }),
  value: z.strictObject({ value: text, of: targetSchema }),
  actor: z.strictObject({ actor: text, state: text }),
  log: z.strictObject({ log: z.array(text).check(z.minLength(1)) }),
  requests: z.strictObject({ requests: count, of: text }),
  projection: z.strictObject({ projection: text, is: z.unknown() }),
} as const;

const faultSchema = z.strictObject({
  route: text,
  status: z.literal(faultStatuses),
  times: z.int().check(z.minimum(1)),
});

/** By the key that tells them apart; what `expect` expects is read apart. */
export const stepSchemas = {
  go: z.strictObject({ go: text.check(z.startsWith('/')) }),
  click: z.strictObject({ click: targetSchema }),
  fill: z.strictObject({ fill: targetSchema, with: text }),
  select: z.strictObject({ select: targetSchema, option: text }),
  press: z.strictObject({ press: text, on: z.optional(targetSchema) }),
  hover: z.strictObject({ hover: targetSchema }),
  wait: z.strictObject({ wait: count }),
  sleep: z.strictObject({ sleep: count }),
  net: z.strictObject({ net: z.literal(latencyProfiles) }),
  fault: z.strictObject({ fault: faultSchema }),
  expect: z.strictObject({ expect: z.union(Object.values(expectationSchemas)) }),
  caption: z.strictObject({ caption: text }),
  send: z.strictObject({ send: z.strictObject({ actor: text, event: z.looseObject({ type: text }) }) }),
  role: z.strictObject({ role: z.enum(['admin', 'manager', 'client']) }),
} as const;

/** All but the steps. */
export const headSchema = z.strictObject({
  version: z.literal(1),
  name: text.check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: text.check(z.minLength(1)),
  about: text,
  seed: z.int(),
  start: z.iso.datetime({ offset: true }),
  network: z.literal(latencyProfiles),
  refusals: z.optional(z.array(text)),
});

export const scriptSchema = z.extend(headSchema, { steps: z.array(z.union(Object.values(stepSchemas))) });

/** For editors and other programs. */
export const scriptJsonSchema = (): object => z.toJSONSchema(scriptSchema, { io: 'input' });
