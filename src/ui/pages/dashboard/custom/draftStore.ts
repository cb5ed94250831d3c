/** Layouts that were left unsaved, kept by the browser until they are saved or discarded: one for each person and dashboard. */
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { type Widget, widgetKinds } from '#domain/dashboards/widget.ts';
import type { KeptLayout, LeftSteps } from '#machines/dashboards/layoutSteps.ts';
import type { BrowserStore } from '../../../services/browserStore.ts';

export type Draft = {
  /** What editing began with. */
  readonly base: KeptLayout;
  readonly left: LeftSteps;
};

/** In each direction; more would fill the browser's storage. */
const mostKept = 20;

type Whose = { readonly accountId: string; readonly dashboardId: string };

const keyOf = ({ accountId, dashboardId }: Whose): string =>
  `agencylens.dashboardDraft.${accountId}.${dashboardId}`;

const isPlace = (value: unknown): boolean =>
  ['column', 'row', 'width', 'height'].every((part) => typeof Object(value)[part] === 'number');

const isWidget = (value: unknown): value is Widget => {
  const { id, kind, title, text, figures, filters = '', place } = Object(value);
  return (
    [id, title, text, filters].every((part) => typeof part === 'string') &&
    widgetKinds.some((one) => one === kind) &&
    Array.isArray(figures) &&
    figures.every((name) => typeof name === 'string') &&
    isPlace(place)
  );
};

const isLayout = (value: unknown): value is readonly Widget[] =>
  Array.isArray(value) && value.every(isWidget) && Object.keys(layoutErrors(value)).length === 0;

/** Without those that no layout can be: the draft itself is worth more than the way to it. */
const stepsIn = (value: unknown): LeftSteps['past'] =>
  Array.isArray(value) && value.every(isLayout) ? value : [];

/** Whatever the storage holds, a draft that can be gone on with; else null. */
export const readDraft = (storage: Pick<BrowserStore, 'getItem'>, whose: Whose): Draft | null => {
  try {
    const { base, left, widgets: alone } = Object(JSON.parse(storage.getItem(keyOf(whose)) ?? 'null'));
    const { etag, widgets } = Object(base);
    // Before steps were kept, the draft stood there alone.
    const { draft, past, future } = Object(left ?? { draft: alone });
    return typeof etag === 'string' && isLayout(widgets) && isLayout(draft)
      ? { base: { etag, widgets }, left: { draft, past: stepsIn(past), future: stepsIn(future) } }
      : null;
  } catch {
    return null;
  }
};

export const keepDraft = (
  storage: Pick<BrowserStore, 'setItem'>,
  whose: Whose,
  { base, left: { draft, past, future } }: Draft,
): void => {
  const left: LeftSteps = { draft, past: past.slice(-mostKept), future: future.slice(0, mostKept) };
  storage.setItem(keyOf(whose), JSON.stringify({ base, left } satisfies Draft));
};

export const dropDraft = (storage: Pick<BrowserStore, 'removeItem'>, whose: Whose): void =>
  storage.removeItem(keyOf(whose));
