/** Generates a script's Playwright test in source; `galleryFiles` adds the other files. */

import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { LogHead } from '../driver.ts';
import { typedText } from '../recordedSecrets.ts';
import {
  type Expectation,
  type Script,
  type Step,
  type StepOf,
  type Target,
  type Verb,
  verbOf,
} from '../script.ts';
import { tellStep } from '../tellStep.ts';
import { allOf, oneOf, quoted, seen, sourceOf } from './locatorText.ts';

type Of<Key extends string> = Extract<Expectation, Readonly<Record<Key, unknown>>>;

const literal = (value: string | null): string => (value === null ? 'null' : quoted(value));

const checked = (assertion: string): string => `await lens.check(() => ${assertion});`;

const isNamedByAria = ['pressed', 'expanded', 'invalid', 'current', 'selected'];

const attribute = ({ attribute: name, of, is }: Of<'attribute'>): string => {
  const place = `expect(${oneOf(of)})`;
  if (typeof is !== 'boolean') {
    return is === null
      ? `${place}.not.toHaveAttribute(${quoted(name)})`
      : `${place}.toHaveAttribute(${quoted(name)}, ${quoted(is)})`;
  }
  const held = is ? place : `${place}.not`;
  if (name === 'disabled') return `${held}.toBeDisabled()`;
  if (name === 'checked') return `${held}.toBeChecked()`;
  const html = isNamedByAria.includes(name) ? `aria-${name}` : name;
  return `${held}.toHaveAttribute(${quoted(html)}, /^(?!false$)/)`;
};

const count = ({ count: wanted, of, orMore }: Of<'count'>): string => {
  const all = `${allOf(of)}${seen}`;
  if (!orMore) return `expect(${all}).toHaveCount(${wanted})`;
  return wanted === 0
    ? `expect(${all}.first()).toBeAttached()`
    : `expect(${all}.nth(${wanted - 1})).toBeVisible()`;
};

/** A list drawn by the page shows its choice outside its input, which stays empty. */
const value = ({ value: wanted, of }: Of<'value'>): string =>
  of.role === 'field' || of.role === 'combobox'
    ? `expect.poll(() => shownValue(${oneOf(of)})).toBe(${quoted(wanted)})`
    : `expect(${oneOf(of)}).toHaveValue(${quoted(wanted)})`;

const onPage = (expectation: Expectation): string | null => {
  if ('visible' in expectation) return `expect(${allOf(expectation.visible)}${seen}.first()).toBeVisible()`;
  if ('hidden' in expectation) return `expect(${allOf(expectation.hidden)}${seen}).toHaveCount(0)`;
  if ('count' in expectation) return count(expectation);
  if ('text' in expectation)
    return `expect(${oneOf(expectation.in)}).toContainText(${quoted(expectation.text)})`;
  if ('value' in expectation) return value(expectation);
  if ('focus' in expectation) return `expect(${oneOf(expectation.focus)}).toBeFocused()`;
  if ('title' in expectation) return `expect(page).toHaveTitle(${quoted(expectation.title)})`;
  if ('attribute' in expectation) return attribute(expectation);
  return null;
};

const addressText = (address: string): string => {
  const position = /\{start(?:([+-])(\d+))?\}/g;
  if (!position.test(address)) return quoted(address);
  const text = address.replaceAll(/[`\\$]/g, '\\$&');
  return `\`${text.replaceAll(position, (_, sign = '', by = '') => `\${lens.position(${sign === '-' ? sign : ''}${by})}`)}\``;
};

/** Pages do not show this state, so the fixture asks the product. */
const behindPage = (expectation: Expectation): string => {
  if ('url' in expectation) return `isAt(${addressText(expectation.url)})`;
  if ('actor' in expectation) return `isIn(${quoted(expectation.actor)}, ${quoted(expectation.state)})`;
  if ('log' in expectation) return `logged(${expectation.log.map(quoted).join(', ')})`;
  if ('stored' in expectation) return `keeps(${quoted(expectation.stored)}, ${literal(expectation.is)})`;
  if ('requests' in expectation) {
    const { requests, of, orMore } = expectation;
    return `${orMore ? 'sentAtLeast' : 'sent'}(${quoted(of)}, ${requests})`;
  }
  if ('projection' in expectation)
    return `answers(${quoted(expectation.projection)}, ${sourceOf(expectation.is)})`;
  throw new Error(`No assertion of Playwright holds this: ${JSON.stringify(expectation)}`);
};

const checkText = (expectation: Expectation): string => {
  const assertion = onPage(expectation);
  return assertion === null ? `await lens.${behindPage(expectation)};` : checked(assertion);
};

/** Calls in order; between two of them the app finishes pending work. */
type Calls = readonly string[];

type Written<One extends Verb> = (step: StepOf<One>) => Calls;

const pressed = (keys: string, target: Target | undefined): Calls =>
  keys
    .split(' ')
    .map((key, index) =>
      target && index === 0
        ? `${oneOf(target)}.press(${quoted(key)})`
        : `page.keyboard.press(${quoted(key)})`,
    );

const uploaded = ({ upload, file: given }: StepOf<'upload'>): string => {
  const isText = 'text' in given;
  const { name, type = isText ? 'text/plain' : 'application/octet-stream' } = given;
  const content = isText ? `text: ${quoted(given.text)}` : `base64: ${quoted(given.base64)}`;
  const file = `{ name: ${quoted(name)}, mimeType: ${quoted(type)}, ${content} }`;
  return `upload(${oneOf(upload)}, ${file})`;
};

const stepTexts: { readonly [One in Exclude<Verb, keyof typeof timelessTexts>]: Written<One> } = {
  go: ({ go }) => [`lens.open(${addressText(go)})`],
  click: ({ click }) => [click.role === 'radio' ? `pick(${oneOf(click)})` : `${oneOf(click)}.click()`],
  fill: (step) => [`${oneOf(step.fill)}.fill(${quoted(typedText(step.with))})`],
  select: ({ select, option }) => [`choose(${oneOf(select)}, ${quoted(option)})`],
  dates: ({ dates, from, to }) => [
    `chooseDates(${oneOf(dates)}, [${quoted(from)}, ${quoted(to)}], lens.settle)`,
  ],
  sort: ({ sort, order }) => [`sortBy(${oneOf(sort)}, ${quoted(order)}, lens.settle)`],
  press: ({ press, on }) => pressed(press, on),
  hover: ({ hover }) => [`${oneOf(hover)}.hover()`],
  upload: (step) => [uploaded(step)],
  wait: ({ wait }) => [`lens.pass(${wait})`],
  sleep: ({ sleep }) => [`lens.sleep(${sleep})`],
  clock: ({ clock }) => [`lens.passUntil(${quoted(clock)})`],
  kill: () => ['lens.killWorker()'],
  tab: ({ tab }) => [`lens.goToTab(${quoted(tab)})`],
  close: ({ close }) => [`lens.closeTab(${quoted(close)})`],
  fork: ({ fork, at }) => [`lens.fork(${quoted(fork)}, ${at})`],
  send: ({ send: { actor, event, also = [] } }) => [
    `lens.send(${[quoted(actor), ...[event, ...also].map(sourceOf)].join(', ')})`,
  ],
  role: ({ role }) => [`lens.signIn(${quoted(demoAccounts[role].email)}, ${quoted(demoPassword)})`],
};

const timelessTexts = {
  expect: (step: StepOf<'expect'>) => checkText(step.expect),
  caption: ({ caption }: StepOf<'caption'>) => `// ${caption.replaceAll(/\s+/g, ' ')}`,
  net: ({ net }: StepOf<'net'>) =>
    net === 'offline' || net === 'online'
      ? `await page.context().setOffline(${net === 'offline'});`
      : `await lens.setLatency(${quoted(net)});`,
  fault: ({ fault }: StepOf<'fault'>) => `await lens.setFault(${sourceOf(fault)});`,
  pace: ({ pace }: StepOf<'pace'>) => `await lens.setPace(${pace});`,
  store: ({ store, value }: StepOf<'store'>) =>
    `await lens.store(${quoted(store)}, ${value === null ? 'null' : quoted(value)});`,
};

export type TestOptions = {
  /** The required end of the log; default: any. */
  readonly head?: LogHead | null;
  /** Allows unannounced refusals, and keeps a trace of each run. */
  readonly isRecorded?: true;
  /** The time zone of the recording, such as `Pacific/Auckland`; default: UTC, as in the product's own scripts. */
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
