/** Finds the machine, the requests and the figure behind an element of the page, through React's own tree. */
import { paths } from '#domain/contract/paths.ts';
import { ownValue } from '#domain/ownValue.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import type { LiveActor } from '#machines/liveActors.ts';
import type { Frame } from '#world/trace.ts';

export type ElementOrigins = {
  readonly name: string;
  /** Why the control cannot be used, as a sentence; null for one that can. */
  readonly disabled: string | null;
  readonly actor: { readonly id: string; readonly machine: string; readonly run: number | null } | null;
  /** `GET /api/clients`, of the nearest component that reads replies. */
  readonly requests: readonly string[];
  readonly figure: string | null;
  /** The number of the last frame in which it was pressed or changed. */
  readonly gesture: number | null;
};

/** The part of React's fibers that is read, as its own devtools do. */
type Fiber = {
  readonly return: Fiber | null;
  readonly memoizedState: unknown;
  readonly memoizedProps: unknown;
};

const fiberOf = (element: Element): Fiber | null => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : (Object(element)[key] as Fiber);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Values of hooks and their dependencies, then of props. */
const valuesOf = ({ memoizedState, memoizedProps }: Fiber): readonly unknown[] => {
  const values: unknown[] = [];
  let hook = memoizedState;
  while (isObject(hook) && 'next' in hook) {
    values.push(hook.memoizedState);
    hook = hook.next;
  }
  if (isObject(memoizedProps)) values.push(...Object.values(memoizedProps));
  return values.flatMap((value) => {
    const inner = Array.isArray(value) ? value.flat() : [value];
    return inner.flatMap((one) => (isObject(one) && isObject(one.actor) ? [one, one.actor] : [one]));
  });
};

const endpointIn = (value: unknown): string | null => {
  const key = isObject(value) && isObject(value.options) ? value.options.queryKey : null;
  const [method, path] = (Array.isArray(key) ? ownValue(paths, String(key[0])) : undefined) ?? [];
  return method && path ? `${method} ${path}` : null;
};

const fibersAbove = function* (element: Element): Generator<Fiber> {
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) yield fiber;
};

const nameOf = (element: Element): string => {
  const control = element.closest('button, a, label, [role]') ?? element;
  const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.slice(0, 60) || control.tagName.toLowerCase();
};

/** The words that the page itself gives: a hint, a description or the legend of a disabled group. */
const ownReason = (control: Element): string => {
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  const group = control.closest('fieldset:disabled');
  const texts = [
    control.getAttribute('title'),
    ...described.map((id) => control.ownerDocument.getElementById(id)?.textContent),
    group?.querySelector('legend')?.textContent,
  ];
  return texts.find((text) => text?.trim())?.trim() ?? '';
};

const disabledReason = (element: Element, around: readonly LiveActor[]): string | null => {
  const control = element.closest(':disabled, [aria-disabled="true"]');
  if (control === null) return null;
  const words = ownReason(control);
  if (words !== '') return words;
  // A machine of the app, such as the starting backend, disables no control of a page.
  const busy = around.find(
    ({ actor, restart }) => restart !== undefined && actor.getSnapshot().hasTag('busy'),
  );
  if (busy) return `${busy.id} is busy in state “${stateText(busy.actor.getSnapshot().value)}”`;
  const [nearest] = around;
  return nearest
    ? `${nearest.id} is in state “${stateText(nearest.actor.getSnapshot().value)}”; the page names no other reason`
    : 'the page names no reason';
};

/** The actors of the components around an element, the nearest first, those of its page before those of the app. */
const actorsAround = (fibers: readonly Fiber[], running: readonly LiveActor[]): readonly LiveActor[] => {
  const found = fibers.flatMap((fiber) => {
    const values = new Set(valuesOf(fiber));
    return running.filter(({ actor }) => values.has(actor));
  });
  const isOfPage = ({ restart }: LiveActor): boolean => restart !== undefined;
  return [...new Set([...found.filter(isOfPage), ...found.filter((one) => !isOfPage(one))])];
};

export const elementOrigins = (
  element: Element,
  running: readonly LiveActor[],
  frames: readonly Frame[],
): ElementOrigins => {
  const fibers = [...fibersAbove(element)];
  const around = actorsAround(fibers, running);
  const requestsOf = (fiber: Fiber) => [
    ...new Set(valuesOf(fiber).flatMap((value) => endpointIn(value) ?? [])),
  ];
  const [nearest] = around;
  const name = nameOf(element);
  const isOfElement = (frame: Frame) => frame.kind === 'gesture' && frame.name.includes(`“${name}”`);
  return {
    name,
    disabled: disabledReason(element, around),
    actor: nearest ? { id: nearest.id, machine: nearest.actor.logic.id, run: nearest.run() } : null,
    requests: fibers.map(requestsOf).find((found) => found.length > 0) ?? [],
    figure: element.closest<HTMLElement>('[data-figure]')?.dataset.figure ?? null,
    gesture: frames.findLast(isOfElement)?.number ?? null,
  };
};
