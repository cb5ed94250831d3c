/** Installs Mermaid on first use: only the benchmark draws with it, for comparison with the product's own charts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../../../scripts/npmCommand.mjs';

export const mermaidVersion = '12.3.0';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'mermaid');
const home = join(folder, 'node_modules', 'mermaid');

const installedVersion = (): string | null => {
  const manifest = join(home, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
};

/**
 * The path of Mermaid's script for pages, installed by npm when it is missing.
 * @throws Error with npm's words when it cannot be installed.
 */
export const findMermaid = (): string => {
  if (installedVersion() !== mermaidVersion) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const npm = npmCommand(process.env, process.platform);
    const words = ['install', `mermaid@${mermaidVersion}`, '--ignore-scripts', '--no-audit', '--no-fund'];
    const done = spawnSync(npm.command, [...npm.args, ...words], {
      cwd: folder,
      shell: npm.shell,
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`Mermaid could not be installed.\n${done.stderr}`);
  }
  return join(home, 'dist', 'mermaid.min.js');
};
