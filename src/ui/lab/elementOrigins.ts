/** Finds the machine, the requests and the figure behind an element of the page, through React's own tree. */
import { paths } from '#domain/contract/paths.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { LiveActor } from '#machines/liveActors.ts';
import type { Frame } from '#world/trace.ts';

export type ElementOrigins = {
  readonly name: string;
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

export const elementOrigins = (
  element: Element,
  running: readonly LiveActor[],
  frames: readonly Frame[],
): ElementOrigins => {
  let actor: ElementOrigins['actor'] = null;
  let requests: readonly string[] = [];
  for (const fiber of fibersAbove(element)) {
    const values = valuesOf(fiber);
    // A page's own machine is created before those of the app are read.
    const own = values.find((value) => running.some((one) => one.actor === value));
    const live = running.find((one) => one.actor === own);
    if (actor === null && live) actor = { id: live.id, machine: live.actor.logic.id, run: live.run() };
    if (requests.length > 0) continue;
    requests = [...new Set(values.flatMap((value) => endpointIn(value) ?? []))];
  }
  const name = nameOf(element);
  const isOfElement = (frame: Frame) => frame.kind === 'gesture' && frame.name.includes(`“${name}”`);
  return {
    name,
    actor,
    requests,
    figure: element.closest<HTMLElement>('[data-figure]')?.dataset.figure ?? null,
    gesture: frames.findLast(isOfElement)?.number ?? null,
  };
};
