/** Seeds Faker with our own generator: the same seed gives the same records everywhere, for one package version. */
import { en, en_GB, Faker, type LocaleDefinition } from '@faker-js/faker';
import { seededRandom } from '#world/seededRandom.ts';

const demoSeed = 31;

const referenceDate = '2026-01-05T00:00:00.000Z';

/** A Faker per kind of record, independent of other kinds. `names`: a locale whose names precede the usual ones. */
export const seededFaker = (label: string, ...names: readonly LocaleDefinition[]): Faker => {
  const chance = seededRandom(demoSeed).fork(label);
  const faker = new Faker({
    locale: [...names, en_GB, en],
    randomizer: { next: () => chance.next(), seed: () => undefined },
  });
  faker.setDefaultRefDate(referenceDate);
  return faker;
};
