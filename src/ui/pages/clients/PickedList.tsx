/** Renders the clients of the view with bulk actions, or explains why there are none. */
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { BulkBar } from './BulkBar.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientTable } from './ClientTable.tsx';
import type { ClientView } from './clientView.ts';
import { NoClients } from './NoClients.tsx';
import type { ClientChanges } from './useClientChanges.ts';
import type { PickedClients } from './usePickedClients.ts';

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
  if (failure) return <ListFailure what="How the clients stand" {...failure} />;
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
