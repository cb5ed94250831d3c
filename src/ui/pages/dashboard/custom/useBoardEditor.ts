/** Manages the editing of one dashboard and the draft that survives a reload. */
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { sameLayout, type Widget } from '#domain/dashboards/widget.ts';
import { dashboardEditorMachine } from '#machines/dashboards/dashboardEditorMachine.ts';
import { layoutService } from '#machines/dashboards/dashboardsService.ts';
import { isDirty } from '#machines/dashboards/layoutSteps.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useLeaveWarning } from '../../../widgets/useLeaveWarning.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draftStore.ts';
import { useShowSaved } from './useDashboards.ts';

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
