/** Exports scripts as a zip of Playwright tests. */
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
import { zipFile } from './zipFile.ts';

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
    : { anyRefusal: true, timeZone: new Intl.DateTimeFormat('en').resolvedOptions().timeZone };

/** `name`: of the archive and of the folder in it. */
export const savePlaywright = (name: string, scripts: readonly Script[]): void =>
  download(`${name}.zip`, zipFile(name, galleryFiles(scripts, fixture, optionsOf)), 'application/zip');
