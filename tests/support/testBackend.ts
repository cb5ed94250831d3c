/** A backend over a log in memory and a virtual world, and calls to it that hold every answer against the contract. */
import { type DemoAccountName, demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createReadModel, type ReadModel } from '#events/projections/readModel.ts';
import { createBackend } from '#mocks/backend.ts';
import { createPasswords, type Passwords } from '#mocks/handlers/auth/passwords.ts';
import type { FigureWorker } from '#mocks/metrics/worker/createFigureWorker.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import type { Latency } from '#mocks/network/latency.ts';
import type { RouteTable } from '#mocks/routeTable.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { signUpBodyOf } from './cast.ts';
import { holdAgainstContract, type Reply, readReply } from './contractReply.ts';
import { foundationOf } from './foundationOf.ts';
import { holdToNamedRules } from './holdToNamedRules.ts';
import { openMemoryLog } from './memoryLog.ts';

/** Few enough for a test, where strength does not matter. */
const testRounds = 1_000;

type World = ReturnType<typeof createVirtualWorld>;

export type TestBackendOptions = {
  readonly world?: World;
  /** Left out: a log of its own in memory. */
  readonly log?: EventLog;
  readonly passwords?: Passwords;
  readonly latency?: Latency;
  readonly basePath?: string;
  readonly isProviderUp?: () => boolean;
  /** Left out: all routes at once. */
  readonly routes?: RouteTable;
  readonly figureWorker?: FigureWorker;
  /** Until when what time brings may be appended; left out: until now. */
  readonly dueUntil?: () => string | null;
  /** Stands between the backend and its read model. */
  readonly readThrough?: (readModel: ReadModel) => ReadModel;
};

export type CallOptions = {
  readonly params?: Readonly<Record<string, string>>;
  /** What follows the `?`. */
  readonly query?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, as JSON unless a header says otherwise. */
  readonly text?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const requestOf = (method: string, url: string, { body, token, headers, ...rest }: CallOptions): Request => {
  const text = body === undefined ? rest.text : JSON.stringify(body);
  return new Request(url, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
};

/** Opens a backend that nobody has used. */
export const openTestBackend = (options: TestBackendOptions = {}) => {
  const world = options.world ?? createVirtualWorld();
  const log = options.log ?? openMemoryLog(world);
  const passwords = options.passwords ?? createPasswords(world.ids, testRounds);
  const basePath = options.basePath ?? '';
  const readModel = (options.readThrough ?? ((same) => same))(createReadModel(log, world.trace));
  const { controls, network: line } = createNetworkControls({
    world,
    profile: 'instant',
    remember: () => {},
    contract: wholeRoutes,
  });
  const network = options.latency ? { ...line, latency: options.latency } : line;
  const { isProviderUp = () => true, figureWorker = null } = options;
  const shared = {
    world,
    log,
    readModel,
    passwords,
    network,
    basePath,
    routes: options.routes ?? wholeRoutes,
  };
  const backend = createBackend({
    ...shared,
    isProviderUp,
    figureWorker,
    ...(options.dueUntil ? { dueUntil: options.dueUntil } : {}),
  });

  /** Sends anything anywhere; `path` is what follows the base path. */
  const send = (method: string, path: string, call: CallOptions = {}): Promise<Response> =>
    backend.handle(requestOf(method, `https://app.example${basePath}${path}`, call));

  /** The response of an endpoint, its body unread. */
  const open = (name: EndpointName, call: CallOptions = {}): Promise<Response> => {
    const [method, template] = paths[name];
    const path = template.replaceAll(/:(\w+)/g, (_whole, word: string) => call.params?.[word] ?? '');
    return send(method, call.query === undefined ? path : `${path}?${call.query}`, call);
  };

  /** Calls an endpoint; whatever it answers is held against the contract. */
  const ask = async (name: EndpointName, call: CallOptions = {}): Promise<Reply> => {
    const reply = await readReply(await open(name, call));
    holdAgainstContract(name, reply);
    await holdToNamedRules({ log, readModel, world }, { name, token: call.token ?? null }, reply);
    return reply;
  };

  /** The reply of a call that must succeed. */
  const succeed = async <Name extends EndpointName>(name: Name, call: CallOptions = {}) => {
    const { status, body } = await ask(name, call);
    if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
    return body as ReplyOf<Name>;
  };

  /** The events after a position; left out: all. */
  const events = (after = 0): Promise<readonly StoredEvent[]> => log.readAll({ after, limit: 10_000 });

  /** What `work` has appended. */
  const appendedBy = async (work: () => Promise<unknown>): Promise<readonly StoredEvent[]> => {
    const { position } = await log.head();
    await work();
    return events(position);
  };

  return {
    world,
    log,
    readModel,
    passwords,
    backend,
    controls,
    send,
    open,
    ask,
    succeed,
    events,
    appendedBy,
    signUp: (person: SignUpInput): Promise<SignedIn> => succeed('signUp', { body: signUpBodyOf(person) }),
    /** What the demo agency is made of, without what was done since; its passwords are kept with as few rounds as all others here. */
    seed: async (): Promise<void> => {
      await seedDemo(log, world, foundationOf(world));
      const verifier = await passwords.hash(demoPassword);
      await log.vault.change(
        Object.keys(demoAccounts).map((name) => ({ put: `password:demo${name}`, value: { verifier } })),
      );
    },
    /** Signs in with a demo account of a backend that is seeded. */
    demo: (name: DemoAccountName): Promise<SignedIn> =>
      succeed('signIn', { body: { email: demoAccounts[name].email, password: demoPassword } }),
  };
};

export type TestBackend = ReturnType<typeof openTestBackend>;
