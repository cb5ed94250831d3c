/** Writes a committed JSON file in the project's format. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const writeJson = (file: string, value: unknown): void => {
  writeFileSync(file, JSON.stringify(value));
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', file], { stdio: 'ignore' });
};
