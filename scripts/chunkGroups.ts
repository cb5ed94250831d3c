/** Which modules of the build share a file: few files for each visitor, and no public page carries what it does not need. */

import { antdPackages, fileOfAntd } from './antdChunks.ts';
import {
  backend,
  firstBackend,
  firstSignedInPage,
  laterRoutes,
  publicPages,
  signedInPages,
} from './chunkRoots.ts';
import { isReachableFrom, type ModuleGraph } from './isReachableFrom.ts';
import { needsLateAntd } from './lateAntd.ts';

/** Late on a page, unless its first chart needs it. */
const drawsCharts = /src[\\/]ui[\\/](charts|parts[\\/]chartMenu)[\\/]/;

/**
 * Null for what a public page needs, and for what only the Lab does. What the first page does without is a file of its own.
 * A module imports nothing of a later kind, so no two of these files wait for each other.
 */
const fileOfTheSignedIn = (id: string, graph: ModuleGraph): string | null => {
  if (isReachableFrom(publicPages, id, graph)) return null;
  const comesFirst = isReachableFrom(firstSignedInPage, id, graph);
  if (isReachableFrom(backend, id, graph))
    return comesFirst || isReachableFrom(firstBackend, id, graph) ? 'rules' : 'laterRules';
  if (!isReachableFrom(signedInPages, id, graph)) return null;
  if (needsLateAntd(id, graph)) return 'kit';
  if (comesFirst) return 'signedIn';
  return drawsCharts.test(id) ? null : 'laterPages';
};

/** Null for what neither answers requests nor is needed for that. */
const fileOfTheBackend = (id: string, graph: ModuleGraph): string | null => {
  if (isReachableFrom(firstBackend, id, graph)) return 'backend';
  return isReachableFrom(laterRoutes, id, graph) ? 'laterBackend' : null;
};

const chartPackages = /node_modules[\\/]@(ant-design[\\/](charts|plots)|antv)[\\/]/;

/** What these share with charts is not of the charts: whoever imports it would load them. */
const otherLibraries =
  /node_modules[\\/](antd|@rc-component|@ant-design[\\/]icons|@tanstack|xstate|react-router)/;

/**
 * In the terms of Rolldown's `codeSplitting.groups`. A module goes to the group of the highest priority that takes it. All that it
 * imports goes with it, unless the group says otherwise.
 */
export const chunkGroups = [
  // Apart from the entry: whoever imported that would have to wait for its stylesheet, which is all of antd's.
  {
    name: 'boot',
    test: /vite[\\/]preload-helper|src[\\/](world[\\/](afterPaint|settle|liveWorld|clock|createIds|createTrace|entropy|frameBytes|frameFeed|hashKeys|liveClock|murmurHash3|seededRandom|toHex|uuidV7|whenIdle|xoshiro128)|ui[\\/]boot[\\/](hostBackend|keptAhead|storageNotes)|ui[\\/]services[\\/](browserStore|erasureMarks|framesBefore|keptVisits|providerKey)|machines[\\/](auth[\\/]sessionStorage|tryStorage)|domain[\\/](timings|contract[\\/]traceparent|inspection[\\/](branchControls|demoClock)|recovery[\\/]storageStatus)\.)/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: 'log',
    test: /src[\\/](world[\\/]pageMoments|events[\\/](log[\\/](?!storedDatabaseStatus|pruneCommands)|people[\\/]erasures|recovery[\\/](databaseName|headMarker|judgeStart|privateFiles|startLog)|(todaysLog|upcasters|tags|streamRule)\.|sessions[\\/]sessionStream|projections[\\/](derivedDatabase|findSnapshot|snapshotStore|workspacePage))|mocks[\\/](hosts[\\/]browser[\\/](?!workerTransport|pageTransport)|http[\\/](findSession|requestOrigin)|network[\\/]recordOtherRequests|inspection[\\/]inspectionParts|recovery[\\/](askToPersist|checkNotes|clockDoubt|recoveryPlace|storageTimings|logWatch|watchLog|withoutSaving)\.|seed[\\/]isSeeded))|node_modules[\\/](idb|canonicalize|@noble[\\/]hashes)/,
    includeDependenciesRecursively: false,
    priority: 6.5,
  },
  // Only who checks content needs it: the backend and the Lab. Left to itself it would come along with some text that a page needs.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
  // What compiled components begin with: no public page needs it, and its budget has no room for it.
  {
    name: 'memo',
    test: /node_modules[\\/]react[\\/](cjs[\\/]react-)?compiler-runtime/,
    includeDependenciesRecursively: false,
    priority: 5.5,
  },
  // What every page runs on, in one piece: small parts that others share too would each cost a request and what they compress worse.
  {
    name: 'ground',
    test: /src[\\/](world[\\/](?!afterPaint|settle|collectErrors|seededWorld|timerQueue|virtualClock)|machines[\\/](start|inspectToTrace|liveActors|missingImplementation|withoutSecrets)|machines[\\/]api[\\/](outcome|apiProblem|networkProblem)|domain[\\/](inspection[\\/]branchControls|english[\\/]lazily)|ui[\\/](services[\\/](servicesContext|useToday|useLifecycle|useHydrated)|data[\\/]usePreload|parts[\\/]errors[\\/]PartBoundary|widgets[\\/](Figures|downloadText)))|node_modules[\\/](react|use-sync-external-store|@xstate[\\/]react)[\\/]/,
    minShareCount: 2,
    priority: 5,
  },
  // Late on every page: few of those who sign in open a report. What makes files of one comes later still.
  {
    name: 'reportList',
    test: /src[\\/]ui[\\/]parts[\\/]reports[\\/](list[\\/]|reportWords|useReports)/,
    includeDependenciesRecursively: false,
    priority: 4.2,
  },
  // Apart from their pages: the catalogue of machines, which the Lab shares, names them.
  {
    name: 'reportMachines',
    test: /src[\\/]machines[\\/]reports[\\/]\w+(?<!Entry)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 4.1,
  },
  {
    name: 'reports',
    test: /src[\\/]ui[\\/]parts[\\/]reports[\\/](?!reportAddress|out[\\/](makeReportFile|pngOf|reportHtml|reportPictures|reportTables))/,
    includeDependenciesRecursively: false,
    priority: 4.1,
  },
  // What the recovery screen and the drawer of storage share: beside parts of public pages it would come with these.
  {
    name: 'recoveryForms',
    test: /src[\\/]ui[\\/]app[\\/]recovery[\\/](Advance|Backup\.module|ExportForm|ImportForm|LossFacts|RecoveryScreen\.module|backupWords|lossWords|useHeldFocus)/,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 4.15,
  },
  // Late on every page, from the account menu and from a notice: what both need must not bring it along.
  {
    name: 'storage',
    test: /src[\\/](ui[\\/]app[\\/]recovery[\\/](StorageDrawer|BackupSection|KeptLogs|useKeptLogs|LogCheck|LogRebuild)|machines[\\/](backup|logCheck|logRebuild)[\\/]\w+Service)\./,
    includeDependenciesRecursively: false,
    priority: 4.1,
  },
  // A start with a session asks for page and backend at once: each request costs it more than some unneeded lines. What draws charts comes later.
  {
    name: fileOfTheSignedIn,
    debugName: 'signed in',
    test: /src[\\/](domain[\\/](?!inspection[\\/](?!clockLead))|(machines|ui[\\/](app|boot|services|data|charts|parts(?![\\/](reports[\\/](?!reportAddress)|figures[\\/]FigureTrend))|widgets|content|pages[\\/]forbidden))[\\/])/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // Large, and the same for all pages: a browser keeps them when a page changes.
  {
    name: (id: string, graph: ModuleGraph) =>
      isReachableFrom(chartPackages, id, graph) && !isReachableFrom(otherLibraries, id, graph)
        ? 'charts'
        : null,
    debugName: 'charts',
    test: /node_modules[\\/]/,
    includeDependenciesRecursively: false,
    priority: 4.6,
  },
  {
    name: (id: string, graph: ModuleGraph) => {
      const file = fileOfAntd(id, graph);
      return file === 'antdShared' ? null : file;
    },
    debugName: 'antd',
    test: antdPackages,
    includeDependenciesRecursively: false,
    priority: 4.5,
  },
  // The state behind Ant Design's forms is shared with nothing that a sign-in needs; small parts beside it would bring it along.
  {
    name: 'formState',
    test: /node_modules[\\/]@rc-component[\\/](async-validator[\\/]|form[\\/]es[\\/](?!FormContext))/,
    includeDependenciesRecursively: false,
    priority: 4.45,
  },
  {
    name: (id: string, graph: ModuleGraph) => (fileOfAntd(id, graph) === 'antdShared' ? 'antdShared' : null),
    debugName: 'shared by antd',
    test: antdPackages,
    includeDependenciesRecursively: false,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
    priority: 4.4,
  },
  // Apart from the forms: few public pages open anything.
  {
    name: 'popups',
    test: /node_modules[\\/](antd[\\/]es[\\/]tooltip|@rc-component[\\/](tooltip|trigger|portal))[\\/]/,
    includeDependenciesRecursively: false,
    priority: 4.3,
  },
  // The rest of what every page runs on.
  {
    name: 'app',
    test: /src[\\/](ui[\\/](app[\\/](App|startApp|createServices|startLifecycles|pageLoader)|boot[\\/](earlyInput|gestures|lateStyles|wantBackend)|data[\\/]readAhead|services[\\/]browserStore|content[\\/](dates|limits))|machines[\\/]protectedRoute[\\/]returnTo)\.tsx?$/,
    priority: 3,
  },
  // What most pages with something to fill in share.
  {
    name: 'forms',
    test: /node_modules[\\/](antd[\\/]es|@rc-component)[\\/](input|form)[\\/]|src[\\/](domain[\\/]accounts[\\/](signUpRules|signInRules|emailAddress)|ui[\\/](widgets[\\/](Field|ProblemBox|PageDialog|showModeless|FormSplit|moveFocus|focusTrap|coverPage|useLeaveWarning)|services[\\/](useCanEdit|usePersonLabel)|parts[\\/]CopyButton))/,
    minShareCount: 2,
    priority: 2.5,
  },
  // Apart: what the landing page and signing in need, and what only other public pages do.
  {
    name: 'domain',
    test: /src[\\/]domain[\\/](accounts|access|english|demo|kpi|calendar)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'domainOfForms',
    test: /src[\\/]domain[\\/](?!ask|marketplace|inspection)/,
    minShareCount: 2,
    priority: 1.9,
  },
  // Each of them is shared by one page and the catalogue of machines. In one file, every such page would load the machines of all.
  {
    name: (id: string) => {
      const [, page = ''] =
        /machines[\\/](checkout|contact|login|registration|testimonials|landingLoader)[\\/]/.exec(id) ?? [];
      return { testimonials: 'landingMachines', landingLoader: 'landingMachines' }[page] ?? `${page}Machine`;
    },
    debugName: 'machines of public pages',
    test: /src[\\/]machines[\\/](checkout|contact|login|registration|testimonials|landingLoader)[\\/]\w+(?<!Entry)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 1.6,
  },
  { name: 'offers', test: /ui[\\/]content[\\/]pricing\./, priority: 1.55 }, // Else it would come with the landing page.
  {
    name: 'parts',
    // What the Lab says of each machine comes with the machines. A drawer or a sheet that two late parts open is a file of its own.
    test: /src[\\/](machines[\\/](?!catalogue|\w+[\\/]\w+Entry)|ui[\\/](app|boot|services|data|parts|widgets|content)[\\/])(?!lab[\\/]|recovery[\\/](StorageDrawer|Backup)|view[\\/]ShortcutSheet|figures[\\/]FigureTrend|chartMenu[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 7_000,
    priority: 1.5,
  },
  {
    name: fileOfTheBackend,
    debugName: 'backend',
    test: /src[\\/](events|mocks|domain|world)[\\/]|node_modules[\\/](immer|idb|canonicalize|@noble|@mswjs|@open-draft|outvariant|rettime|strict-event-emitter|is-node-process|until-async)/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
