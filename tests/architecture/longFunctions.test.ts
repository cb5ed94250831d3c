/** Tests that a function has at most 80 lines, apart from listed ones. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { child, children, field, parseSource, type SyntaxNode } from '#tests/support/syntaxTree.ts';

const longest = 80;

/** Each is one closure whose inner functions share its state; apart they would pass that state to each other. */
const closures = [
  'createRecordedRun',
  'createPlayer',
  'createBranches',
  'createStage',
  'createTab',
  'createServices',
  'createScope',
  'createCopyWriter',
  'createDomDriver',
  'gatherRows',
  'createArchivedLogs',
  'createRecorder',
  'createRowSplitter',
  'createFactEngine',
  'createLens',
  'personalLog',
  'createApiClient',
  'createLifecycleInspector',
  'useChartCursor',
  'useReportBuilder',
  'createStream',
  'keepCopy',
  'readingOf',
  'createSnapshotWriter',
  'createFigureWorker',
  'createVirtualClock',
  'indexedDbReading',
  'createExportReader',
  'createTrace',
  'createSlotCounter',
  'sectionMaker',
  'createMeasureSplitter',
];

/** Each renders one page, panel or form, whose parts share its state; its markup makes the length. */
const components = [
  'StageView',
  'Clients',
  'Checkout',
  'SequenceView',
  'RecordStage',
  'AlertRuleForm',
  'Charts',
  'CampaignsPart',
  'List',
  'CohortRetention',
  'RecordBar',
  'ClientImportDrawer',
  'EventRows',
  'CallList',
];

const nameOf = (node: SyntaxNode): string => {
  const name = child(node, 'id') ?? child(node, 'key');
  return name === undefined ? '' : String(field(name, 'name') ?? '');
};

/** Names of the functions that are too long; a function without a name has that of what holds it. */
const longFunctionsIn = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const walk = (node: SyntaxNode, holder: string): void => {
    const name = nameOf(node) || holder;
    if (/Function/.test(node.type)) {
      const lines = text.slice(node.start, Number(field(node, 'end'))).split('\n').length;
      if (lines > longest) found.push(name);
    }
    for (const key of Object.keys(node)) {
      const held = child(node, key);
      for (const inner of held ? [held] : children(node, key)) walk(inner, name);
    }
  };
  walk(parseSource(path, text), '');
  return found;
};

test('a long function is found by the name of what holds it', () => {
  const body = '\n  x();'.repeat(longest);
  expect(longFunctionsIn('a.ts', `const long = () => {${body}\n};\nconst short = () => {};`)).toEqual([
    'long',
  ]);
});

test('no function has more than 80 lines but the listed ones, and each of these has', () => {
  const long = sourceFilesBelow('src').flatMap(({ path, text }) => longFunctionsIn(path, text));
  expect([...new Set(long)].toSorted()).toEqual([...closures, ...components].toSorted());
});
