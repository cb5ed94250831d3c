/** Stores the final log head of each shipped script: `npm run scenario -- --update` writes it, and tests of all drivers read it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { LogHead } from '#scenarios/driver.ts';

const file = 'tests/scenarios/heads.json';

type Heads = Readonly<Record<string, LogHead>>;

const readHeads = (): Heads => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Heads) : {});

export const headOf = (name: string): LogHead | null => readHeads()[name] ?? null;

export const writeHead = (name: string, head: LogHead): void => {
  const heads = Object.entries({ ...readHeads(), [name]: head }).sort(([one], [other]) =>
    one.localeCompare(other),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(heads), null, 2)}\n`);
};
