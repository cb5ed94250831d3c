/** Streams are named where their subject says how, and nowhere else. */
import { describe, expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

/** Where names of streams are made: each subject's own file, and the one name that a page asks for. */
const isNamer = (path: string): boolean =>
  /^src\/events\/\w+\/stream\.ts$/.test(path) || path === 'src/domain/integrations/integrationStream.ts';

const files = ['domain', 'events', 'mocks'].flatMap((room) => sourceFilesBelow(`src/${room}`));

const categories = files.flatMap(({ path, text }) =>
  isNamer(path) ? [...text.matchAll(/category: '(\w+)'/g)].map(([, category]) => category) : [],
);

const name = new RegExp(`[\`'"](?:${categories.join('|')})-(?:[\`'"]|\\$\\{)`, 'g');

/** What makes the name of a stream: a category and a hyphen, with the id behind it or added to it. */
const namesIn = (text: string): readonly string[] => [...text.matchAll(name)].map(([found]) => found);

describe('names of streams', () => {
  test('are made by twenty-eight subjects, each for a category of its own', () => {
    expect(categories.toSorted()).toEqual([
      'account',
      'alerts',
      'annotations',
      'apiKeys',
      'branding',
      'campaigns',
      'checkout',
      'clientContact',
      'clientNote',
      'clients',
      'competitors',
      'contact',
      'dashboards',
      'goals',
      'installation',
      'integrations',
      'onboarding',
      'paymentCard',
      'picture',
      'report',
      'reseller',
      'roiScenario',
      'savedView',
      'session',
      'shareLinks',
      'sources',
      'subscription',
      'workspace',
    ]);
  });

  test('are made nowhere else', () => {
    const stray = files
      .filter(({ path }) => !isNamer(path))
      .flatMap(({ path, text }) => namesIn(text).map((name) => `${path} makes ${name}`));
    expect(stray).toEqual([]);
  });

  test('are found by the search', () => {
    const texts = [`\`session-\${id}\``, "'clients-'.concat(id)", `\`sessions-\${id}\``, "'clients-active'"];
    expect(texts.flatMap(namesIn)).toEqual([`\`session-\${`, "'clients-'"]);
  });
});
