/** Fuzzes the API with valid, nearly valid and invalid calls: only planted faults give 5xx, and each reply matches its schema. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import type { StorageFailure } from '#events/log/eventLog.ts';
import { type Reply, readReply } from '#tests/support/contractReply.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createReferee } from '../apiDocument.ts';
import { anyCall } from '../fuzzCalls.ts';
import { type FuzzFixture, idPicker, idsOf, isPlanted, openFuzzFixture } from '../fuzzFixture.ts';
import type { Lane } from '../lane.ts';
import { createOpenFeeds, type OpenFeeds } from '../openFeeds.ts';
import type { Vocabulary } from '../shapes.ts';
import { documentedStatuses } from './contractCases.ts';

const callsTogether = 500;

const names = Object.keys(paths) as [EndpointName, ...EndpointName[]];

const people = ['admin', 'admin', 'admin', 'manager', 'client', 'stranger', 'visitor', 'forged'] as const;
type Person = (typeof people)[number];

const isStream = (name: EndpointName): boolean => name === 'streamEvents' || name === 'streamVisits';

const versions = ['*', '*', '"r0"', 'W/"r1"', 'r1', '""', 'é'] as const;

const headersFor = (name: EndpointName, random: Random): Record<string, string> => ({
  ...(random.next() < 0.8 ? { 'If-Match': random.pick(versions) } : {}),
  ...(random.next() < 0.3 ? { 'Idempotency-Key': `key-${random.integer(1, 5)}` } : {}),
  ...(random.next() < 0.05 ? { traceparent: '00-zz' } : {}),
  ...(isStream(name) ? { 'Last-Event-ID': random.pick(['0', '40', '4000', '999999', 'x']) } : {}),
});

const tokensOf = (fixture: FuzzFixture) => {
  const tokens = new Map<Person, string>([
    ['stranger', fixture.stranger],
    ['forged', 'x'.repeat(43)],
  ]);
  return {
    of: async (person: Person): Promise<string | undefined> => {
      if (person === 'visitor') return undefined;
      const known = tokens.get(person);
      if (known !== undefined || person === 'stranger' || person === 'forged') return known;
      const token = await fixture.signIn(person).catch(() => undefined);
      if (token !== undefined) tokens.set(person, token);
      return token;
    },
    forget: (person: Person): void => {
      if (person !== 'stranger' && person !== 'forged') tokens.delete(person);
    },
  };
};

const planting: Readonly<Record<'provider' | StorageFailure, ProblemCode>> = {
  provider: 'providerUnavailable',
  quota: 'storageFull',
  newer: 'storageNewer',
  closed: 'storageUnavailable',
  corrupt: 'storageUnavailable',
  blocked: 'storageUnavailable',
  unavailable: 'storageUnavailable',
};

const faults = Object.keys(planting) as readonly (keyof typeof planting)[];

const plant = ({ planted }: FuzzFixture, random: Random): readonly ProblemCode[] => {
  const fault = random.next() < 0.05 ? faults[random.integer(0, faults.length - 1)] : undefined;
  planted.isProviderUp = fault !== 'provider';
  planted.storage = fault === undefined || fault === 'provider' ? null : fault;
  return fault === undefined ? [] : [planting[fault]];
};

/** `faults` holds one of each kind. `reached` holds pairs of endpoint and status. */
type Seen = {
  calls: number;
  done: number;
  refused: number;
  'planted faults told': number;
  'events of streams': number;
  'streams broken by planted faults': number;
  readonly faults: Map<string, string>;
  readonly reached: Set<string>;
};

const faultText = (what: string, options: object, { status, body }: Reply): string => {
  const asked = JSON.stringify(options).slice(0, 800);
  return `${what}\n${asked}\n${status} ${JSON.stringify(body).slice(0, 400)}`;
};

const longestAnswer = 60_000;

const answered = async (reply: Promise<Reply>, what: string, options: object): Promise<Reply> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_resolve, reject) => {
    const tell = () =>
      reject(new Error(`${what} is never answered\n${JSON.stringify(options).slice(0, 800)}`));
    timer = setTimeout(tell, longestAnswer);
  });
  return await Promise.race([reply, never]).finally(() => clearTimeout(timer));
};

const askOrOpen = async (
  fixture: FuzzFixture,
  feeds: OpenFeeds,
  [name, options]: readonly [EndpointName, CallOptions],
): Promise<Reply> => {
  if (!isStream(name)) return fixture.ask(name, options);
  const response = await fixture.open(name, options);
  if (!response.ok) return readReply(response);
  feeds.take(name, response, Number(options.headers?.['Last-Event-ID']));
  return { status: response.status, headers: response.headers, body: null };
};

const closeFeeds = async (feeds: OpenFeeds, seed: number, seen: Seen): Promise<void> => {
  const { events, broken, faults: found } = await feeds.close(isPlanted);
  seen['events of streams'] += events;
  seen['streams broken by planted faults'] += broken;
  for (const fault of found) seen.faults.set(`a stream ${fault.slice(0, 30)}`, `seed ${seed}: ${fault}`);
};

const fuzzFixture = async (seed: number, calls: number, seen: Seen): Promise<void> => {
  const fixture = await openFuzzFixture(seed);
  const random = seededRandom(seed);
  const events = await fixture.log.readAll({ limit: 100_000 });
  const vocabulary: Vocabulary = { random, idFor: idPicker(idsOf(events), random) };
  const [judge, feeds, tokens] = [createReferee(), createOpenFeeds(), tokensOf(fixture)];
  for (let call = 1; call <= calls; call += 1) {
    const name = random.pick(names);
    const person = random.pick(people);
    const token = await tokens.of(person);
    const options: CallOptions = {
      ...anyCall(name, paths[name][0] === 'GET', vocabulary),
      headers: headersFor(name, random),
      ...(token === undefined ? {} : { token }),
    };
    const allowed = plant(fixture, random);
    const what = `${name}, call ${call} from seed ${seed}`;
    const reply = await answered(askOrOpen(fixture, feeds, [name, options]), what, options);
    Object.assign(fixture.planted, { storage: null, isProviderUp: true });
    const fault = judge(name, reply, allowed);
    if (fault !== null) seen.faults.set(`${name} ${fault}`, faultText(`${what}: ${fault}`, options, reply));
    if (name === 'signOut' || reply.status === 401) tokens.forget(person);
    seen.calls += 1;
    seen[reply.status < 400 ? 'done' : 'refused'] += 1;
    if (reply.status >= 500 && allowed.length > 0) seen['planted faults told'] += 1;
    seen.reached.add(`${name} ${reply.status}`);
  }
  await closeFeeds(feeds, seed, seen);
  const broken = verifyChain(await fixture.log.readAll({ limit: 100_000 }));
  if (broken !== null) throw new Error(`The chain is broken at ${broken.position}`);
};

export const contractFuzz: Lane = {
  name: 'contract-fuzz',
  promise: 'no call fails inside, and every answer is as the API’s document says',
  runs: 50_000,
  run: async ({ runs, seed }) => {
    const seen: Seen = {
      calls: 0,
      done: 0,
      refused: 0,
      'planted faults told': 0,
      'events of streams': 0,
      'streams broken by planted faults': 0,
      faults: new Map(),
      reached: new Set(),
    };
    for (let begun = 0; begun < runs; begun += callsTogether)
      await fuzzFixture(seed + begun, Math.min(callsTogether, runs - begun), seen);
    const { faults: found, reached, ...figures } = seen;
    if (found.size > 0) throw new Error([...found.values()].join('\n\n'));
    const documented = documentedStatuses();
    const known = documented.filter((one) => reached.has(one)).length;
    return { ...figures, 'statuses reached': known, 'statuses documented': documented.length };
  },
};
