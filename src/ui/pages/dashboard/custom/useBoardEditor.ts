/** Manages the editing of one dashboard and the draft that survives a reload. */
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { sameLayout, type Widget, widgetKinds } from '#domain/dashboards/widget.ts';
import { dashboardEditorMachine } from '#machines/dashboards/dashboardEditorMachine.ts';
import { layoutService } from '#machines/dashboards/dashboardsService.ts';
import type { KeptLayout, LeftSteps } from '#machines/dashboards/layoutSteps.ts';
import { isDirty } from '#machines/dashboards/layoutSteps.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import type { BrowserStore } from '../../../services/browserStore.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useLeaveWarning } from '../../../widgets/useLeaveWarning.ts';
import { useShowSaved } from './useDashboards.ts';

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

export type BoardEditor = {
  readonly actor: ActorRefFrom<typeof dashboardEditorMachine>;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly draft: readonly Widget[];
  readonly left: Draft | null;
  readonly start: () => void;
  readonly goOn: () => void;
  readonly dropLeft: () => void;
};

const savedWords = { made: 'Layout saved.', takenBack: 'The layout is as it was before.' };

export const useBoardEditor = (dashboard: DashboardItem, saved: Pick<Reversible, 'ask'>): BoardEditor => {
  const { api, localStorage } = useServices();
  const { profile } = useAuth();
  const showSaved = useShowSaved();
  const { id, etag, widgets } = dashboard;
  const whose = { accountId: profile?.id ?? '', dashboardId: id };
  const [left, setLeft] = useState(() => readDraft(localStorage, whose));
  const savedAt = useRef<number | null>(null);
  const actor = useLifecycle(
    () =>
      dashboardEditorMachine.provide({
        actors: layoutService({
          api,
          id,
          onSaved: (now, position) => {
            showSaved(now);
            savedAt.current = position;
          },
        }),
        actions: {
          keepDraft: ({ context: { base, draft, past, future } }) => {
            if (base) keepDraft(localStorage, whose, { base, left: { draft, past, future } });
          },
          dropDraft: () => dropDraft(localStorage, whose),
          tellSaved: () => saved.ask(changeWithNotice(savedWords, savedAt.current)),
        },
      }),
    { id: 'dashboardEditor' },
  );
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const dirty = useSelector(actor, ({ context }) => isDirty(context));
  const draft = useSelector(actor, ({ context }) => context.draft);
  useLeaveWarning(dirty);
  const dropLeft = () => {
    dropDraft(localStorage, whose);
    setLeft(null);
  };
  return {
    actor,
    isOpen,
    isBusy,
    isDirty: dirty,
    draft,
    left: left && !sameLayout(left.left.draft, widgets) ? left : null,
    start: () => actor.send({ type: 'edit.start', widgets, etag }),
    goOn: () => {
      if (left) actor.send({ type: 'edit.start', ...left.base, left: left.left });
      setLeft(null);
    },
    dropLeft,
  };
};
