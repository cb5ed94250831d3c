/** Lets one process at a time use the embedded database: two on one folder would lose rows in silence. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
};

/** The folder is used by the running process `pid`. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`${folder} is used by process ${pid}. Stop it, or choose another DATA_FOLDER.`);
    this.pid = pid;
  }
}

const create = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false;
    throw problem;
  }
};

/** Creates the folder where it is missing. Throws `FolderInUse`. Returns the function that gives the folder back. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  while (!create(path)) {
    const pid = Number(readFileSync(path, 'utf8'));
    if (isRunning(pid)) throw new FolderInUse(folder, pid);
    // Its process has ended without giving the folder back.
    rmSync(path, { force: true });
  }
  return () => rmSync(path, { force: true });
};
