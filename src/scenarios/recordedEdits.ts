/** Edits a recorded list of steps: changes texts, moves, removes and inserts. */
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import type { Expectation, Step, Target } from './script.ts';

export type Part = { readonly key: string; readonly label: string; readonly value: string };

type Named = { readonly [key: string]: unknown };

const nameOf = (key: string, target: Target | undefined): readonly Part[] =>
  target?.name === undefined
    ? []
    : [{ key: `${key}.name`, label: `Name of the ${target.role}`, value: target.name }];

const part = (key: string, label: string, value: string): Part => ({ key, label, value });

const partsOfExpectation = (expectation: Expectation): readonly Part[] => {
  if ('url' in expectation) return [part('expect.url', 'Address', expectation.url)];
  if ('visible' in expectation) return nameOf('expect.visible', expectation.visible);
  if ('hidden' in expectation) return nameOf('expect.hidden', expectation.hidden);
  if ('text' in expectation)
    return [part('expect.text', 'Text', expectation.text), ...nameOf('expect.in', expectation.in)];
  if ('value' in expectation)
    return [part('expect.value', 'Value', expectation.value), ...nameOf('expect.of', expectation.of)];
  if ('title' in expectation) return [part('expect.title', 'Title', expectation.title)];
  if ('focus' in expectation) return nameOf('expect.focus', expectation.focus);
  if ('attribute' in expectation) return nameOf('expect.of', expectation.of);
  if ('count' in expectation)
    return [
      part('expect.count', 'How many', String(expectation.count)),
      ...nameOf('expect.of', expectation.of),
    ];
  if ('actor' in expectation) return [part('expect.state', 'State', expectation.state)];
  if ('requests' in expectation)
    return [
      part('expect.requests', 'How many', String(expectation.requests)),
      part('expect.of', 'Requests', expectation.of),
    ];
  return [];
};

export const partsOf = (step: Step): readonly Part[] => {
  if ('go' in step) return [part('go', 'Address', step.go)];
  if ('click' in step) return nameOf('click', step.click);
  if ('hover' in step) return nameOf('hover', step.hover);
  if ('fill' in step) return [part('with', 'Text', step.with), ...nameOf('fill', step.fill)];
  if ('select' in step) return [part('option', 'Choice', step.option), ...nameOf('select', step.select)];
  if ('dates' in step)
    return [part('from', 'From', step.from), part('to', 'To', step.to), ...nameOf('dates', step.dates)];
  if ('sort' in step) return nameOf('sort', step.sort);
  if ('upload' in step)
    return [part('file.name', 'Name of the file', step.file.name), ...nameOf('upload', step.upload)];
  if ('press' in step) return [part('press', 'Keys', step.press), ...nameOf('on', step.on)];
  if ('wait' in step) return [part('wait', 'Milliseconds', String(step.wait))];
  if ('sleep' in step) return [part('sleep', 'Milliseconds', String(step.sleep))];
  if ('caption' in step) return [part('caption', 'Caption', step.caption)];
  return 'expect' in step ? partsOfExpectation(step.expect) : [];
};

const counts = new Set(['wait', 'sleep', 'requests', 'count']);

const written = (whole: Named, [key = '', ...rest]: readonly string[], value: string): Named => {
  if (rest.length > 0) return { ...whole, [key]: written(whole[key] as Named, rest, value) };
  if (key === 'go') return { ...whole, go: value.startsWith('/') ? value : `/${value}` };
  if (!counts.has(key)) return { ...whole, [key]: value };
  const count = value.trim() === '' ? 0 : readTypedNumber(value, { decimals: 0 }).value;
  return count === null || count < 0 ? whole : { ...whole, [key]: count };
};

/** Replaces the text of one part. A count is a whole number from 0, and stays as it was where none is typed. */
export const withPart = (step: Step, key: string, value: string): Step =>
  written(step as Named, key.split('.'), value) as Step;

/** Stops at the ends of the list. */
export const moved = (steps: readonly Step[], index: number, by: number): readonly Step[] => {
  const step = steps[index];
  const place = index + by;
  if (step === undefined || place < 0 || place >= steps.length) return steps;
  return steps.toSpliced(index, 1).toSpliced(place, 0, step);
};

export const blankSteps = {
  Caption: { caption: 'What happens next' },
  Wait: { wait: 1_000 },
  'Expected address': { expect: { url: '/' } },
  'Expected text': { expect: { text: '', in: { role: 'main' } } },
  'Another page': { go: '/' },
} as const satisfies Readonly<Record<string, Step>>;

export type BlankStep = keyof typeof blankSteps;

export const nameFromTitle = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'recorded';
