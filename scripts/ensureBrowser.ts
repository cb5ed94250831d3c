/** Finds the browsers for end-to-end tests and for measurements; run directly, installs a test browser when none is found. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import {
  type BrowserKind,
  browserPlaces,
  chromiumFlags,
  type Machine,
  type PlaywrightBrowser,
  type Remedy,
  shellRemedies,
  whatToInstall,
} from './browserChoice.ts';

const root = dirname(import.meta.dirname);
const cacheFolder = join(root, 'node_modules', '.cache', 'agencylens');
const foundPaths: Readonly<Record<BrowserKind, string>> = {
  full: join(cacheFolder, 'browser.txt'),
  shell: join(cacheFolder, 'shell.txt'),
};
const downloads = join(cacheFolder, 'browsers');

const minutes = 60_000;

/** Milliseconds. A browser with missing libraries, or a stub, fails to print its version. */
const versionLimit = 20_000;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isOnPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));

const readMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  hasAptGet: isOnPath('apt-get'),
});

const readPlaywrightBrowser = (): PlaywrightBrowser => {
  const require = createRequire(import.meta.url);
  const core = createRequire(require.resolve('playwright')).resolve('playwright-core/package.json');
  const list: unknown = JSON.parse(readFileSync(join(dirname(core), 'browsers.json'), 'utf8'));
  const { browsers } = list as { browsers: readonly { name: string; revision: string }[] };
  const chromium = browsers.find(({ name }) => name === 'chromium');
  return { revision: chromium?.revision ?? '', downloads };
};

/** On Windows a browser opens a window when asked for its version, so existence is enough. */
const runs = (path: string): boolean => {
  if (!isProgram(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: versionLimit }).status === 0;
};

const search = (machine: Machine, kind: BrowserKind): string | null =>
  browserPlaces(machine, readPlaywrightBrowser(), kind).find(runs) ?? null;

const readFound = (kind: BrowserKind): string | null => {
  const found = foundPaths[kind];
  if (!existsSync(found)) return null;
  const path = readFileSync(found, 'utf8');
  return isProgram(path) ? path : null;
};

const remember = (path: string, kind: BrowserKind): void => {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(foundPaths[kind], path);
};

/** A busy machine may exceed the limit, so a browser that was found once is cached. */
const find = (machine: Machine, kind: BrowserKind): string | null => {
  if (machine.env.CHROMIUM_PATH) return search(machine, kind);
  const known = readFound(kind);
  if (known !== null) return known;
  const path = search(machine, kind);
  if (path !== null) remember(path, kind);
  return path;
};

export type BrowserLaunch = { readonly executablePath: string; readonly args: string[] };

const launchOf = (machine: Machine, path: string | null): BrowserLaunch => {
  if (path === null) throw new Error(whatToInstall(machine));
  return { executablePath: path, args: [...chromiumFlags(machine.isRoot)] };
};

/**
 * A full browser and its flags as Playwright launch options; a headless shell when there is none. @throws
 * Error with what to install when there is neither.
 */
export const findBrowser = (): BrowserLaunch => {
  const machine = readMachine();
  return launchOf(machine, find(machine, 'full') ?? find(machine, 'shell'));
};

/** The browser of the tests: a headless shell, else a full browser. @throws Error with what to install when there is neither. */
export const findTestBrowser = (): BrowserLaunch => {
  const machine = readMachine();
  return launchOf(machine, find(machine, 'shell') ?? find(machine, 'full'));
};

type Attempt = {
  readonly says: string;
  readonly command: readonly [string, ...string[]];
  readonly limit: number;
};

const playwrightCli = (...args: readonly string[]): readonly [string, ...string[]] => [
  process.execPath,
  join(root, 'node_modules', 'playwright', 'cli.js'),
  ...args,
];

const attempts: Readonly<Record<Remedy, readonly Attempt[]>> = {
  playwrightDownload: [
    {
      says: 'No Chromium or Chrome was found: downloading a headless one for the tests.',
      command: playwrightCli('install', '--only-shell', '--no-progress', 'chromium'),
      limit: 4 * minutes,
    },
  ],
  playwrightLibraries: [
    {
      says: 'Installing the libraries that the browser needs.',
      command: playwrightCli('install-deps', 'chromium'),
      limit: 4 * minutes,
    },
  ],
  aptShell: [
    { says: 'Reading the list of system packages.', command: ['apt-get', 'update'], limit: 2 * minutes },
    {
      says: 'Installing the system package chromium-headless-shell.',
      command: ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      limit: 5 * minutes,
    },
  ],
  aptChromium: [
    {
      says: 'Installing the system package chromium.',
      command: ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      limit: 5 * minutes,
    },
  ],
};

const linesOfFailure = 10;

/** A failure is not final: the next search decides, and this output explains it when all fail. */
const run = ({ says, command: [program, ...args], limit }: Attempt): string => {
  console.log(says);
  const done = spawnSync(program, args, {
    env: {
      ...process.env,
      PLAYWRIGHT_BROWSERS_PATH: downloads,
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      DEBIAN_FRONTEND: 'noninteractive',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: limit,
  });
  if (done.status === 0) return '';
  const said = `${done.stdout}${done.stderr}`.trim().split('\n').slice(-linesOfFailure);
  return [`${program} ${args.join(' ')}`, ...said, ...(done.error ? [done.error.message] : [])].join('\n');
};

/** Libraries help only a browser that exists and does not run. */
const isWorthTrying = (remedy: Remedy, machine: Machine): boolean =>
  remedy !== 'playwrightLibraries' ||
  browserPlaces(machine, readPlaywrightBrowser(), 'shell').some(isProgram);

const getShell = (
  machine: Machine,
  full: string | null,
): { path: string | null; failures: readonly string[] } => {
  const failures: string[] = [];
  for (const remedy of shellRemedies(machine, full !== null)) {
    if (!isWorthTrying(remedy, machine)) continue;
    failures.push(...attempts[remedy].map(run).filter((failure) => failure !== ''));
    const path = find(machine, 'shell') ?? find(machine, 'full');
    if (path !== null) return { path, failures };
  }
  return { path: full, failures };
};

const ensureBrowser = (): number => {
  const machine = readMachine();
  for (const found of Object.values(foundPaths)) rmSync(found, { force: true });
  const full = find(machine, 'full');
  const there = find(machine, 'shell');
  const { path, failures } = there === null ? getShell(machine, full) : { path: there, failures: [] };
  if (path === null) {
    console.error([...failures, whatToInstall(machine)].join('\n\n'));
    return 1;
  }
  console.log(`Browser of the end-to-end tests: ${path}`);
  return 0;
};

if (import.meta.main) process.exitCode = ensureBrowser();
