/** Starts the hosted product over HTTP for tests, in folders of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostOptions, startHost } from '../../scripts/host.ts';
import type { RunningServer } from '../../scripts/serve.ts';

export const openHosts = () => {
  const folders: string[] = [];
  const running = new Set<RunningServer>();
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'agencylens-host-'));
    folders.push(folder);
    return folder;
  };
  const folder = newFolder();
  writeFileSync(join(folder, 'shell.html'), '<!doctype html><html lang="en"><title>Shell</title>');
  writeFileSync(join(folder, 'robots.txt'), 'all');
  return {
    newFolder,
    start: async (options: Partial<HostOptions> = {}): Promise<RunningServer> => {
      const started = await startHost({
        ...{ folder, port: 0, host: '127.0.0.1', base: '/', frameAncestors: "'self'" },
        ...{ databaseUrl: null, connections: 6, dataFolder: newFolder(), vaultKey: 'ab'.repeat(32) },
        ...{ hasDemo: false, isSignUpOpen: true, origin: null, mail: null, hasMetrics: false },
        ...{ proxies: new BlockList(), requestsPerSecond: 0, workspacesHeld: 50, logLevel: 'silent' },
        ...options,
      });
      running.add(started);
      return started;
    },
    stop: async (started: RunningServer): Promise<void> => {
      running.delete(started);
      await started.close();
    },
    close: async (): Promise<void> => {
      for (const started of running) await started.close();
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    },
  };
};
