/** Checks that an owner of another workspace, on the largest plan, gets "not found" for ids of others. */
import { expect } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { bodySchemaOf, operationOf } from '../apiDocument.ts';
import { hasParameters, idPicker, idsOf, openFuzzFixture, subjectOf } from '../fuzzFixture.ts';
import type { Lane, LaneFigures, LaneOrder } from '../lane.ts';
import { fitting, type JsonSchema, type Vocabulary } from '../shapes.ts';
import { openStrangeServer } from '../strangeServer.ts';

const isPublic = (kind: string): boolean => /listing|platform|^app/.test(kind);

const unknownLike = (id: string): string =>
  [...id]
    .map((letter) => (/[a-y0-8]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : letter))
    .join('');

const isId = (field: string): boolean =>
  field !== 'tax_id' && /(?:^|_)ids?$|^(?:client|account)$/.test(field);

const takesIds = ({ properties = {} }: JsonSchema): boolean => Object.keys(properties).some(isId);

const asksForIds = (name: EndpointName): boolean =>
  hasParameters(name) ||
  takesIds(bodySchemaOf(name) ?? {}) ||
  operationOf(name).parameters.some(({ name: field }) => /client|account/.test(field));

const askers = (Object.keys(paths) as EndpointName[]).filter(
  (name) => asksForIds(name) && !['oauth', 'openShare', 'readShare'].includes(name),
);

const callAbout = (name: EndpointName, vocabulary: Vocabulary) => {
  const { parameters } = operationOf(name);
  const schema = bodySchemaOf(name);
  // A platform's accounts are the same for every workspace.
  const isOfPlatform = (field: string) => name === 'connectIntegration' && /account|scope/.test(field);
  const marked = {
    ...vocabulary,
    idFor: (field: string) => (isOfPlatform(field) ? 'of the platform' : 'ID-HERE'),
  };
  const body = schema === null ? undefined : fitting(schema, marked);
  const query = parameters
    .filter(
      ({ in: place, required, name: field }) =>
        place === 'query' && (required || /client|account/.test(field)),
    )
    .map(({ name: field, schema: shape }): [string, string] => [
      field,
      String(fitting(shape, marked, field)),
    ]);
  return (id: string): CallOptions => {
    const text = new URLSearchParams(query).toString().replaceAll('ID-HERE', encodeURIComponent(id));
    return {
      params: Object.fromEntries(
        parameters.filter(({ in: place }) => place === 'path').map((one) => [one.name, id]),
      ),
      headers: { 'If-Match': '*' },
      ...(text === '' ? {} : { query: text }),
      ...(body === undefined ? {} : { body: JSON.parse(JSON.stringify(body).replaceAll('ID-HERE', id)) }),
    };
  };
};

/** The reply without the requested id. Only the status of a success, because a success creates new ids. */
const toldBy = ({ status, body }: Reply, id: string) => ({
  status,
  refusal: status >= 400 ? JSON.stringify(body).replaceAll(`"${id}"`, 'ID') : null,
});

const leakedFrom = ({ body }: Reply, foreign: readonly string[], asked: string): readonly string[] => {
  const text = JSON.stringify(body) ?? '';
  return foreign.filter((id) => id !== asked && text.includes(`"${id}"`));
};

type Foreign = { readonly kinds: ReadonlyMap<string, readonly string[]>; readonly own: readonly string[] };

const foreignIdsOf = (events: readonly StoredEvent[]): Foreign => {
  const agency = events.filter(({ tags }) => tags.includes('workspace:northlight'));
  const all = idsOf(agency);
  const kinds = new Map([...all].filter(([kind]) => !isPublic(kind)));
  return { kinds, own: [...new Set([...kinds.values()].flat())].filter((id) => id.length > 7) };
};

type Strange = {
  /** The whole log, with the events of the agency. */
  readonly events: readonly StoredEvent[];
  /** In the name of an owner of another workspace. */
  readonly ask: (name: EndpointName, call: CallOptions) => Promise<Reply>;
};

const askForForeign = async ({ events, ask }: Strange, { runs, seed }: LaneOrder): Promise<LaneFigures> => {
  const random = seededRandom(seed);
  const { kinds, own } = foreignIdsOf(events);
  const idFor = idPicker(kinds, random);
  const vocabulary: Vocabulary = { random, idFor };
  const faults = new Map<EndpointName, string>();
  let found = 0;
  let asked = 0;
  for (let run = 0; run < runs; run += 1) {
    const name = askers[run % askers.length] as EndpointName;
    const call = callAbout(name, vocabulary);
    const id = idFor(subjectOf(name));
    const unknown = unknownLike(id);
    // Optional fields are sometimes omitted, so the call has no id.
    if (!JSON.stringify(call(id)).includes(id)) continue;
    asked += 1;
    const [foreign, missing] = [await ask(name, call(id)), await ask(name, call(unknown))];
    const told = JSON.stringify([toldBy(foreign, id), leakedFrom(foreign, own, id)]);
    const mayTell = JSON.stringify([toldBy(missing, unknown), []]);
    if (told !== mayTell) faults.set(name, `${name} of ${id} tells ${told}, of none ${mayTell}`);
    if (foreign.status !== 422) found += 1;
  }
  expect([...faults.values()]).toEqual([]);
  return { ids: asked, endpoints: askers.length, 'past validation': found };
};

const promise =
  'an id of another workspace is answered as one that does not exist, and nothing of it is reported';

export const foreignIds: Lane = {
  name: 'foreign-ids',
  promise,
  runs: 10_000,
  run: async (order) => {
    const { log, ask, stranger } = await openFuzzFixture(order.seed);
    const events = await log.readAll({ limit: 100_000 });
    return askForForeign({ events, ask: (name, call) => ask(name, { ...call, token: stranger }) }, order);
  },
};

export const foreignIdsOverHttp: Lane = {
  name: 'foreign-ids-http',
  promise: `over HTTP, ${promise}`,
  runs: 10_200,
  run: async (order) => {
    const server = await openStrangeServer();
    try {
      return await askForForeign(server, order);
    } finally {
      await server.close();
    }
  },
};
