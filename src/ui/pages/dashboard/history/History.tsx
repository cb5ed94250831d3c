/** Renders the workspace's history: author, change, before and after, and undo, which survives a reload. */
import { Button, Flex, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { changeTypes } from '../../../content/activity.ts';
import { fieldLabel, subjectLabels } from '../../../content/history.ts';
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { FieldChanges } from '../../../parts/history/FieldChanges.tsx';
import { historyCsv, readHistory } from '../../../parts/history/historyCsv.ts';
import { sentenceOf } from '../../../parts/history/historyWords.ts';
import { UndoTogether } from '../../../parts/history/UndoTogether.tsx';
import { undoWords, useHeldUndo, useHistoryUndo } from '../../../parts/history/useHistoryUndo.ts';
import { ListExport, type ListRead } from '../../../parts/ListExport.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useAsOf } from '../../../services/useAsOf.ts';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './History.module.css';
import { HistoryTable } from './HistoryTable.tsx';
import type { HistoryView } from './historyView.ts';
import { filterOfView, queryOfView, useHistoryView } from './historyView.ts';

type Choice = { readonly value: string; readonly label: string };

type HistoryFiltersProps = {
  view: HistoryView;
  people: readonly Choice[];
  clients: readonly Choice[];
  onChange: (changes: Partial<HistoryView>) => void;
  children: ReactNode;
};

const few = 20;

const subjects = Object.entries(subjectLabels).map(([value, label]) => ({ value, label }));

const types = changeTypes
  .map((value) => ({ value, label: fieldLabel(value) }))
  .toSorted((one, other) => compareNames(one.label, other.label));

const HistoryFilters = ({ view, people, clients, onChange, children }: HistoryFiltersProps) => {
  const choice = (
    name: 'actor' | 'subject' | 'type' | 'client',
    label: string,
    all: string,
    of: readonly Choice[],
  ) => (
    <Select
      id={`history-${name}`}
      aria-label={label}
      value={view[name]}
      options={[{ value: '', label: all }, ...of]}
      showSearch={of.length > few && searchedByLabel}
      popupMatchSelectWidth={false}
      onChange={(value: string) => onChange({ [name]: value })}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      className={styles.day ?? ''}
      value={view[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <Flex component="search" wrap align="center" gap="12px 16px" className={styles.filters ?? ''}>
      <SearchField
        label="Search the history"
        placeholder="Name, person or kind of change"
        value={view.q}
        onChange={(q) => onChange({ q })}
      />
      {choice('actor', 'By whom', 'Everybody', people)}
      {choice('subject', 'About what', 'Everything', subjects)}
      {choice('type', 'Type of event', 'Any event', types)}
      {clients.length > 0 && choice('client', 'Client', 'All clients', clients)}
      {day('from', 'From day')}
      {day('to', 'To day')}
      {children}
    </Flex>
  );
};

type UndoDialogProps = {
  item: HistoryItem;
  sentence: string;
  onUndo: () => void;
  onClose: () => void;
};

const UndoDialog = ({ item, sentence, onUndo, onClose }: UndoDialogProps) => (
  <KitModal focus="title" title="Undo this change?" onClose={onClose}>
    <p className={styles.sentence}>{sentence}.</p>
    <p>This will change:</p>
    <FieldChanges item={item} isReversed />
    <p className="quiet">Nothing is erased. The undo is recorded as a change and can be undone too.</p>
    <Flex wrap gap={12} className={styles.actions ?? ''}>
      <Button
        type="primary"
        onClick={() => {
          onClose();
          onUndo();
        }}
      >
        Undo the change
      </Button>
      <Button onClick={onClose}>Keep it</Button>
    </Flex>
  </KitModal>
);

const words = emptyLists.history;

const NoHistory = ({ view, show, isFiltered, clear }: ReturnType<typeof useHistoryView>) => {
  if (!isFiltered) return <EmptyList words={words.nothingCreated} to={protectedPages.dashboard.path} />;
  const { from, to, ...others } = view;
  const isOfDays = from + to !== '' && Object.values(others).every((value) => value === '');
  if (isOfDays) return <EmptyList words={words.noData} onAction={() => show({ from: '', to: '' })} />;
  return <EmptyList words={words.filteredOut} onAction={clear} />;
};

const step = 50;
const most = 500;

/** Names of people for their ids, and filter choices; clients are offered only to users who may list them. */
const useKnown = (viewer: Role) => {
  const members = useReply('readWorkspace').data?.members ?? [];
  const mayChoose = mayOpen(viewer, 'clients');
  const left = useReply('readTeam', undefined, mayChoose).data?.removed ?? [];
  const list = useReply('listClients', allClients, mayChoose).data?.items ?? [];
  const asChoice = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    value: id,
    label: name,
  });
  return {
    names: new Map([...left, ...members].map(({ id, name }) => [id, name])),
    people: [
      ...members.map(asChoice),
      ...left.map(({ id, name }) => asChoice({ id, name: `${name} (left)` })),
    ],
    choices: list.map(asChoice),
  };
};

export const History = ({ viewer }: { viewer: Role }) => {
  const { world, api } = useServices();
  const isPast = useAsOf() !== null;
  const isAgency = mayOpen(viewer, 'clients');
  const { view, show, isFiltered, clear } = useHistoryView();
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useReply('listHistory', queryOfView(view, limit));
  const known = useKnown(viewer);
  const { changes, busy, undo } = useHistoryUndo();
  const [asked, setAsked] = useState<HistoryItem | null>(null);
  const held = useHeldUndo();
  const shared = { names: known.names, now: world.clock.now() };
  const items = data?.items ?? null;
  const file = async (read: ListRead) =>
    historyCsv(await readHistory(api, filterOfView(view), read), known.names);
  return (
    <section aria-labelledby="workspace-history" className={styles.history}>
      <h2 id="workspace-history">History</h2>
      <p className="quiet">
        {isAgency
          ? 'Every change in the workspace. Most can be undone.'
          : 'Changes by you and your agency. You can undo your own.'}
      </p>
      <HistoryFilters view={view} people={known.people} clients={known.choices} onChange={show}>
        <ListExport file="history" rows="changes" isDisabled={!items?.length} make={file} />
      </HistoryFilters>
      <ChangeNotice actor={changes} words={undoWords} />
      {error && !items && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {items?.length === 0 && <NoHistory view={view} show={show} clear={clear} isFiltered={isFiltered} />}
      {(items ? items.length > 0 : !error) && (
        <HistoryTable
          items={items}
          words={shared}
          locked={busy || isPast}
          tellsRole={isAgency}
          onUndo={setAsked}
          onUndoTogether={({ position }) => held.open(position)}
        />
      )}
      {data?.next_cursor && limit < most && (
        <Button className={styles.more ?? ''} onClick={() => setLimit(limit + step)}>
          Show earlier changes
        </Button>
      )}
      {data?.next_cursor && limit >= most && (
        <p className="quiet">
          These are the latest {most}. Choose days to see earlier ones; the CSV has all of them.
        </p>
      )}
      {asked && (
        <UndoDialog
          item={asked}
          sentence={sentenceOf(asked, known.names)}
          onUndo={() => undo({ id: asked.id, sentence: sentenceOf(asked, known.names), also: [] })}
          onClose={() => setAsked(null)}
        />
      )}
      {held.position !== null && !isPast && (
        <UndoTogether position={held.position} words={shared} onUndo={undo} onClose={held.close} />
      )}
    </section>
  );
};
