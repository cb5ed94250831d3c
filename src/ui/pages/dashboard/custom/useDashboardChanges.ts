/** Provides the undoable changes of dashboards: archive, restore, favourite, default and rollback. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { type DashboardChangeKind, dashboardChangeService } from '#machines/dashboards/dashboardsService.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';

export type DashboardChanges = {
  readonly actor: ActorRefFrom<typeof reversibleChangeMachine>;
  readonly busy: boolean;
  readonly ask: (
    kind: DashboardChangeKind,
    dashboard: Pick<DashboardItem, 'id' | 'name' | 'etag'>,
    details?: ReversibleChange['details'],
  ) => void;
};

export const useDashboardChanges = (): DashboardChanges => {
  const { api, ownChanges } = useServices();
  const actor = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: dashboardChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return {
    actor,
    busy,
    ask: (kind, { id, name, etag }, details) =>
      actor.send({ type: 'change.ask', kind, id, name, etag, ...(details ? { details } : {}) }),
  };
};

type Words = { readonly made: string; readonly takenBack: string };

const words: Readonly<Record<DashboardChangeKind, (name: string) => Words>> = {
  archive: (name) => ({ made: `Archived ${name}.`, takenBack: `${name} is back.` }),
  restore: (name) => ({ made: `Restored ${name}.`, takenBack: `${name} is archived again.` }),
  favour: (name) => ({ made: `${name} is a favourite.`, takenBack: `${name} is no longer a favourite.` }),
  unfavour: (name) => ({ made: `${name} is no longer a favourite.`, takenBack: `${name} is a favourite.` }),
  makeDefault: (name) => ({
    made: `${name} is now the default dashboard.`,
    takenBack: 'The previous default dashboard is restored.',
  }),
  unmakeDefault: (name) => ({
    made: `${name} is no longer the default.`,
    takenBack: `${name} is the default again.`,
  }),
  copyTo: (name) => ({ made: `Copied ${name}.`, takenBack: 'The copies are archived.' }),
  rollBack: (name) => ({
    made: `Restored an earlier layout of ${name}.`,
    takenBack: `${name} has its previous layout again.`,
  }),
};

export const dashboardWords = (kind: string, name: string): Words =>
  Object.hasOwn(words, kind) ? words[kind as DashboardChangeKind](name) : { made: '', takenBack: '' };
