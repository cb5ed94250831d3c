/** Reports the code that first visits fetch. */
import { firstLoadBudgets } from '../../../scripts/firstLoads.ts';
import type { FirstLoad, Size } from '../measures/firstLoads.ts';
import type { PageCode } from '../measures/pageCode.ts';
import { productPage } from '../subjects/servePages.ts';
import { kilobytes, type Section, table, type Verdict } from './table.ts';

/** Compressed JavaScript in bytes that a page may need before the backend. */
const targets = [
  { path: '/login', what: 'the sign-in page', most: firstLoadBudgets['/login'] },
  { path: '/', what: 'the landing page', most: firstLoadBudgets['/'] },
] as const;

const both = ({ gzip, brotli }: Size): string =>
  gzip === 0 ? '0' : `${kilobytes(gzip)} / ${kilobytes(brotli)}`;

const loadTable = (loads: readonly FirstLoad[]): string =>
  table(
    [
      'page',
      'JavaScript before the backend',
      'backend',
      'ahead',
      'document',
      'styles',
      'fonts',
      'all',
      'requests',
    ],
    loads.map(({ name, first, backend, later, document, styles, fonts, all }) => [
      name,
      ...[first, backend, later, document, styles, fonts, all].map(both),
      String(all.files),
    ]),
  );

const chunkTable = ({ firstFiles }: FirstLoad): string =>
  table(
    ['file', 'kB gzip'],
    firstFiles.map(({ file, gzip }) => [`\`${file.replace(/-[\w-]{8}(?=\.\w+$)/, '')}\``, kilobytes(gzip)]),
  );

const pageTable = (pages: readonly PageCode[]): string =>
  table(
    ['page', 'its own', 'with what it shares'],
    pages.map(({ path, own, all }) => [path, kilobytes(own), kilobytes(all)]),
  );

type FirstBytes = {
  readonly loads: readonly FirstLoad[];
  readonly lab: Size;
  readonly pages: readonly PageCode[];
};

export const firstLoadsSection = ({ loads, lab, pages }: FirstBytes): Section => {
  const signIn = loads.find(({ name }) => name === productPage('/login'));
  return {
    title: 'First visit: bytes and requests',
    words: [
      'Bodies as the server sends them, kB (1000 bytes) with gzip at level 9 / Brotli at level 11. "JavaScript before the backend" is what the document, its preloads and their import statements need, and anything else that is asked for before the backend; "backend" is the chunk with MSW, the log and the handlers, fetched beside the running page, and the worker\'s script; "ahead" is code fetched for pages to come. Requests are counted by the server, the worker\'s script included, until the page is quiet. On a page that is only read nobody stirs here, so its backend is not fetched.',
      `Opening the Lab fetches ${both(lab)} kB of scripts and styles in ${lab.files} files; each further panel brings its own.`,
    ],
    tables: [
      loadTable(loads),
      ...(signIn === undefined
        ? []
        : [`The sign-in page's scripts before the backend:\n\n${chunkTable(signIn)}`]),
      `Scripts that each page of signed-in people imports at once, kB gzip; "its own" is what no other of these pages imports:\n\n${pageTable(pages)}`,
    ],
  };
};

/** Compressed bytes that opening the Lab may fetch. */
const mostOfLab = 60_000;

/** Compressed bytes of its own that a signed-in page may have. */
const mostOfPage = 60_000;

const ownCodeVerdict = ([largest]: readonly PageCode[]): Verdict => ({
  what: `Own code of a page of signed-in people, the most of all (${largest?.path}), gzip`,
  target: `under ${kilobytes(mostOfPage)} kB`,
  figure: `${kilobytes(largest?.own ?? 0)} kB`,
  met: (largest?.own ?? 0) < mostOfPage,
});

const labVerdict = ({ gzip, brotli }: Size): Verdict => ({
  what: 'Code that opening the Lab fetches, gzip',
  target: `at most ${kilobytes(mostOfLab)} kB`,
  figure: `${kilobytes(gzip)} kB (${kilobytes(brotli)} kB Brotli)`,
  met: gzip <= mostOfLab,
});

const pageVerdicts = (loads: readonly FirstLoad[]): readonly Verdict[] =>
  targets.flatMap(({ path, what, most }) =>
    loads
      .filter(({ name }) => name === productPage(path))
      .map(({ first }) => ({
        what: `JavaScript of ${what} before the backend, gzip`,
        target: `under ${kilobytes(most)} kB`,
        figure: `${kilobytes(first.gzip)} kB (${kilobytes(first.brotli)} kB Brotli)`,
        met: first.gzip < most,
      })),
  );

export const firstLoadsVerdicts = ({ loads, lab, pages }: FirstBytes): readonly Verdict[] => [
  ...pageVerdicts(loads),
  ownCodeVerdict(pages),
  labVerdict(lab),
];
