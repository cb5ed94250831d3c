/** Where a Chromium may be on a machine, in the order of preference, and what to do when none is: decisions only, nothing is touched. */

/** `shell`: Chromium's headless shell, which has no windows: a test takes less time in it, most of all on a busy machine. */
export type BrowserKind = 'full' | 'shell';

export type Machine = {
  readonly platform: NodeJS.Platform;
  /** As `process.arch` names it. */
  readonly arch: string;
  readonly env: Record<string, string | undefined>;
  readonly home: string;
  readonly isRoot: boolean;
  /** Whether apt-get is on the path. */
  readonly hasAptGet: boolean;
};

/** What is known of Playwright's own browser: the revision that its version wants, and the project's folder for downloads. */
export type PlaywrightBrowser = { readonly revision: string; readonly downloads: string };

/** One way of getting a browser, tried in the order given. */
export type Remedy = 'playwrightDownload' | 'playwrightLibraries' | 'aptShell' | 'aptChromium';

const namesOnPath: Readonly<Record<BrowserKind, readonly string[]>> = {
  full: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge-stable',
    'microsoft-edge',
    'msedge',
  ],
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
};

const present = (...values: readonly (string | undefined)[]): readonly string[] =>
  values.filter((value) => value !== undefined && value !== '') as readonly string[];

const folderJoin = (machine: Machine, parts: readonly string[]): string =>
  parts.join(machine.platform === 'win32' ? '\\' : '/');

/** The environment's path; Windows spells its name in more than one way. */
const foldersOnPath = ({ env, platform }: Machine): readonly string[] => {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH');
  const text = name === undefined ? '' : (env[name] ?? '');
  return text.split(platform === 'win32' ? ';' : ':').filter((folder) => folder !== '');
};

/** Applications with windows, in their folders. */
const applications = ({ platform, env, home }: Machine): readonly string[] => {
  if (platform === 'darwin')
    return ['/Applications', `${home}/Applications`].flatMap((folder) =>
      ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
        (name) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  if (platform === 'win32')
    return present(env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA).flatMap((folder) =>
      [
        'Chromium\\Application\\chrome.exe',
        'Google\\Chrome\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ].map((name) => `${folder}\\${name}`),
    );
  return [];
};

const usualPlaces = (machine: Machine, kind: BrowserKind): readonly string[] => {
  const isLinux = machine.platform !== 'darwin' && machine.platform !== 'win32';
  const folders = isLinux ? ['/usr/bin', '/usr/local/bin', '/snap/bin'] : [];
  const programs = folders.flatMap((folder) => namesOnPath[kind].map((name) => `${folder}/${name}`));
  return kind === 'full' ? [...applications(machine), ...programs] : programs;
};

const onPath = (machine: Machine, kind: BrowserKind): readonly string[] => {
  const ending = machine.platform === 'win32' ? '.exe' : '';
  return namesOnPath[kind].flatMap((name) =>
    foldersOnPath(machine).map((folder) => folderJoin(machine, [folder, `${name}${ending}`])),
  );
};

/** Where Playwright keeps its downloads when nobody says otherwise. */
const playwrightFolder = ({ platform, env, home }: Machine): string => {
  if (platform === 'darwin') return `${home}/Library/Caches/ms-playwright`;
  if (platform === 'win32') return `${env.LOCALAPPDATA ?? `${home}\\AppData\\Local`}\\ms-playwright`;
  return `${env.XDG_CACHE_HOME || `${home}/.cache`}/ms-playwright`;
};

const macProgram = ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'];

/** The program inside a downloaded browser's folder, by platform and processor. */
const playwrightPrograms: Readonly<Record<BrowserKind, Readonly<Record<string, readonly string[]>>>> = {
  full: {
    'linux-x64': ['chrome-linux64', 'chrome'],
    'linux-arm64': ['chrome-linux-arm64', 'chrome'],
    'darwin-x64': ['chrome-mac-x64', ...macProgram],
    'darwin-arm64': ['chrome-mac-arm64', ...macProgram],
    'win32-x64': ['chrome-win64', 'chrome.exe'],
  },
  shell: {
    'linux-x64': ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
    'linux-arm64': ['chrome-headless-shell-linux-arm64', 'chrome-headless-shell'],
    'darwin-x64': ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
    'darwin-arm64': ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
    'win32-x64': ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
  },
};

const playwrightNames: Readonly<Record<BrowserKind, string>> = {
  full: 'chromium',
  shell: 'chromium_headless_shell',
};

const playwrightPlaces = (
  machine: Machine,
  browser: PlaywrightBrowser,
  kind: BrowserKind,
): readonly string[] => {
  const program = playwrightPrograms[kind][`${machine.platform}-${machine.arch}`];
  if (program === undefined) return [];
  const folders = present(machine.env.PLAYWRIGHT_BROWSERS_PATH, browser.downloads, playwrightFolder(machine));
  return folders.map((folder) =>
    folderJoin(machine, [folder, `${playwrightNames[kind]}-${browser.revision}`, ...program]),
  );
};

/**
 * Every path where a Chromium may be, best first: the system's on the path, the system's in its usual places, Playwright's own.
 * CHROMIUM_PATH is an order, not a hint: when it is set, it is the only one.
 */
export const browserPlaces = (
  machine: Machine,
  browser: PlaywrightBrowser,
  kind: BrowserKind = 'full',
): readonly string[] => {
  const ordered = machine.env.CHROMIUM_PATH;
  if (ordered) return [ordered];
  return [
    ...new Set([
      ...onPath(machine, kind),
      ...usualPlaces(machine, kind),
      ...playwrightPlaces(machine, browser, kind),
    ]),
  ];
};

const mayInstallPackages = ({ platform, isRoot, hasAptGet }: Machine): boolean =>
  platform === 'linux' && isRoot && hasAptGet;

/** What to try, in order, when no browser is there; nothing when CHROMIUM_PATH asked for one that is not. */
export const remedies = (machine: Machine): readonly Remedy[] => {
  if (machine.env.CHROMIUM_PATH) return [];
  if (!mayInstallPackages(machine)) return ['playwrightDownload'];
  return ['playwrightDownload', 'playwrightLibraries', 'aptShell', 'aptChromium'];
};

/**
 * What to try, in order, when there is no shell. Where a full browser is there, its package is asked for by root alone, as in a
 * container: nobody's own machine gets a second browser.
 */
export const shellRemedies = (machine: Machine, hasFull: boolean): readonly Remedy[] => {
  if (!hasFull) return remedies(machine);
  return !machine.env.CHROMIUM_PATH && mayInstallPackages(machine) ? ['aptShell'] : [];
};

const installHints: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux:
    'Install Chromium with the package manager, for example `sudo apt-get install chromium` or `sudo dnf install chromium`',
  darwin: 'Install Google Chrome, for example with `brew install --cask google-chrome`',
  win32: 'Install Google Chrome, for example with `winget install Google.Chrome`',
};

/** What a person must do when every remedy failed. */
export const whatToInstall = ({ platform, env }: Machine): string => {
  if (env.CHROMIUM_PATH)
    return `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a browser that runs. Correct it or leave it out.`;
  const hint = installHints[platform] ?? 'Install Chromium or Google Chrome';
  return `The end-to-end tests need Chromium or Google Chrome, and none was found or could be downloaded.\n${hint}, or set CHROMIUM_PATH to one. Then run \`npm test\` again.`;
};

/** Chromium's own sandbox cannot start as root; the rest keeps it from talking to its makers while it is measured. */
export const chromiumFlags = (isRoot: boolean): readonly string[] => [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
