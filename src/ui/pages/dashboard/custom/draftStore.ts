/** Stores unsaved layouts in the browser, per person and dashboard, until they are saved or discarded. */
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { type Widget, widgetKinds } from '#domain/dashboards/widget.ts';
import type { KeptLayout, LeftSteps } from '#machines/dashboards/layoutSteps.ts';
import type { BrowserStore } from '../../../services/browserStore.ts';

export type Draft = {
  readonly base: KeptLayout;
  readonly left: LeftSteps;
};

/** Per direction (undo and redo), to limit the use of browser storage. */
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

/** Drops invalid undo steps, because the draft is worth more than its history. */
const stepsIn = (value: unknown): LeftSteps['past'] =>
  Array.isArray(value) && value.every(isLayout) ? value : [];

export const readDraft = (storage: Pick<BrowserStore, 'getItem'>, whose: Whose): Draft | null => {
  try {
    const { base, left, widgets: alone } = Object(JSON.parse(storage.getItem(keyOf(whose)) ?? 'null'));
    const { etag, widgets } = Object(base);
    // Older versions stored the draft without its undo steps.
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
