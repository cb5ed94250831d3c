/** Only a subject's stream file or item declaration builds stream names, and only `src/events/tags.ts` builds tags. */
import { describe, expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

type File = { readonly path: string; readonly text: string };

const isNamer = ({ path, text }: File): boolean =>
  /^src\/events\/\w+\/\w+Stream\.ts$/.test(path) ||
  (/^src\/events\/\w+\/\w+\.ts$/.test(path) && text.includes('= restorableItem('));

const files = ['domain', 'events', 'mocks', 'machines', 'ui'].flatMap((room) =>
  sourceFilesBelow(`src/${room}`),
);

const categories = files
  .filter(isNamer)
  .flatMap(({ text }) => [...text.matchAll(/category: '(\w+)'/g)].map(([, category]) => category));

const name = new RegExp(`[\`'"](?:${categories.join('|')})-(?:[\`'"]|\\$\\{)`, 'g');

/** The construction of a stream name: a category and a hyphen, followed by or concatenated with the id. */
const namesIn = (text: string): readonly string[] => [...text.matchAll(name)].map(([found]) => found);

/** `client:` with an id is also part of a metric's scope, which the contract and the front end may build. */
const tagging = /startsWith\(['"`](?:workspace|account|client):|[`'"](?:workspace|account):(?:[`'"]|\$\{)/g;

const tagsIn = (text: string): readonly string[] => [...text.matchAll(tagging)].map(([found]) => found);

const clientTagging = /[`'"]client:(?:[`'"]|\$\{)/g;

/** In the backend `client:` is always a tag. */
const backendTagsIn = (text: string): readonly string[] => [
  ...tagsIn(text),
  ...[...text.matchAll(clientTagging)].map(([found]) => found),
];

const isTagger = (path: string): boolean => path === 'src/events/tags.ts';

describe('names of streams', () => {
  test('are made by thirty subjects, each for a category of its own', () => {
    expect(categories.toSorted()).toEqual([
      'account',
      'alerts',
      'annotations',
      'apiKeys',
      'branding',
      'campaigns',
      'checkout',
      'clientContact',
      'clientLook',
      'clientNote',
      'clientTask',
      'clients',
      'competitors',
      'contact',
      'conversation',
      'dashboards',
      'domains',
      'fileAddress',
      'findings',
      'goals',
      'import',
      'importRows',
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
      .filter((file) => !isNamer(file))
      .flatMap(({ path, text }) => namesIn(text).map((name) => `${path} makes ${name}`));
    expect(stray).toEqual([]);
  });

  test('are not read from tags by the front end, which makes none either', () => {
    const stray = files
      .filter(({ path }) => /^src\/(?:machines|ui)\//.test(path))
      .flatMap(({ path, text }) => tagsIn(text).map((tag) => `${path} has ${tag}`));
    expect(stray).toEqual([]);
    const texts = ["tag.startsWith('client:')", `\`workspace:\${id}\``, "'clients:'.concat(id)"];
    expect(texts.flatMap(tagsIn)).toEqual(["startsWith('client:", `\`workspace:\${`]);
  });

  test('are made and read as tags by one file of the backend', () => {
    const backend = files.filter(({ path }) => /^src\/(?:domain|events|mocks)\//.test(path));
    const taggers = backend.filter(({ path }) => isTagger(path));
    const stray = backend
      .filter(({ path }) => !isTagger(path))
      .flatMap(({ path, text }) => {
        const found = path.startsWith('src/domain/') ? tagsIn(text) : backendTagsIn(text);
        return found.map((tag) => `${path} has ${tag}`);
      });
    expect(stray).toEqual([]);
    expect(taggers.flatMap(({ text }) => backendTagsIn(text)).toSorted()).toEqual([
      "'client:'",
      "'workspace:'",
      `\`account:\${`,
      `\`client:\${`,
      `\`workspace:\${`,
    ]);
    const texts = ["key.slice('client:'.length)", `\`client:\${id}\``, "'clients:'", "'client'"];
    expect(texts.flatMap(backendTagsIn)).toEqual(["'client:'", `\`client:\${`]);
  });

  test('are found by the search', () => {
    const texts = [`\`session-\${id}\``, "'clients-'.concat(id)", `\`sessions-\${id}\``, "'clients-active'"];
    expect(texts.flatMap(namesIn)).toEqual([`\`session-\${`, "'clients-'"]);
  });
});
