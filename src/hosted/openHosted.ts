/** Assembles the backend of a server process: the log in a database, and the same handlers as in the browser. */
import { createEventLog } from '#events/log/createEventLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createDemoBackend, type DemoBackend } from '#mocks/hosts/demoBackend.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import type { World } from '#world/world.ts';
import { runSchemaSteps } from './database/schema.ts';
import type { SqlDatabase } from './database/sqlDatabase.ts';
import { createSecretBox } from './log/secretBox.ts';
import { openSqlHints } from './log/sqlHints.ts';
import { openSqlStorage } from './log/sqlStorage.ts';

export type HostedPlace = {
  readonly world: World;
  readonly database: SqlDatabase;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
  /** Seeds the demo agency with its public passwords into an empty log. */
  readonly hasDemo: boolean;
  /** The app's base path with its slashes. */
  readonly base: string;
};

export type Hosted = {
  readonly backend: DemoBackend['backend'];
  /** True if the database answers a read of the log. */
  readonly isReady: () => Promise<boolean>;
  /** Ends open streams and appends, then closes the database. */
  readonly close: () => Promise<void>;
};

/** All workspaces share this tenant, see decision 51. */
const tenant = 'main';

/** Rejects when the database cannot be used, or holds secrets of another key. */
export const openHosted = async ({
  world,
  database,
  vaultKey,
  hasDemo,
  base,
}: HostedPlace): Promise<Hosted> => {
  await runSchemaSteps(database);
  const secrets = createSecretBox(vaultKey);
  const storage = await openSqlStorage({ database, tenant, secrets });
  // Opens one secret now, so that a wrong key is refused at the start and not at the first sign-in.
  await storage.read((reading) => reading.secrets());
  const hints = database.persistent
    ? await openSqlHints(database, { clock: world.clock, processId: world.ids.uuid(), tenant })
    : silentHints;
  const log = createEventLog({ storage, hints, world, tenant });
  if (hasDemo) await seedDemo(personalLog(log, world), world);
  const { backend } = createDemoBackend({
    world,
    log,
    memoryReason: null,
    routes: wholeRoutes,
    base,
    network: 'instant',
    rememberNetwork: () => {},
    isProviderUp: () => true,
  });
  return {
    backend,
    isReady: () =>
      log.head().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await log.close();
      await database.close();
    },
  };
};
