/** Installs Lighthouse on first use: only the benchmark needs it, and it is larger than all other tools together. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../../../scripts/npmCommand.mjs';

export const lighthouseVersion = '13.5.0';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'lighthouse');
const home = join(folder, 'node_modules', 'lighthouse');

const installedVersion = (): string | null => {
  const manifest = join(home, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
};

/**
 * The path of Lighthouse's command, installed by npm when it is missing.
 * @throws Error with npm's words when it cannot be installed.
 */
export const findLighthouse = (): string => {
  if (installedVersion() !== lighthouseVersion) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const npm = npmCommand(process.env, process.platform);
    const words = [
      'install',
      `lighthouse@${lighthouseVersion}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    const done = spawnSync(npm.command, [...npm.args, ...words], {
      cwd: folder,
      shell: npm.shell,
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`Lighthouse could not be installed.\n${done.stderr}`);
  }
  return join(home, 'cli', 'index.js');
};
