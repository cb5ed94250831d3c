/** Which modules of the build share a file: what a visitor's browser asks for is the fewer files the better, and no public page carries what it does not need. */

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether a module comes with one whose path matches, by imports that are not put off. */
const comesWith = (root: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    comesWith(root, importer, graph, seen),
  );
};

const publicPages =
  /src[\\/]ui[\\/](main|app[\\/]startApp|pages[\\/](landing|features|industries|ecommerce|about|pricing|checkout|login|register|demoCredentials)[\\/])/;
const backend = /src[\\/]mocks[\\/]/;
const signedInPages = /src[\\/]ui[\\/](app[\\/]ProtectedPage|pages)[\\/.]/;

/** Null for what a public page needs, and for what only the Lab does. What a module imports is never of a later kind than itself, so no two of these files wait for each other. */
const fileOfTheSignedIn = (id: string, graph: ModuleGraph): string | null => {
  if (comesWith(publicPages, id, graph)) return null;
  if (comesWith(backend, id, graph)) return 'rules';
  return comesWith(signedInPages, id, graph) ? 'signedIn' : null;
};

/** In the terms of Rolldown's `codeSplitting.groups`: a module goes to the group of the highest priority that takes it, with all that it imports unless told otherwise. */
export const chunkGroups = [
  // Apart from the entry: whoever imported that would have to wait for its stylesheet, which is all of antd's.
  { name: 'boot', test: /vite[\\/]preload-helper|src[\\/]world[\\/](afterPaint|settle)/, priority: 7 },
  // Only who checks content needs it: the backend and the Lab. Left to itself it would come along with some text that a page needs.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 6 },
  // What every page runs on, in one piece: small parts that others share too would each cost a request and what they compress worse.
  {
    name: 'ground',
    test: /src[\\/](world[\\/](?!afterPaint|settle)|machines[\\/](start|inspectToTrace|liveActors|notProvided|withoutSecrets)|machines[\\/]api[\\/](outcome|apiProblem|networkProblem)|domain[\\/]inspection[\\/]branchControls|ui[\\/](app[\\/](servicesContext|useToday|useLifecycle|useHydrated|usePreload|errors[\\/]PartBoundary)|widgets[\\/]Figures))|node_modules[\\/](react|use-sync-external-store|@xstate[\\/]react)[\\/]/,
    minShareCount: 2,
    priority: 5,
  },
  // A start with a session asks for page and backend at once: each request costs it more than some unneeded lines.
  {
    name: fileOfTheSignedIn,
    debugName: 'signed in',
    test: /src[\\/](domain[\\/](?!inspection)|(machines|ui[\\/](app|widgets|content))[\\/])/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // The rest of what every page runs on.
  {
    name: 'app',
    test: /src[\\/](ui[\\/](app[\\/](App|startApp|browserStore|earlyInput|gestures|lateStyles|readAhead|services|wantBackend)|content[\\/](dates|limits))|machines[\\/]protectedRoute[\\/]returnTo)\.tsx?$/,
    priority: 3,
  },
  // What most pages with something to fill in share.
  {
    name: 'forms',
    test: /node_modules[\\/](antd[\\/]es|@rc-component)[\\/](input|form)[\\/]|src[\\/]ui[\\/]widgets[\\/](Field|ProblemBox|PageDialog|showBeside|FormSplit|useFocusOnProblem)/,
    minShareCount: 2,
    priority: 2.5,
  },
  {
    name: 'domain',
    test: /src[\\/]domain[\\/](?!answers|marketplace|inspection)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: /src[\\/](machines|ui[\\/](app|widgets|content))[\\/](?!lab[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 7_000,
    priority: 1.5,
  },
  {
    name: 'backend',
    test: /src[\\/](events|mocks)[\\/](?!seed|inspection|stagedBackend|workerTransport)|node_modules[\\/](idb|canonicalize|@noble)/,
    priority: 1,
  },
];
