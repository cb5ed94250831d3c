/** Calls that fit the API's document, nearly fit it or do not at all, by everybody: never a 5xx that is not documented, and every answer as its schema says. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { bodySchemaOf, createReferee, operationOf } from '../apiDocument.ts';
import { type FuzzStage, idPicker, idsOf, openFuzzStage, subjectOf } from '../fuzzStage.ts';
import type { Lane } from '../lane.ts';
import { fitting, spoilt, type Vocabulary } from '../shapes.ts';

/** So many calls are made on one stage, which then is opened anew. */
const callsTogether = 500;

const names = Object.keys(paths) as [EndpointName, ...EndpointName[]];

const people = ['admin', 'admin', 'admin', 'manager', 'client', 'stranger', 'visitor', 'forged'] as const;
type Person = (typeof people)[number];

const versions = ['*', '*', '"r0"', 'W/"r1"', 'r1', '""', 'é'] as const;

const headersFor = (random: Random): Record<string, string> => ({
  ...(random.next() < 0.8 ? { 'If-Match': random.pick(versions) } : {}),
  ...(random.next() < 0.3 ? { 'Idempotency-Key': `key-${random.integer(1, 5)}` } : {}),
  ...(random.next() < 0.05 ? { traceparent: '00-zz' } : {}),
});

/** As `name=value&…`; what is not there is left out. */
const queryFor = (name: EndpointName, vocabulary: Vocabulary): string => {
  const { random } = vocabulary;
  const asked = operationOf(name).parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || random.next() < 0.3),
  );
  const pairs = asked.map(({ name: field, schema }) => {
    const value = random.next() < 0.9 ? fitting(schema, vocabulary, field) : spoilt(null, random);
    return [field, typeof value === 'string' ? value : JSON.stringify(value)];
  });
  if (random.next() < 0.03) pairs.push(['unknown', 'x']);
  return new URLSearchParams(pairs.map(([field = '', value = '']) => [field, value])).toString();
};

const bodyFor = (name: EndpointName, vocabulary: Vocabulary): Pick<CallOptions, 'body'> => {
  const schema = bodySchemaOf(name);
  const { random } = vocabulary;
  if (schema === null) return random.next() < 0.1 ? { body: {} } : {};
  const body = fitting(schema, vocabulary);
  return { body: random.next() < 0.6 ? body : spoilt(body, random) };
};

const paramsFor = (name: EndpointName, { idFor }: Vocabulary): Record<string, string> =>
  Object.fromEntries(
    operationOf(name)
      .parameters.filter((parameter) => parameter.in === 'path')
      .map(({ name: field, schema }) => [
        field,
        schema.enum ? String(schema.enum[0]) : idFor(subjectOf(name)),
      ]),
  );

/** A session that a call has ended is begun anew. */
const tokensOf = (stage: FuzzStage) => {
  const tokens = new Map<Person, string>([
    ['stranger', stage.stranger],
    ['forged', 'x'.repeat(43)],
  ]);
  return {
    of: async (person: Person): Promise<string | undefined> => {
      if (person === 'visitor') return undefined;
      const known = tokens.get(person);
      if (known !== undefined || person === 'stranger' || person === 'forged') return known;
      const token = await stage.signIn(person).catch(() => undefined);
      if (token !== undefined) tokens.set(person, token);
      return token;
    },
    forget: (person: Person): void => {
      if (person !== 'stranger' && person !== 'forged') tokens.delete(person);
    },
  };
};

/** `faults`: one of each kind. */
type Seen = { calls: number; done: number; refused: number; readonly faults: Map<string, string> };

const optionsFor = (name: EndpointName, token: string | undefined, vocabulary: Vocabulary): CallOptions => {
  const query = queryFor(name, vocabulary);
  return {
    params: paramsFor(name, vocabulary),
    headers: headersFor(vocabulary.random),
    ...(query === '' ? {} : { query }),
    ...(token === undefined ? {} : { token }),
    ...(paths[name][0] === 'GET' ? {} : bodyFor(name, vocabulary)),
  };
};

const faultText = (what: string, options: object, { status, body }: Reply): string => {
  const asked = JSON.stringify(options).slice(0, 800);
  return `${what}\n${asked}\n${status} ${JSON.stringify(body).slice(0, 400)}`;
};

const longestAnswer = 60_000;

/** The reply; one that never comes is a fault, told with what was asked. */
const answered = async (reply: Promise<Reply>, what: string, options: object): Promise<Reply> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_resolve, reject) => {
    const tell = () =>
      reject(new Error(`${what} is never answered\n${JSON.stringify(options).slice(0, 800)}`));
    timer = setTimeout(tell, longestAnswer);
  });
  return await Promise.race([reply, never]).finally(() => clearTimeout(timer));
};

const fuzzStage = async (seed: number, calls: number, seen: Seen): Promise<void> => {
  const stage = await openFuzzStage(seed);
  const random = seededRandom(seed);
  const events = await stage.log.readAll({ limit: 100_000 });
  const vocabulary: Vocabulary = { random, idFor: idPicker(idsOf(events), random) };
  const judge = createReferee();
  const tokens = tokensOf(stage);
  for (let call = 1; call <= calls; call += 1) {
    const name = random.pick(names);
    const person = random.pick(people);
    const options = optionsFor(name, await tokens.of(person), vocabulary);
    const reply = await answered(
      stage.ask(name, options),
      `${name}, call ${call} from seed ${seed}`,
      options,
    );
    const fault = judge(name, reply);
    if (fault !== null) {
      const what = `${name}, call ${call} from seed ${seed}: ${fault}`;
      seen.faults.set(`${name} ${fault}`, faultText(what, options, reply));
    }
    if (name === 'signOut' || reply.status === 401) tokens.forget(person);
    seen.calls += 1;
    seen[reply.status < 400 ? 'done' : 'refused'] += 1;
  }
  const broken = verifyChain(await stage.log.readAll({ limit: 100_000 }));
  if (broken !== null) throw new Error(`The chain is broken at ${broken.position}`);
};

export const contractFuzz: Lane = {
  name: 'contract-fuzz',
  promise: 'no call fails inside, and every answer is as the API’s document says',
  runs: 50_000,
  run: async ({ runs, seed }) => {
    const seen: Seen = { calls: 0, done: 0, refused: 0, faults: new Map() };
    for (let begun = 0; begun < runs; begun += callsTogether)
      await fuzzStage(seed + begun, Math.min(callsTogether, runs - begun), seen);
    const { faults, ...figures } = seen;
    if (faults.size > 0) throw new Error([...faults.values()].join('\n\n'));
    return figures;
  },
};
