/** Describes the machine on which the benchmark ran. */
import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  /** Null if no measured part needed one. */
  readonly browser: string | null;
};

const systemName = (): string => {
  const kernel = `${type()} ${release()} (${arch()})`;
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    return name === undefined ? kernel : `${name}, ${kernel}`;
  } catch {
    return kernel;
  }
};

/** `browser`: the version that the browser reports. */
export const describeMachine = (browser: string | null): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  system: systemName(),
  node: process.versions.node,
  browser,
});

/** Load average of the last minute; 0 on systems without one. */
export const loadNow = (): number => loadavg()[0] ?? 0;
