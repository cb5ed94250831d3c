/** Assigns the modules of the build to shared files: few files per visitor, and no unneeded code on public pages. */

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

/** The axis is a rule that later pages and charts share. */
const drawsCharts = /src[\\/]ui[\\/](charts[\\/](?!chartAxis)|parts[\\/]chartMenu[\\/])/;

/**
 * Null for public pages and the Lab. Modules that the first page can do without get their own file. No module
 * imports from a later file, which prevents cycles.
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

const fileOfTheBackend = (id: string, graph: ModuleGraph): string | null => {
  if (isReachableFrom(firstBackend, id, graph)) return 'backend';
  return isReachableFrom(laterRoutes, id, graph) ? 'laterBackend' : null;
};

const chartPackages = /node_modules[\\/]@(ant-design[\\/](charts|plots)|antv)[\\/]/;

/** Keeps libraries shared with charts out of the chart file: any importer would load all chart code. */
const otherLibraries =
  /node_modules[\\/](antd|@rc-component|@ant-design[\\/]icons|@tanstack|xstate|react-router)/;

/**
 * Rolldown's `codeSplitting.groups`. The group with the highest priority takes a module with all its imports,
 * unless the group says otherwise.
 */
export const chunkGroups = [
  // Apart from the entry: importers of the entry would wait for its stylesheet, which is all of antd's.
  {
    name: 'boot',
    test: /vite[\\/]preload-helper|src[\\/](world[\\/](afterPaint|settle|liveWorld|clock|createIds|createTrace|entropy|frameBytes|frameFeed|hashKeys|liveClock|murmurHash3|seededRandom|uuidV7|whenIdle|xoshiro128)|ui[\\/]boot[\\/](hostBackend|storedLead|storageNotes)|ui[\\/]services[\\/](browserStore|erasureMarks|framesBefore|visitCache|providerKey)|machines[\\/](auth[\\/]sessionStorage|tryStorage)|domain[\\/](timings|contract[\\/]traceparent|inspection[\\/](branchControls|demoClock)|recovery[\\/]storageStatus)\.)|node_modules[\\/]@noble[\\/]hashes[\\/]utils\./,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: 'log',
    test: /src[\\/](world[\\/]pageMoments|events[\\/](log[\\/](?!storedDatabaseStatus|pruneCommands)|people[\\/]erasures|recovery[\\/](databaseName|headMarker|judgeStart|privateFiles|startLog)|(todaysLog|upcasters|tags|streamRule)\.|sessions[\\/]sessionStream|projections[\\/](derivedDatabase|findSnapshot|snapshotStore|workspacePage))|mocks[\\/](hosts[\\/]browser[\\/](?!workerTransport|pageTransport)|auth[\\/]findSession|http[\\/]requestOrigin|network[\\/]recordOtherRequests|inspection[\\/]inspectionParts|recovery[\\/](askToPersist|checkNotes|clockDoubt|recoveryPlace|storageTimings|logWatch|watchLog|withoutSaving)\.|seed[\\/]isSeeded))|node_modules[\\/](idb|canonicalize|@noble[\\/]hashes)/,
    includeDependenciesRecursively: false,
    priority: 6.5,
  },
  // Only the backend and the Lab validate content. Without its own group the code would come along with text
  // that a page needs.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
  // The runtime of compiled components: no public page needs it, and their budget has no space for it.
  {
    name: 'memo',
    test: /node_modules[\\/]react[\\/](cjs[\\/]react-)?compiler-runtime/,
    includeDependenciesRecursively: false,
    priority: 5.5,
  },
  // The runtime of every page, in one file: small shared parts would each cost a request and compress worse.
  {
    name: 'ground',
    test: /src[\\/](world[\\/](?!afterPaint|settle|collectErrors|seededWorld|timerQueue|virtualClock)|machines[\\/](start|inspectToTrace|liveActors|missingImplementation|withoutSecrets)|machines[\\/]api[\\/](outcome|apiProblem|networkProblem)|domain[\\/](inspection[\\/]branchControls|english[\\/]lazily)|ui[\\/](services[\\/](servicesContext|useToday|useLifecycle|useHydrated)|data[\\/]usePreload|parts[\\/]errors[\\/]PartBoundary|widgets[\\/](Figures|downloadText)))|node_modules[\\/](react|use-sync-external-store|@xstate[\\/]react)[\\/]/,
    minShareCount: 2,
    priority: 5,
  },
  // Late on every page, because few signed-in people open a report. The code that makes report files loads
  // later still.
  {
    name: 'reportList',
    test: /src[\\/]ui[\\/]parts[\\/]reports[\\/](list[\\/]|reportWords|useReports)/,
    includeDependenciesRecursively: false,
    priority: 4.2,
  },
  // Apart from their pages, because the machine catalogue of the Lab imports them.
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
  // Shared by the recovery screen and the storage drawer; in a file of public pages it would load with these.
  {
    name: 'recoveryForms',
    test: /src[\\/]ui[\\/]app[\\/]recovery[\\/](Advance|Backup\.module|ExportForm|ImportForm|LossFacts|RecoveryScreen\.module|backupWords|lossWords|useHeldFocus)/,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 4.15,
  },
  // Opened late from the account menu and from a notice; shared modules of both must not load it.
  {
    name: 'storage',
    test: /src[\\/](ui[\\/]app[\\/]recovery[\\/](StorageDrawer|BackupSection|ArchivedLogs|useArchivedLogs|LogCheck|LogRebuild)|machines[\\/](backup|logCheck|logRebuild)[\\/]\w+Service)\./,
    includeDependenciesRecursively: false,
    priority: 4.1,
  },
  // A start with a session requests page and backend at once: each request costs more than some unneeded
  // lines. Chart code loads later.
  {
    name: fileOfTheSignedIn,
    debugName: 'signed in',
    test: /src[\\/](domain[\\/](?!inspection[\\/](?!clockLead))|(machines|ui[\\/](app|theme|boot|services|data|charts|parts(?![\\/](reports[\\/](?!reportAddress)|figures[\\/](FigureTrend|MonthEndChart)))|widgets|content|pages[\\/]forbidden))[\\/])/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // Large and equal on all pages: a browser caches it across page changes.
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
  // No sign-in code needs the state behind Ant Design's forms; small modules in the same file would load it.
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
  {
    name: 'popups',
    test: /node_modules[\\/](antd[\\/]es[\\/]tooltip|@rc-component[\\/](tooltip|trigger|portal))[\\/]/,
    includeDependenciesRecursively: false,
    priority: 4.3,
  },
  {
    name: 'app',
    test: /src[\\/](ui[\\/](app[\\/](App|startApp|createServices|startLifecycles|pageLoader)|boot[\\/](earlyInput|gestures|lateStyles|wantBackend)|data[\\/]readAhead|services[\\/]browserStore|content[\\/](dates|limits))|machines[\\/]protectedRoute[\\/]returnTo)\.tsx?$/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /node_modules[\\/](antd[\\/]es|@rc-component)[\\/](input|form)[\\/]|src[\\/](domain[\\/]accounts[\\/](signUpRules|signInRules|emailAddress)|ui[\\/](widgets[\\/](Field|ProblemBox|PageDialog|showModeless|FormSplit|moveFocus|focusTrap|coverPage|useLeaveWarning)|services[\\/](useCanEdit|usePersonLabel)|parts[\\/]CopyButton))/,
    minShareCount: 2,
    priority: 2.5,
  },
  // Keeps code of the landing page and sign-in apart from code of the other public pages.
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
  // Each is shared by one page and the machine catalogue. In one file, every such page would load the
  // machines of all.
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
  { name: 'offers', test: /ui[\\/]content[\\/]pricing\./, priority: 1.55 }, // Otherwise it would load with the landing page.
  {
    name: 'parts',
    // The Lab's text about each machine loads with the machines. A drawer or sheet that two late parts open
    // has its own file.
    test: /src[\\/](machines[\\/](?!catalogue|\w+[\\/]\w+Entry)|ui[\\/](app|theme|boot|services|data|parts|widgets|content)[\\/])(?!lab[\\/]|recovery[\\/](StorageDrawer|Backup)|view[\\/]ShortcutSheet|figures[\\/](FigureTrend|MonthEndChart)|chartMenu[\\/])/,
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
