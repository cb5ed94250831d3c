/** Renders the clients of the view with bulk actions, or explains why there are none. */

import { Button } from 'antd';
import { renewalDays } from '#domain/clients/contractRules.ts';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { EmptyList } from '../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientTable } from './ClientTable.tsx';
import type { ClientView } from './clientView.ts';
import { nothingFiltered } from './clientView.ts';
import type { ClientChanges } from './useClientChanges.ts';
import type { PickedClients } from './usePickedClients.ts';

type NoClientsProps = {
  counts: ClientList['counts'];
  view: ClientView;
  isFiltered: boolean;
  onShow: (view: Partial<ClientView>) => void;
  /** Omitted in the past, where no client can be added. */
  onAdd?: (() => void) | undefined;
};

const missing = ({ search, ...view }: ClientView): string => {
  if (search.trim() !== '') return `No client matches “${search.trim()}”`;
  if (view.tag !== null) return `No client has the tag ${view.tag}`;
  if (view.owner !== null) return 'No client has this owner';
  if (view.industry !== null) return `No client here is in ${view.industry}`;
  if (view.health !== null) return `No client has the health “${bandLabels[view.health]}”`;
  if (view.hasAlerts) return 'No client has open alerts';
  return view.isStale ? 'No client has a stale source' : `No contract here ends within ${renewalDays} days`;
};

const wayOut = (view: ClientView): string => {
  const { search, owner, tag, industry, health, hasAlerts, isStale, isDue } = view;
  const filters =
    [owner, tag, industry, health].filter((one) => one !== null).length +
    [hasAlerts, isStale, isDue].filter(Boolean).length;
  if (filters === 0) return 'Clear the search';
  return filters === 1 && industry !== null && search === '' ? 'Show all industries' : 'Clear all filters';
};

const NotFound = ({ view, onShow }: Pick<NoClientsProps, 'view' | 'onShow'>) => (
  <EmptyState
    title={missing(view)}
    text="Search covers names, domains and industries."
    action={<Button onClick={() => onShow(nothingFiltered)}>{wayOut(view)}</Button>}
  />
);

type LeadProps = { title: string; text: string; label: string; show: ClientView['show'] } & Pick<
  NoClientsProps,
  'onShow'
>;

const Lead = ({ title, text, label, show, onShow }: LeadProps) => (
  <EmptyState
    title={title}
    text={text}
    action={<Button onClick={() => onShow({ ...nothingFiltered, show })}>{label}</Button>}
  />
);

const NoClients = ({ counts, view, isFiltered, onShow, onAdd }: NoClientsProps) => {
  if (isFiltered) return <NotFound view={view} onShow={onShow} />;
  if (view.show === 'archived')
    return (
      <Lead
        title="No archived clients"
        text="Clients you archive move here, with everything that belongs to them."
        label="Show active clients"
        show="active"
        onShow={onShow}
      />
    );
  if (view.show === 'paused')
    return (
      <Lead
        title="No paused clients"
        text="Paused clients stay in the lists and count toward your plan."
        label="Show active clients"
        show="active"
        onShow={onShow}
      />
    );
  if (counts.archived > 0)
    return (
      <Lead
        title={emptyLists.clients.allArchived.title}
        text={emptyLists.clients.allArchived.text}
        label={emptyLists.clients.allArchived.action}
        show="archived"
        onShow={onShow}
      />
    );
  return <EmptyList level={2} words={emptyLists.clients.nothingCreated} onAction={onAdd} />;
};

type PickedListProps = {
  list: ClientList | undefined;
  picked: PickedClients;
  view: ClientView;
  shape: HabitsInUse;
  changes: ClientChanges;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onShow: (view: Partial<ClientView>) => void;
  onDo: (doing: ClientDoing | 'add', client: ClientItem | null) => void;
  onDelete: (clients: readonly ClientItem[]) => void;
  onSchedule: (clients: readonly ClientItem[]) => void;
  onMerge: (client: ClientItem, other: ClientItem) => void;
};

export const PickedList = (props: PickedListProps) => {
  const { list, picked, view, shape, changes, chosen, onChoose, onShow, onDo, onDelete } = props;
  const { onMerge, onSchedule } = props;
  const { kept, shown, isWaiting, failure } = picked;
  const mayChange = useCanEdit();
  const inHand = shown.filter(({ id }) => chosen.includes(id));
  if (failure) return <ListFailure what="Client status" {...failure} />;
  if (list && !isWaiting && shown.length === 0)
    return (
      <NoClients
        counts={list.counts}
        view={view}
        isFiltered={kept.length > 0}
        onShow={onShow}
        onAdd={mayChange ? () => onDo('add', null) : undefined}
      />
    );
  return (
    <>
      {inHand.length > 0 && (
        <BulkBar
          clients={inHand}
          busy={changes.busy}
          onAsk={changes.ask}
          onDelete={() => onDelete(inHand)}
          onSchedule={() => onSchedule(inHand)}
          onMerge={() => inHand[0] && inHand[1] && onMerge(inHand[0], inHand[1])}
          onClear={() => onChoose([])}
        />
      )}
      <ClientTable
        clients={isWaiting ? null : shown}
        view={view}
        shape={shape}
        actor={changes.actor}
        chosen={inHand.map(({ id }) => id)}
        onChoose={onChoose}
        onSort={(sort) => onShow({ sort })}
        onDo={onDo}
      />
    </>
  );
};
