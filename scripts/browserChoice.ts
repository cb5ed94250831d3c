/** Lists the paths where Chromium may be, by preference, and the remedies when none is found, without side effects. */

/** `shell`: Chromium's headless shell, which has no windows and makes tests faster, most of all on a busy machine. */
export type BrowserKind = 'full' | 'shell';

export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Record<string, string | undefined>;
  readonly home: string;
  readonly isRoot: boolean;
  readonly hasAptGet: boolean;
};

export type PlaywrightBrowser = { readonly revision: string; readonly downloads: string };

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

/** Windows spells the name of `PATH` in more than one way. */
const foldersOnPath = ({ env, platform }: Machine): readonly string[] => {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH');
  const text = name === undefined ? '' : (env[name] ?? '');
  return text.split(platform === 'win32' ? ';' : ':').filter((folder) => folder !== '');
};

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

const playwrightFolder = ({ platform, env, home }: Machine): string => {
  if (platform === 'darwin') return `${home}/Library/Caches/ms-playwright`;
  if (platform === 'win32') return `${env.LOCALAPPDATA ?? `${home}\\AppData\\Local`}\\ms-playwright`;
  return `${env.XDG_CACHE_HOME || `${home}/.cache`}/ms-playwright`;
};

const macProgram = ['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'];

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
 * Every path where a Chromium may be, best first: on the path, in usual places, Playwright's own.
 * `CHROMIUM_PATH` is an order, not a hint: when set, no other path counts.
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

/** Remedies to try, in order, when no browser is found; empty when `CHROMIUM_PATH` names a missing one. */
export const remedies = (machine: Machine): readonly Remedy[] => {
  if (machine.env.CHROMIUM_PATH) return [];
  if (!mayInstallPackages(machine)) return ['playwrightDownload'];
  return ['playwrightDownload', 'playwrightLibraries', 'aptShell', 'aptChromium'];
};

/**
 * Tried in order. If a full browser exists, only root (as in a container) installs the shell, so that
 * no one's own machine gets a second browser.
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

export const whatToInstall = ({ platform, env }: Machine): string => {
  if (env.CHROMIUM_PATH)
    return `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a browser that runs. Correct it or leave it out.`;
  const hint = installHints[platform] ?? 'Install Chromium or Google Chrome';
  return `The end-to-end tests need Chromium or Google Chrome, and none was found or could be downloaded.\n${hint}, or set CHROMIUM_PATH to one. Then run \`npm test\` again.`;
};

/** Chromium's sandbox cannot start as root. The other flags keep the browser from calling its makers during a measurement. */
export const chromiumFlags = (isRoot: boolean): readonly string[] => [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
