/** Opens a backend over an in-memory log and a virtual world, and checks every reply against the contract. */
import { type DemoAccountName, demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createReadModel, type ReadModel } from '#events/projections/readModel.ts';
import { createBackend } from '#mocks/backend.ts';
import { createPasswords, type Passwords } from '#mocks/crypto/passwords.ts';
import type { FigureWorker } from '#mocks/factStore/worker/createFigureWorker.ts';
import type { FetchFile } from '#mocks/http/context.ts';
import { createNetworkControls, type Latency } from '#mocks/network/createNetworkControls.ts';
import type { RouteTable } from '#mocks/routeTable.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { signUpBodyOf } from './cast.ts';
import { holdAgainstContract, type Reply, readReply } from './contractReply.ts';
import { foundationOf } from './foundationOf.ts';
import { holdToNamedRules } from './holdToNamedRules.ts';
import { openMemoryLog } from './memoryLog.ts';

/** Few rounds for speed, because password strength does not matter in tests. */
const testRounds = 1_000;

type World = ReturnType<typeof createVirtualWorld>;

export type TestBackendOptions = {
  readonly world?: World;
  readonly log?: EventLog;
  readonly passwords?: Passwords;
  readonly latency?: Latency;
  readonly basePath?: string;
  readonly isProviderUp?: () => boolean;
  readonly routes?: RouteTable;
  readonly figureWorker?: FigureWorker;
  readonly dueUntil?: () => string | null;
  readonly fetchFile?: FetchFile;
  readonly readThrough?: (readModel: ReadModel) => ReadModel;
};

export type CallOptions = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly text?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

const requestOf = (
  method: string,
  url: string,
  { body, token, headers, signal, ...rest }: CallOptions,
): Request => {
  const text = body === undefined ? rest.text : JSON.stringify(body);
  return new Request(url, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
    ...(signal && { signal }),
  });
};

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
    fetchFile: options.fetchFile,
    ...(options.dueUntil ? { dueUntil: options.dueUntil } : {}),
  });

  const send = (method: string, path: string, call: CallOptions = {}): Promise<Response> =>
    backend.handle(requestOf(method, `https://app.example${basePath}${path}`, call));

  const open = (name: EndpointName, call: CallOptions = {}): Promise<Response> => {
    const [method, template] = paths[name];
    const path = template.replaceAll(/:(\w+)/g, (_whole, word: string) => call.params?.[word] ?? '');
    return send(method, call.query === undefined ? path : `${path}?${call.query}`, call);
  };

  /** Calls an endpoint and checks the reply against the contract. */
  const ask = async (name: EndpointName, call: CallOptions = {}): Promise<Reply> => {
    const reply = await readReply(await open(name, call));
    holdAgainstContract(name, reply);
    await holdToNamedRules({ log, readModel, world }, { name, token: call.token ?? null }, reply);
    return reply;
  };

  const succeed = async <Name extends EndpointName>(name: Name, call: CallOptions = {}) => {
    const { status, body } = await ask(name, call);
    if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
    return body as ReplyOf<Name>;
  };

  const events = (after = 0): Promise<readonly StoredEvent[]> => log.readAll({ after, limit: 10_000 });

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
    /** Seeds the demo agency's founding events without its later activity. Passwords use few rounds, as everywhere here. */
    seed: async (): Promise<void> => {
      await seedDemo(log, world, foundationOf(world));
      const verifier = await passwords.hash(demoPassword);
      await log.vault.change(
        Object.keys(demoAccounts).map((name) => ({ put: `password:demo${name}`, value: { verifier } })),
      );
    },
    demo: (name: DemoAccountName): Promise<SignedIn> =>
      succeed('signIn', { body: { email: demoAccounts[name].email, password: demoPassword } }),
  };
};

export type TestBackend = ReturnType<typeof openTestBackend>;
