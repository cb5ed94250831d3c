/** Measures memory and processor use of a browser's pages and workers, as the kernel counts them; Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

export type RendererUse = {
  /** Megabytes: the highest resident peak of one process. A blank page takes about 33. */
  readonly peak: number;
  /** Seconds of all processes together. */
  readonly processor: number;
};

const ticksPerSecond = 100;

const textOf = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
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
  // The name in parentheses may hold spaces; after it, processor times are the twelfth and thirteenth word.
  const words = (textOf(pid, 'stat').split(') ')[1] ?? '').split(' ');
  return {
    peak: Number(kilobytes) / 1_000,
    processor: (Number(words[11] ?? 0) + Number(words[12] ?? 0)) / ticksPerSecond,
  };
};

/** Use of the browser with this profile folder; null if the kernel does not report it. */
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
