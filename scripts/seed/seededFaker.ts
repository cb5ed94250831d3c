/** Faker on our own chance: the same seed gives the same records on every machine, as long as the package is the same. */
import { en, en_GB, Faker, type LocaleDefinition } from '@faker-js/faker';
import { seededRandom } from '#world/seededRandom.ts';

const demoSeed = 31;

/** Faker’s dates, if any are asked for, count from here. */
const referenceDate = '2026-01-05T00:00:00.000Z';

/** A Faker for one kind of record, which other kinds do not move. `names`: a locale whose names come before the usual ones. */
export const seededFaker = (label: string, ...names: readonly LocaleDefinition[]): Faker => {
  const chance = seededRandom(demoSeed).fork(label);
  const faker = new Faker({
    locale: [...names, en_GB, en],
    randomizer: { next: () => chance.next(), seed: () => undefined },
  });
  faker.setDefaultRefDate(referenceDate);
  return faker;
};
