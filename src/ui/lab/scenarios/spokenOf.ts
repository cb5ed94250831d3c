/** Finds the element that a caption describes, and its box on the stage. */
import type { Expectation, Step, Target } from '#scenarios/script.ts';
import { findAll } from '../../stage/findTarget.ts';
import type { Box } from './placeCaption.ts';

type Spoken = { readonly target: Target; readonly text?: string };

const ofExpectation = (expectation: Expectation): Spoken | null => {
  if ('visible' in expectation) return { target: expectation.visible };
  if ('text' in expectation) return { target: expectation.in, text: expectation.text };
  if ('focus' in expectation) return { target: expectation.focus };
  return 'of' in expectation && typeof expectation.of === 'object' ? { target: expectation.of } : null;
};

const ofStep = (step: Step): Spoken | null => {
  if ('expect' in step) return ofExpectation(step.expect);
  if ('click' in step) return { target: step.click };
  if ('fill' in step) return { target: step.fill };
  if ('select' in step) return { target: step.select };
  if ('dates' in step) return { target: step.dates };
  if ('sort' in step) return { target: step.sort };
  if ('hover' in step) return { target: step.hover };
  if ('upload' in step) return { target: step.upload };
  return 'press' in step && step.on ? { target: step.on } : null;
};

/** The first element used between the step at `index` and the next caption; null for none. */
export const spokenFrom = (steps: readonly Step[], index: number): Spoken | null => {
  const first = steps[index];
  const rest = steps.slice(first && 'caption' in first ? index + 1 : index);
  const next = rest.findIndex((step) => 'caption' in step);
  const remaining = next === -1 ? rest : rest.slice(0, next);
  return remaining.map(ofStep).find((spoken) => spoken !== null) ?? null;
};

const sayingIn = (place: Element, text: string): Element => {
  const inner = [...place.children].find((child) => child.textContent?.includes(text));
  return inner ? sayingIn(inner, text) : place;
};

/** In pixels of the page; null for a missing or hidden element. */
export const boxOfSpoken = (page: Document, { target, text }: Spoken): Box | null => {
  const found = findAll(page, target)[target.nth ?? 0];
  if (!found) return null;
  const { left, top, width, height } = (text ? sayingIn(found, text) : found).getBoundingClientRect();
  const view = page.documentElement;
  const isInSight = width > 0 && top + height > 0 && top < view.clientHeight && left < view.clientWidth;
  return isInSight ? { left, top, width, height } : null;
};
