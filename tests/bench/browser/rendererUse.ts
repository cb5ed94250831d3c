/** What the pages of one browser, with their workers, have used of memory and processor: told by the kernel, so on Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

export type RendererUse = {
  /** Megabytes: the most that was ever resident in one of them, of which a blank page has about a third of a hundred. */
  readonly peak: number;
  /** Seconds of all of them together. */
  readonly processor: number;
};

const ticksPerSecond = 100;

const textOf = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

const parentOf = (pid: string): string => /^PPid:\s+(\d+)/m.exec(textOf(pid, 'status'))?.[1] ?? '';

const isBelow = (pid: string, top: string): boolean => {
  for (let one = pid; one !== '' && one !== '0'; one = parentOf(one)) if (one === top) return true;
  return false;
};

const useOf = (pid: string): RendererUse => {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(textOf(pid, 'status')) ?? [];
  // The name in brackets may hold spaces; behind it processor times are the twelfth and thirteenth word.
  const words = (textOf(pid, 'stat').split(') ')[1] ?? '').split(' ');
  return {
    peak: Number(kilobytes) / 1_000,
    processor: (Number(words[11] ?? 0) + Number(words[12] ?? 0)) / ticksPerSecond,
  };
};

/** Of the browser whose profile is in this folder; null where the kernel does not tell. */
export const rendererUse = (profile: string): RendererUse | null => {
  if (process.platform !== 'linux') return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const commands = new Map(pids.map((pid) => [pid, textOf(pid, 'cmdline')]));
  const browser = pids.find((pid) => {
    const command = commands.get(pid) ?? '';
    return command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=');
  });
  if (browser === undefined) return null;
  const uses = pids
    .filter((pid) => commands.get(pid)?.includes('--type=renderer') && isBelow(pid, browser))
    .map(useOf);
  return {
    peak: Math.max(0, ...uses.map(({ peak }) => peak)),
    processor: uses.reduce((sum, { processor }) => sum + processor, 0),
  };
};
