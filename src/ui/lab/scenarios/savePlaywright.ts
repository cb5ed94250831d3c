/** Exports scripts as a zip of Playwright tests. */
import { strToU8, zipSync } from 'fflate';
import agencyLens from '#scenarios/export/agencyLens.ts?raw';
import controls from '#scenarios/export/controls.ts?raw';
import { galleryFiles } from '#scenarios/export/galleryFiles.ts';
import refusals from '#scenarios/export/refusals.ts?raw';
import stagePage from '#scenarios/export/stagePage.ts?raw';
import type { TestOptions } from '#scenarios/export/testFile.ts';
import watchContext from '#scenarios/export/watchContext.ts?raw';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script } from '#scenarios/script.ts';
import { download } from './download.ts';

const fixture = {
  'agencyLens.ts': agencyLens,
  'controls.ts': controls,
  'refusals.ts': refusals,
  'stagePage.ts': stagePage,
  'watchContext.ts': watchContext,
};

const isOfProduct = (script: Script): boolean => knownScripts.includes(script);

/** Recorded times are in this browser's time zone. */
const optionsOf = (script: Script): TestOptions =>
  isOfProduct(script)
    ? {}
    : { isRecorded: true, timeZone: new Intl.DateTimeFormat('en').resolvedOptions().timeZone };

/** The first day of the format, so that equal scripts make equal archives; stored, as a few kilobytes need no compression. */
const zipOptions = { level: 0, mtime: '1980-01-01T00:00' } as const;

/** `name`: of the archive and of the folder in it. */
export const savePlaywright = (name: string, scripts: readonly Script[]): void => {
  const files = galleryFiles(scripts, fixture, optionsOf);
  const entries = files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)] as const);
  download(`${name}.zip`, zipSync(Object.fromEntries(entries), zipOptions), 'application/zip');
};
