/** Configures the shipped scenarios as a project of the runner that runs exported tests. */
import { join } from 'node:path';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { headOf } from '#tests/scenarios/heads.ts';
import { scratchFolder } from './builtFolder.ts';
import { writeGallery } from './exportedGallery.ts';
import { scriptsOfEachKind } from './scriptsOfEachKind.ts';

export const galleryFolder = join(scratchFolder, 'exported');

/** The product's URL, set by `serveGallery.ts` before the first test. */
export const galleryKey = 'GALLERY_URL';

export const galleryUrl = (): string => process.env[galleryKey] ?? '';

/** Each test checks the recorded end of its log. CI runs the scripts that cover every kind of step; the whole gallery runs on request. */
export const writeGalleryOnce = (): void => {
  // Workers evaluate the configuration as well.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  const scripts = process.env.SCENARIO_ALL === undefined ? scriptsOfEachKind(shippedScripts) : knownScripts;
  writeGallery(galleryFolder, scripts, ({ name }) => ({ head: headOf(name) }));
};
