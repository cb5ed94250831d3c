import { describe, expect, test } from 'vitest';
import {
  browserPlaces,
  chromiumFlags,
  type Machine,
  remedies,
  shellRemedies,
  whatToInstall,
} from '../../scripts/browserChoice.ts';

const linux: Machine = {
  platform: 'linux',
  arch: 'x64',
  env: { PATH: '/opt/bin:/usr/bin' },
  home: '/h',
  isRoot: false,
  hasAptGet: true,
};
const mac: Machine = { ...linux, platform: 'darwin', arch: 'arm64', env: {}, hasAptGet: false };
const windows: Machine = {
  ...linux,
  platform: 'win32',
  env: { Path: 'C:\\bin', ProgramFiles: 'C:\\Programs', LOCALAPPDATA: 'C:\\Local' },
  hasAptGet: false,
};
const playwright = { revision: '7', downloads: '/p/browsers' };

describe('the places of a browser', () => {
  test('on Linux are the path, the usual folders, then Playwright’s own, best name first', () => {
    const places = browserPlaces(linux, playwright);
    expect(places.slice(0, 4)).toEqual([
      '/opt/bin/chromium',
      '/usr/bin/chromium',
      '/opt/bin/chromium-browser',
      '/usr/bin/chromium-browser',
    ]);
    expect(places.slice(-3)).toEqual([
      '/snap/bin/msedge',
      '/p/browsers/chromium-7/chrome-linux64/chrome',
      '/h/.cache/ms-playwright/chromium-7/chrome-linux64/chrome',
    ]);
    expect(places).toContain('/usr/local/bin/google-chrome-stable');
    expect(new Set(places).size).toBe(places.length);
  });

  test('on macOS are the applications of all and of the person, then Playwright’s own', () => {
    const places = browserPlaces(mac, playwright);
    expect(places).toHaveLength(8);
    expect(places[1]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places[3]).toBe('/h/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(places[7]).toBe(
      '/h/Library/Caches/ms-playwright/chromium-7/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    );
  });

  test('on Windows are the path, the program folders that exist, then Playwright’s own', () => {
    const places = browserPlaces(windows, { ...playwright, downloads: 'C:\\p' });
    expect(places[0]).toBe('C:\\bin\\chromium.exe');
    expect(places).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain('C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(places.slice(-2)).toEqual([
      'C:\\p\\chromium-7\\chrome-win64\\chrome.exe',
      'C:\\Local\\ms-playwright\\chromium-7\\chrome-win64\\chrome.exe',
    ]);
  });

  test('are only the one that CHROMIUM_PATH names when it is set', () => {
    const env = { ...linux.env, CHROMIUM_PATH: '/x/chrome' };
    expect(browserPlaces({ ...linux, env }, playwright)).toEqual(['/x/chrome']);
  });

  test('follow PLAYWRIGHT_BROWSERS_PATH and XDG_CACHE_HOME', () => {
    const env = { PLAYWRIGHT_BROWSERS_PATH: '/b', XDG_CACHE_HOME: '/c' };
    expect(browserPlaces({ ...linux, env }, playwright).slice(-3)).toEqual([
      '/b/chromium-7/chrome-linux64/chrome',
      '/p/browsers/chromium-7/chrome-linux64/chrome',
      '/c/ms-playwright/chromium-7/chrome-linux64/chrome',
    ]);
  });

  test('of a headless shell are the path, the usual folders, then Playwright’s own', () => {
    expect(browserPlaces(linux, playwright, 'shell')).toEqual([
      '/opt/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/opt/bin/chrome-headless-shell',
      '/usr/bin/chrome-headless-shell',
      '/usr/local/bin/chromium-headless-shell',
      '/usr/local/bin/chrome-headless-shell',
      '/snap/bin/chromium-headless-shell',
      '/snap/bin/chrome-headless-shell',
      '/p/browsers/chromium_headless_shell-7/chrome-headless-shell-linux64/chrome-headless-shell',
      '/h/.cache/ms-playwright/chromium_headless_shell-7/chrome-headless-shell-linux64/chrome-headless-shell',
    ]);
    expect(browserPlaces(mac, playwright, 'shell').at(-1)).toBe(
      '/h/Library/Caches/ms-playwright/chromium_headless_shell-7/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    );
  });

  test('leave out Playwright’s own on a processor for which there is none', () => {
    const places = browserPlaces({ ...linux, arch: 'riscv64' }, playwright);
    expect(places.filter((place) => place.includes('chromium-7'))).toEqual([]);
  });
});

describe('the remedies for a missing browser', () => {
  test('are Playwright’s download, its libraries and the system’s packages for root with apt-get', () => {
    expect(remedies({ ...linux, isRoot: true })).toEqual([
      'playwrightDownload',
      'playwrightLibraries',
      'aptShell',
      'aptChromium',
    ]);
  });

  test('give a machine that has a full browser a shell by root’s packages alone', () => {
    const ordered = { ...linux, isRoot: true, env: { CHROMIUM_PATH: '/x/chrome' } };
    expect(
      [linux, mac, windows, ordered, { ...linux, isRoot: true }].map((machine) =>
        shellRemedies(machine, true),
      ),
    ).toEqual([[], [], [], [], ['aptShell']]);
    expect(shellRemedies(linux, false)).toEqual(['playwrightDownload']);
  });

  test.each([
    ['without root', linux],
    ['for root without apt-get', { ...linux, isRoot: true, hasAptGet: false }],
    ['on macOS', { ...mac, isRoot: true }],
    ['on Windows', windows],
  ])('are only Playwright’s download %s', (_, machine) => {
    expect(remedies(machine)).toEqual(['playwrightDownload']);
  });

  test('are none when CHROMIUM_PATH asked for a certain browser', () => {
    const ordered = { ...linux, isRoot: true, env: { CHROMIUM_PATH: '/x/chrome' } };
    expect(remedies(ordered)).toEqual([]);
    expect(whatToInstall(ordered)).toBe(
      'CHROMIUM_PATH is "/x/chrome", which is not a browser that runs. Correct it or leave it out.',
    );
  });

  test.each([
    ['sudo apt-get install chromium', linux],
    ['brew install --cask google-chrome', mac],
    ['winget install Google.Chrome', windows],
  ])('end with the instruction %s', (instruction, machine) => {
    expect(whatToInstall(machine)).toContain(instruction);
    expect(whatToInstall(machine)).toContain('CHROMIUM_PATH');
  });
});

describe('the flags of Chromium', () => {
  test('give up its sandbox only for root', () => {
    const quiet = [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ];
    expect(chromiumFlags(false)).toEqual(quiet);
    expect(chromiumFlags(true)).toEqual(['--no-sandbox', ...quiet]);
  });
});
