/** Generates the steps of a script as source that calls Playwright and the fixture. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { typedText } from '../recordedSecrets.ts';
import type { StepOf, Target, Verb } from '../script.ts';
import { addressText, checkText } from './checkText.ts';
import { oneOf, quoted, sourceOf } from './locatorText.ts';

/** Calls in order; between two of them the app finishes pending work. */
export type Calls = readonly string[];

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

export const stepTexts: { readonly [One in Exclude<Verb, keyof typeof timelessTexts>]: Written<One> } = {
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

export const timelessTexts = {
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
