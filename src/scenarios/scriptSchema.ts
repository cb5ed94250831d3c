/** Defines the JSON schema of a script, version 1: each kind of step and expectation by its own key. */
import * as z from 'zod/mini';
import { faultStatuses, latencyProfiles } from '#domain/inspection/networkControls.ts';
import { refusalForm } from './export/refusals.ts';
import { sortOrders } from './script.ts';

const targetSchema = z.strictObject({
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
const orMore = z.optional(z.literal(true));
const moment = z.iso.datetime({ offset: true });
const pageName = text.check(z.minLength(1));

const fileHead = { name: pageName, type: z.optional(text) };

export const expectationSchemas = {
  url: z.strictObject({ url: text }),
  visible: z.strictObject({ visible: targetSchema }),
  hidden: z.strictObject({ hidden: targetSchema }),
  count: z.strictObject({ count, of: targetSchema, orMore }),
  text: z.strictObject({ text, in: targetSchema }),
  value: z.strictObject({ value: text, of: targetSchema }),
  focus: z.strictObject({ focus: targetSchema }),
  title: z.strictObject({ title: text }),
  attribute: z.strictObject({
    attribute: text,
    of: targetSchema,
    is: z.union([z.string(), z.boolean(), z.null()]),
  }),
  stored: z.strictObject({ stored: text, is: z.nullable(text) }),
  actor: z.strictObject({ actor: text, state: text }),
  log: z.strictObject({ log: z.array(text).check(z.minLength(1)) }),
  requests: z.strictObject({ requests: count, of: text, orMore }),
  projection: z.strictObject({ projection: text, is: z.unknown() }),
} as const;

const fault = { route: text, times: z.int().check(z.minimum(1)) };

const share = z.number().check(z.minimum(0), z.lt(1));

export const faultSchemas = {
  status: z.strictObject({ ...fault, status: z.literal(faultStatuses), retryAfter: z.optional(count) }),
  timeout: z.strictObject({ ...fault, kind: z.literal('timeout') }),
  networkError: z.strictObject({
    ...fault,
    kind: z.literal('networkError'),
    lost: z.enum(['request', 'answer']),
  }),
  slowBody: z.strictObject({ ...fault, kind: z.literal('slowBody'), duration: count }),
  cutBody: z.strictObject({ ...fault, kind: z.literal('cutBody'), share }),
  streamDrop: z.strictObject({ ...fault, kind: z.literal('streamDrop') }),
  streamDuplicate: z.strictObject({ ...fault, kind: z.literal('streamDuplicate') }),
  streamOutOfOrder: z.strictObject({ ...fault, kind: z.literal('streamOutOfOrder') }),
} as const;

/** By distinguishing key; the contents of `expect` and `fault` are parsed separately. */
export const stepSchemas = {
  go: z.strictObject({ go: text.check(z.startsWith('/')) }),
  click: z.strictObject({ click: targetSchema }),
  fill: z.strictObject({ fill: targetSchema, with: text }),
  select: z.strictObject({ select: targetSchema, option: text }),
  dates: z.strictObject({ dates: targetSchema, from: pageName, to: pageName }),
  sort: z.strictObject({ sort: targetSchema, order: z.literal([...sortOrders]) }),
  press: z.strictObject({ press: text, on: z.optional(targetSchema) }),
  hover: z.strictObject({ hover: targetSchema }),
  upload: z.strictObject({
    upload: targetSchema,
    file: z.union([
      z.strictObject({ ...fileHead, text }),
      z.strictObject({ ...fileHead, base64: z.base64() }),
    ]),
  }),
  wait: z.strictObject({ wait: count }),
  sleep: z.strictObject({ sleep: count }),
  clock: z.strictObject({ clock: moment }),
  pace: z.strictObject({ pace: z.number().check(z.minimum(0)) }),
  net: z.strictObject({ net: z.literal([...latencyProfiles, 'offline', 'online']) }),
  fault: z.strictObject({ fault: z.union(Object.values(faultSchemas)) }),
  kill: z.strictObject({ kill: z.literal('worker') }),
  store: z.strictObject({ store: text, value: z.nullable(text) }),
  tab: z.strictObject({ tab: pageName }),
  close: z.strictObject({ close: pageName }),
  fork: z.strictObject({ fork: pageName, at: count }),
  expect: z.strictObject({ expect: z.union(Object.values(expectationSchemas)) }),
  caption: z.strictObject({ caption: text }),
  send: z.strictObject({
    send: z.strictObject({
      actor: text,
      event: z.looseObject({ type: text }),
      also: z.optional(z.array(z.looseObject({ type: text }))),
    }),
  }),
  role: z.strictObject({ role: z.enum(['admin', 'manager', 'client']) }),
} as const;

export const headSchema = z.strictObject({
  version: z.literal(1),
  name: text.check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: text.check(z.minLength(1)),
  about: text,
  seed: z.int(),
  start: moment,
  network: z.literal(latencyProfiles),
  width: z.optional(z.int().check(z.minimum(320), z.maximum(2_560))),
  refusals: z.optional(
    z.array(text.check(z.regex(refusalForm, 'must be like “503 DELETE /api/clients/:id” or “lost GET /”'))),
  ),
});

export const scriptSchema = z.extend(headSchema, { steps: z.array(z.union(Object.values(stepSchemas))) });
