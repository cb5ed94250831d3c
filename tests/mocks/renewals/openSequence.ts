/** Runs the sequence of commands in the demo agency and reads every query before and after each command. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { byMachines } from '#domain/portfolio/engagement.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import type { Person, Step, Told, WritingName } from './commandStep.ts';
import { watchedReadings } from './watchedReadings.ts';

type Replies = ReadonlyMap<QueryName, string>;

export type Done = {
  readonly name: WritingName;
  readonly types: readonly string[];
  readonly changed: ReadonlySet<QueryName>;
};

const watched = (
  Object.entries(watchedReadings) as [QueryName, (typeof watchedReadings)[QueryName]][]
).flatMap(([name, asked]) => (typeof asked === 'string' ? [] : [[name, asked] as const]));

/** These replies end with the log's position, which is not a change of data. */
const withHead: readonly QueryName[] = ['readPortal', 'readMetricExplanation'];
const withoutHead = (name: QueryName, text: string): string =>
  withHead.includes(name)
    ? text.replace(
        /"position":\d+(?:,"number":\d+)?(?=\}(?:,"refreshing":\[\],"next_steps":"[^"]*"\})?$)/,
        '',
      )
    : text;

/** Queries that only the first event of a day changes. The whole sequence runs on one day. */
const oncePerDay = ({ tags, actor, type }: StoredEvent): readonly QueryName[] => [
  ...(actor.kind === 'account' ? (['readTeam'] as const) : []),
  ...(tags.some((tag) => tag.startsWith('client:')) && !byMachines.test(type)
    ? (['readPortfolio'] as const)
    : []),
];

const lookers = (by: Person): readonly Person[] => (by === 'owner' ? ['owner'] : ['admin', 'client']);

const openReader = ({ log, open, world }: TestBackend, tokens: ReadonlyMap<Person, string>) => {
  const latest = new Map<Person, { readonly at: string; readonly replies: Replies }>();
  const closed = new Map<Person, ReadonlySet<QueryName>>();

  const readAll = async (person: Person): Promise<Replies> => {
    const token = tokens.get(person);
    const replies = new Map<QueryName, string>();
    for (const [name, asked] of watched) {
      if (closed.get(person)?.has(name)) continue;
      const texts: string[] = [];
      for (const call of asked) {
        const response = await open(name, { ...call, ...(token === undefined ? {} : { token }) });
        texts.push(`${response.status} ${await response.text()}`);
      }
      replies.set(name, withoutHead(name, texts.join('\n')));
    }
    return replies;
  };

  /** Skips the reads when nothing was appended since the last ones. */
  const look = async (person: Person): Promise<Replies> => {
    const { position } = await log.head();
    const at = `${position} ${world.clock.now()} ${tokens.get(person)}`;
    const known = latest.get(person);
    if (known?.at === at) return known.replies;
    const replies = await readAll(person);
    latest.set(person, { at, replies });
    return replies;
  };

  return {
    look,
    /** Stops reading queries that the person's role may not read. */
    leaveClosed: async (person: Person): Promise<void> => {
      const refused = [...(await look(person))].filter(([, reply]) => reply.startsWith('403'));
      closed.set(person, new Set(refused.map(([name]) => name)));
    },
  };
};

export const openSequence = async () => {
  const backend = openTestBackend({
    fetchFile: () => Promise.resolve({ ok: false, problem: 'The file is not there.' }),
  });
  const { log, world, demo, ask, succeed, events } = backend;
  await seedWholeAgency(log, world);
  await backend.seed();
  const tokens = new Map<Person, string>();
  for (const person of ['admin', 'manager', 'client'] as const)
    tokens.set(person, (await demo(person)).session.token);
  const reader = openReader(backend, tokens);
  await reader.leaveClosed('client');
  const replies = new Map<WritingName, Told>();
  const token = (person: Person) => (tokens.has(person) ? { token: tokens.get(person) ?? '' } : {});

  const sequence = {
    told: (name: WritingName): Told => {
      if (!replies.has(name)) throw new Error(`Nobody has given ${name} yet`);
      return replies.get(name);
    },
    read: (name: EndpointName, options = {}): Promise<Told> =>
      succeed(name, { ...token('admin'), ...options }),
    head: async () => (await log.head()).position,
  };
  const lookAll = async (people: readonly Person[]) => {
    const all: Replies[] = [];
    for (const person of people) all.push(await reader.look(person));
    return all;
  };

  const give = async (
    entry: WritingName,
    { name = entry, by = 'admin', wait = 0, send }: Step,
  ): Promise<Done> => {
    if (wait > 0) {
      world.clock.advance(wait);
      await sequence.read('readWorkspace');
    }
    const before = await lookAll(lookers(by));
    const position = await sequence.head();
    const { status, body } = await ask(name, { ...token(by), ...(await send(sequence)) });
    if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
    replies.set(name, body);
    if (name === 'signUp' && !tokens.has('owner')) tokens.set('owner', Object(body).session.token);
    const appended = await events(position);
    const after = await lookAll(lookers(by));
    const changed = after.flatMap((now, index) =>
      [...now].flatMap(([reading, reply]) => (before[index]?.get(reading) === reply ? [] : [reading])),
    );
    return {
      name,
      types: [...new Set(appended.map(({ type }) => type))],
      changed: new Set([...changed, ...appended.flatMap(oncePerDay)]),
    };
  };

  return { give };
};
