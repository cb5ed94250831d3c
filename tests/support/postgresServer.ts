/** Starts a PostgreSQL server of Debian's package in a temporary folder; null where none is installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installations = '/usr/lib/postgresql';

const programs = (): string | null => {
  if (!existsSync(installations)) return null;
  const newest = readdirSync(installations).toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(installations, newest, 'bin');
};

/** PostgreSQL refuses to run as root, so root starts it as the package's own user. */
const user = (): { uid: number; gid: number } | Record<string, never> => {
  if (process.getuid?.() !== 0) return {};
  const number = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};

export type PostgresServer = {
  readonly connectionString: (database: string) => string;
  /** Creates an empty database and returns its name. */
  readonly createDatabase: () => string;
  /** Restores a dump of a database into a new one and returns its name. */
  readonly restoreFrom: (database: string) => string;
  /** Kills the server without a shutdown and starts it again. */
  readonly kill: () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

export const startPostgres = (): PostgresServer | null => {
  const bin = programs();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-postgres-'));
  const owner = user();
  if ('uid' in owner) chownSync(folder, owner.uid as number, owner.gid as number);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const start = (): void =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-c listen_addresses= -k ${folder}`,
      'start',
    ]);
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  start();
  let databases = 0;
  const createDatabase = (): string => {
    databases += 1;
    const name = `test${databases}`;
    run('createdb', ['-h', folder, '-U', 'postgres', name]);
    return name;
  };
  return {
    connectionString: (database) => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`,
    createDatabase,
    restoreFrom: (database) => {
      const [dump, restored] = [join(folder, `${database}.dump`), createDatabase()];
      run('pg_dump', ['-h', folder, '-U', 'postgres', '-Fc', '-f', dump, database]);
      run('pg_restore', ['-h', folder, '-U', 'postgres', '-d', restored, dump]);
      return restored;
    },
    kill: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
    start,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true });
    },
  };
};
