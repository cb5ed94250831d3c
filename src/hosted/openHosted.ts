/** Assembles the backend of a server process: the log in a database, and the same handlers as in the browser. */
import { shortestHostedPassword } from '#domain/accounts/signUpRules.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createDemoBackend, type DemoBackend } from '#mocks/hosts/demoBackend.ts';
import type { FetchFile, OpenStream } from '#mocks/http/context.ts';
import { loadStream } from '#mocks/http/loadStream.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import type { World } from '#world/world.ts';
import { runSchemaSteps } from './database/schema.ts';
import type { SqlDatabase } from './database/sqlDatabase.ts';
import { deviceOf } from './http/deviceOf.ts';
import { createDomainLookup } from './http/domainLookup.ts';
import { createFileFetch, type FileNetwork } from './http/fetchFile.ts';
import { createSecretBox } from './log/secretBox.ts';
import { openSqlHints } from './log/sqlHints.ts';
import { createSqlSessionActivity } from './log/sqlSessionActivity.ts';
import { openSqlStorage } from './log/sqlStorage.ts';
import type { MailParts } from './mail/composeMail.ts';
import { createMailQueue, type MailQueue } from './mail/mailQueue.ts';
import { startMailRounds } from './mail/mailRounds.ts';
import { createSmtpSender, type SmtpPlace } from './mail/smtpSender.ts';
import { errorFields, type JsonLog, logFaults } from './operations/jsonLog.ts';
import { createArgonPasswords } from './passwords/argonPasswords.ts';
import { limitPasswords } from './passwords/hostedPasswords.ts';
import { startFileRounds } from './work/fileRounds.ts';
import { createLease } from './work/lease.ts';
import { startScheduledWork } from './work/scheduledWork.ts';

export type HostedPlace = {
  readonly world: World;
  readonly database: SqlDatabase;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
  /** Seeds the demo agency with its public passwords into an empty log. */
  readonly hasDemo: boolean;
  /** False: only invited people can create an account. Always true with the demo. */
  readonly isSignUpOpen: boolean;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly log: JsonLog;
  /** Null: nothing is mailed. */
  readonly mail: HostedMail | null;
  /** The host of the pages, which domains of agencies have to name; null: their DNS is simulated. */
  readonly pagesHost: string | null;
  /** Workspaces whose answers stay in memory; the least recently used ones are folded again. */
  readonly workspacesHeld: number;
  /** Default: the internet. */
  readonly files?: FileNetwork;
};

export type HostedMail = SmtpPlace & Pick<MailParts, 'pages' | 'chromium'>;

export type Hosted = Pick<DemoBackend, 'backend' | 'reading'> & {
  /** True if the host is a domain of an agency that is active. */
  readonly isDomain: (host: string) => Promise<boolean>;
  /** True if the database answers a read of the log. */
  readonly isReady: () => Promise<boolean>;
  /** Ends open streams and appends, then closes the database. */
  readonly close: () => Promise<void>;
};

/** All workspaces share this tenant, see decision 51. */
export const tenant = 'main';

const mostOfProcess = 200;
const mostOfAccount = 10;

/** Limits the open event streams of a process and of each account. */
const createStreamQuota = (): OpenStream => {
  const open = new Map<string, number>();
  let all = 0;
  const count = (accountId: string, change: 1 | -1): void => {
    const now = (open.get(accountId) ?? 0) + change;
    all += change;
    if (now === 0) open.delete(accountId);
    else open.set(accountId, now);
  };
  return (accountId) => {
    if (all >= mostOfProcess || (open.get(accountId) ?? 0) >= mostOfAccount) return null;
    count(accountId, 1);
    return () => count(accountId, -1);
  };
};

const questionsTo = (log: EventLog): Pick<Hosted, 'isDomain' | 'isReady'> => ({
  isDomain: async (host) =>
    (await loadStream(log, domainStream.of(host), domainDecider)).state?.status === 'active',
  isReady: () =>
    log.head().then(
      () => true,
      () => false,
    ),
});

type Working = {
  readonly place: HostedPlace;
  readonly hosted: Pick<Hosted, 'backend' | 'reading'> & {
    readonly queue: MailQueue | null;
    readonly fetchFile: FetchFile;
  };
  readonly processId: string;
};

/** Starts what no request asks for: due work, fetches of files, and mails. Returns the function that ends it. */
const startWork = async ({ place, hosted, processId }: Working): Promise<() => Promise<void>> => {
  const { world, database, mail, vaultKey, log: logLine } = place;
  const { backend, reading, queue, fetchFile } = hosted;
  const partsOf = (name: string) => ({
    database,
    tenant,
    clock: world.clock,
    lease: createLease({ database, tenant, name, holder: processId }),
    report: (problem: unknown) => logLine('error', `${name} failed`, errorFields(problem)),
  });
  const stopDue = startScheduledWork({ ...partsOf('scheduled work'), settle: backend.settle });
  const stopFiles = startFileRounds({ ...partsOf('files'), ...reading, world, fetchFile });
  const stopMail =
    mail &&
    queue &&
    (await startMailRounds({
      ...reading,
      ...mail,
      ...{ vaultKey, queue, logLine },
      clock: world.clock,
      lease: partsOf('mail').lease,
      sender: createSmtpSender(mail),
    }));
  return async () => {
    await stopDue();
    await stopFiles();
    await stopMail?.();
  };
};

/** Rejects when the database cannot be used, or holds secrets of another key. */
export const openHosted = async (place: HostedPlace): Promise<Hosted> => {
  const { world, database, vaultKey, hasDemo, isSignUpOpen, base, mail, pagesHost, files } = place;
  await runSchemaSteps(database);
  const secrets = createSecretBox(vaultKey);
  const storage = await openSqlStorage({ database, tenant, secrets });
  // Opens one secret now, so that a wrong key is refused at the start and not at the first sign-in.
  await storage.read((reading) => reading.secrets());
  const processId = world.ids.uuid();
  const hints = database.persistent
    ? await openSqlHints(database, { clock: world.clock, processId, tenant })
    : silentHints;
  const log = createEventLog({ storage, hints, world, tenant });
  if (hasDemo) await seedDemo(personalLog(log, world), world);
  const fetchFile = createFileFetch(world.clock, files);
  const queue = mail && createMailQueue(database, tenant);
  const { backend, reading } = createDemoBackend({
    world,
    log,
    memoryReason: null,
    routes: wholeRoutes,
    base,
    network: 'instant',
    rememberNetwork: () => {},
    isProviderUp: () => true,
    passwords: limitPasswords(createArgonPasswords(world.ids)),
    openStream: createStreamQuota(),
    accountPolicy: hasDemo ? undefined : { shortestPassword: shortestHostedPassword, isSignUpOpen },
    deliveries: queue ?? undefined,
    domainLookup: pagesHost === null ? undefined : createDomainLookup(pagesHost, world.clock),
    fetchFile,
    workspacesHeld: place.workspacesHeld,
    sessionActivity: createSqlSessionActivity(database, tenant),
    deviceOf,
  });
  const stopWork = await startWork({ place, hosted: { backend, reading, queue, fetchFile }, processId });
  const stopFaults = logFaults(world.trace, place.log);
  return {
    backend,
    reading,
    ...questionsTo(log),
    close: async () => {
      await stopWork();
      stopFaults();
      await log.close();
      await database.close();
    },
  };
};
