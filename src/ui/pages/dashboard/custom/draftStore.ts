/** Layouts that were left unsaved, kept by the browser until they are saved or discarded: one for each person and dashboard. */
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { type Widget, widgetKinds } from '#domain/dashboards/widget.ts';
import type { KeptLayout } from '#machines/dashboards/layoutSteps.ts';
import type { BrowserStore } from '../../../services/browserStore.ts';

export type Draft = {
  /** What editing began with. */
  readonly base: KeptLayout;
  readonly widgets: readonly Widget[];
};

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

/** Whatever the storage holds, a draft that can be gone on with; else null. */
export const readDraft = (storage: Pick<BrowserStore, 'getItem'>, whose: Whose): Draft | null => {
  try {
    const { base, widgets } = Object(JSON.parse(storage.getItem(keyOf(whose)) ?? 'null'));
    const { etag, widgets: before } = Object(base);
    return typeof etag === 'string' && isLayout(before) && isLayout(widgets)
      ? { base: { etag, widgets: before }, widgets }
      : null;
  } catch {
    return null;
  }
};

export const keepDraft = (storage: Pick<BrowserStore, 'setItem'>, whose: Whose, draft: Draft): void =>
  storage.setItem(keyOf(whose), JSON.stringify(draft));

export const dropDraft = (storage: Pick<BrowserStore, 'removeItem'>, whose: Whose): void =>
  storage.removeItem(keyOf(whose));
