/** Generates a script's Playwright test in source; `galleryFiles` adds the other files. */
import type { LogHead } from '../driver.ts';
import { type Script, type Step, type StepOf, type Verb, verbOf } from '../script.ts';
import { tellStep } from '../tellStep.ts';
import { quoted, sourceOf } from './locatorText.ts';
import { type Calls, stepTexts, timelessTexts } from './stepTexts.ts';

export type TestOptions = {
  /** The required end of the log; left out: any. */
  readonly head?: LogHead | null;
  /** Allows unannounced refusals, and keeps a trace of each run. */
  readonly isRecorded?: true;
  /** The time zone of the recording, such as `Pacific/Auckland`; left out: UTC, as in the product's own scripts. */
  readonly timeZone?: string;
};

const isTimeless = (verb: Verb): verb is keyof typeof timelessTexts => Object.hasOwn(timelessTexts, verb);

const timelessLine = (verb: keyof typeof timelessTexts, step: Step): string =>
  (timelessTexts[verb] as (step: Step) => string)(step);

const callsOf = (verb: keyof typeof stepTexts, step: Step): Calls =>
  (stepTexts[verb] as (step: StepOf<typeof verb>) => Calls)(step as never);

const block = (calls: Calls): string => {
  const lines = calls.flatMap((call, index) => [
    ...(index === 0 ? [] : ['await lens.settle();']),
    `await ${call};`,
  ]);
  return `async () => {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }`;
};

const lineOf = (step: Step, index: number): string => {
  const verb = verbOf(step);
  if (isTimeless(verb)) return `  ${timelessLine(verb, step)}`;
  const calls = callsOf(verb, step);
  const [only = ''] = calls;
  const act = calls.length === 1 ? `() => ${only}` : block(calls);
  const done = `await lens.step(${index + 1}, ${quoted(tellStep(step))}, ${act});`;
  return verb === 'tab' || verb === 'close' ? `  page = ${done}` : `  ${done}`;
};

const longestLine = 110;

const withThingApart = (line: string): string =>
  line.replace(/^ {4}expect\((.*)\)\.((?:not\.)?to\w+\(.*\)),$/, '    expect(\n      $1,\n    ).$2,');

const wrapped = (line: string): string => {
  if (line.length <= longestLine) return line;
  const lines = line.replace(/\(\) => (?!\{)(.*)\);$/, '() =>\n    $1,\n  );').split('\n');
  return lines.map((one) => (one.length <= longestLine ? one : withThingApart(one))).join('\n');
};

const worldText = (world: Readonly<Record<string, unknown>>): string => {
  const line = sourceOf(world);
  if (line.length + '  await lens.begin();'.length <= longestLine) return line;
  const refusals = Array.isArray(world.refusals) ? world.refusals.map(sourceOf) : [];
  const listed = `[\n${refusals.map((one) => `      ${one},\n`).join('')}    ]`;
  const lines = Object.entries(world).map(
    ([key, value]) => `    ${key}: ${key === 'refusals' ? listed : sourceOf(value)},\n`,
  );
  return `{\n${lines.join('')}  }`;
};

const controls = ['choose', 'chooseDates', 'field', 'pick', 'shownValue', 'sortBy', 'upload'];

const importsOf = (lines: readonly string[]): readonly string[] => {
  const text = lines.join('\n');
  const used = controls.filter((name) => new RegExp(`\\b${name}\\(`).test(text));
  const fixture = /\bexpect[.(]/.test(text) ? 'expect, test' : 'test';
  return [
    `import { ${fixture} } from './agencyLens';`,
    ...(used.length === 0 ? [] : [`import { ${used.join(', ')} } from './controls';`]),
  ];
};

export const testFile = (script: Script, options: TestOptions = {}): string => {
  const { title, seed, start, network, width, refusals, steps } = script;
  const { head, isRecorded, timeZone } = options;
  const lines = steps.map(lineOf).map(wrapped);
  const hasPages = steps.some((step) => 'tab' in step);
  const world = { seed, start, network, refusals: refusals ?? (isRecorded ? undefined : []) };
  const uses = {
    ...(timeZone === undefined || timeZone === 'UTC' ? {} : { timezoneId: timeZone }),
    ...(isRecorded ? { trace: 'on' } : {}),
    ...(width === undefined ? {} : { viewport: { width, height: 800 } }),
    // Cached code would still load offline.
    ...(steps.some((step) => 'net' in step && step.net === 'offline') ? { ownContext: true } : {}),
  };
  const needsPage = lines.some((line) => /\bpage\b(?!s)/.test(line.replaceAll(/'(?:\\.|[^'\\])*'/g, '')));
  const given = hasPages ? '{ page: first, lens }' : needsPage ? '{ page, lens }' : '{ lens }';
  return [
    ...importsOf(lines),
    '',
    ...(Object.keys(uses).length === 0 ? [] : [`test.use(${sourceOf(uses)});`, '']),
    `test(${quoted(title)}, async (${given}) => {`,
    ...(hasPages ? ['  let page = first;'] : []),
    `  await lens.begin(${worldText(world)});`,
    ...lines,
    ...(head ? [`  await lens.endsAt(${sourceOf(head)});`] : []),
    '});',
    '',
  ].join('\n');
};
