/** Renders the section on the dashboard's load time: after sign-in, after a reload, from a cold start. */
import type { DeepLinkTimes } from '../measures/deepLinks.ts';
import type { SignInTimes } from '../measures/signIns.ts';
import type { Summary } from '../summary.ts';
import { type Section, spread, table, type Verdict } from './table.ts';

const head = (first: string, slowdowns: readonly number[]): readonly string[] => [
  first,
  ...slowdowns.map((slowdown) => (slowdown === 1 ? 'processor as it is' : `${slowdown}x slower`)),
];

const signInTable = (times: readonly SignInTimes[], hash: Summary): string =>
  table(
    head(
      'ms after "Sign in" is pressed',
      times.map(({ slowdown }) => slowdown),
    ),
    [
      ['floor: comparing the password alone', ...times.map(() => spread(hash))],
      ['the request leaves the page', ...times.map(({ asked }) => spread(asked))],
      ['the backend has answered', ...times.map(({ answered }) => spread(answered))],
      ['... of which: pretending to be a network', ...times.map(({ latency }) => spread(latency))],
      ['... of which: the handler, hashing included', ...times.map(({ handling }) => spread(handling))],
      ["the dashboard's last answer is there", ...times.map(({ known }) => spread(known))],
      ['**the content is on the screen**', ...times.map(({ shown }) => `**${spread(shown)}**`)],
      ['calls of the backend meanwhile', ...times.map(({ calls }) => spread(calls, String))],
    ],
  );

const arrivalTable = (signIns: readonly SignInTimes[], links: readonly DeepLinkTimes[]): string =>
  table(
    head(
      'ms since the navigation began',
      signIns.map(({ slowdown }) => slowdown),
    ),
    [
      ['reload, everything cached: content', ...signIns.map(({ reload }) => spread(reload))],
      ['cold start, signed in: first paint', ...links.map(({ firstPaint }) => spread(firstPaint))],
      ['cold start, signed in: content', ...links.map(({ dashboard }) => spread(dashboard))],
    ],
  );

const heapTable = (signIns: readonly SignInTimes[]): string =>
  table(
    ['JavaScript heap after a collection, MB', 'sign-in page', 'dashboard'],
    signIns
      .filter(({ slowdown }) => slowdown === 1)
      .map(({ signInHeap, dashboardHeap }) => ['', spread(signInHeap), spread(dashboardHeap)]),
  );

export const dashboardSection = (
  signIns: readonly SignInTimes[],
  links: readonly DeepLinkTimes[],
  hash: Summary,
): Section => ({
  title: 'The dashboard',
  words: [
    "Median [lowest - highest]. Content means the greeting and the key figures of all clients, and one frame. After a reload and from a cold start the page begins with the replies that the browser kept of it, until the backend has answered. Network profile `fast`, as shipped; a profile on disk; the processor of the worker's thread is never slowed.",
  ],
  tables: [signInTable(signIns, hash), arrivalTable(signIns, links), heapTable(signIns)],
});

const goals: readonly { readonly slowdown: number; readonly limit: number }[] = [
  { slowdown: 1, limit: 500 },
  { slowdown: 4, limit: 1_300 },
];

const at = (slowdown: number): string => (slowdown === 1 ? '' : `, processor ${slowdown}x slower`);

export const dashboardVerdicts = (
  signIns: readonly SignInTimes[],
  links: readonly DeepLinkTimes[],
): readonly Verdict[] => [
  ...signIns
    .filter(({ slowdown }) => slowdown === 1)
    .map(({ shown }) => ({
      what: 'From pressing "Sign in" to the dashboard\'s content',
      target: '300 ms',
      figure: `${spread(shown)} ms`,
      met: shown.median <= 300,
    })),
  ...goals.flatMap(({ slowdown, limit }) => {
    const reload = signIns.find((times) => times.slowdown === slowdown)?.reload;
    const cold = links.find((times) => times.slowdown === slowdown)?.dashboard;
    const target = `under ${limit} ms`;
    const told = (what: string, found: typeof reload) =>
      found === undefined
        ? []
        : [{ what: what + at(slowdown), target, figure: `${spread(found)} ms`, met: found.median < limit }];
    return [
      ...told("Dashboard's content after a reload", reload),
      ...told("Dashboard's content from a cold start, signed in", cold),
    ];
  }),
];
