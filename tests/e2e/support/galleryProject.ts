/** The shipped scenarios as the project of the runner that runs what people export. */
import { join } from 'node:path';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { headOf } from '#tests/scenarios/heads.ts';
import { scratchFolder } from './builtFolder.ts';
import { writeGallery } from './exportedGallery.ts';
import { scriptsOfEachKind } from './scriptsOfEachKind.ts';

export const galleryFolder = join(scratchFolder, 'exported');

/** Where the product is served for it, set by `serveGallery.ts` before the first test. */
export const galleryKey = 'GALLERY_URL';

export const galleryUrl = (): string => process.env[galleryKey] ?? '';

/** Each test holds the recorded end of its log. The gate runs those scripts that use every kind of step, and the whole gallery only by name. */
export const writeGalleryOnce = (): void => {
  // Workers read the configuration as well.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  const scripts = process.env.SCENARIO_ALL === undefined ? scriptsOfEachKind(shippedScripts) : knownScripts;
  writeGallery(galleryFolder, scripts, ({ name }) => ({ head: headOf(name) }));
};
