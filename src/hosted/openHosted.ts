/** Assembles the backend of a server process: the log in a database, and the same handlers as in the browser. */
import { shortestHostedPassword } from '#domain/accounts/signUpRules.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createDemoBackend, type DemoBackend } from '#mocks/hosts/demoBackend.ts';
import type { OpenStream } from '#mocks/http/context.ts';
import { loadStream } from '#mocks/http/loadStream.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import type { World } from '#world/world.ts';
import { runSchemaSteps } from './database/schema.ts';
import type { SqlDatabase } from './database/sqlDatabase.ts';
import { deviceOf } from './http/deviceOf.ts';
import { createDomainLookup } from './http/domainLookup.ts';
import { createSecretBox } from './log/secretBox.ts';
import { openSqlHints } from './log/sqlHints.ts';
import { createSqlSessionActivity } from './log/sqlSessionActivity.ts';
import { openSqlStorage } from './log/sqlStorage.ts';
import type { MailParts } from './mail/composeMail.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import { startMailRounds } from './mail/mailRounds.ts';
import { createSmtpSender, type SmtpPlace } from './mail/smtpSender.ts';
import { errorFields, type JsonLog, logFaults } from './operations/jsonLog.ts';
import { createArgonPasswords } from './passwords/argonPasswords.ts';
import { limitPasswords } from './passwords/hostedPasswords.ts';
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

/** Rejects when the database cannot be used, or holds secrets of another key. */
export const openHosted = async ({
  world,
  database,
  vaultKey,
  hasDemo,
  isSignUpOpen,
  base,
  log: logLine,
  mail,
  pagesHost,
}: HostedPlace): Promise<Hosted> => {
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
    sessionActivity: createSqlSessionActivity(database, tenant),
    deviceOf,
  });
  const stopWork = startScheduledWork({
    database,
    tenant,
    clock: world.clock,
    lease: createLease({ database, tenant, name: 'scheduled work', holder: processId }),
    settle: backend.settle,
    report: (problem) => logLine('error', 'scheduled work failed', errorFields(problem)),
  });
  const stopMail =
    mail &&
    queue &&
    (await startMailRounds({
      ...reading,
      ...mail,
      vaultKey,
      clock: world.clock,
      lease: createLease({ database, tenant, name: 'mail', holder: processId }),
      queue,
      sender: createSmtpSender(mail),
      logLine,
    }));
  const stopFaults = logFaults(world.trace, logLine);
  return {
    backend,
    reading,
    ...questionsTo(log),
    close: async () => {
      await stopWork();
      await stopMail?.();
      stopFaults();
      await log.close();
      await database.close();
    },
  };
};
