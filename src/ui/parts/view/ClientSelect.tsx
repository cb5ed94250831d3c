/** Renders the searchable list of clients, “All clients” first. */

import { Select } from 'antd';
import { useMemo } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { useClients } from './useClients.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

type Choice = { readonly value: string; readonly label: string };

type ClientChoices = {
  readonly pinned: readonly Choice[];
  readonly others: readonly Choice[];
};

const restWords = { active: '', paused: ' · Paused', archived: ' · Archived' } as const;

/** Archived clients are omitted, unless one is shown. */
const useClientChoices = (
  clients: readonly ClientItem[] | undefined,
  pinned: readonly string[],
  shown: string | null,
): ClientChoices =>
  useMemo(() => {
    const choices = (clients ?? [])
      .filter(({ id, archived_at }) => archived_at === null || id === shown)
      .map(({ id, name, status }) => ({ value: id, label: `${name}${restWords[status]}` }));
    return {
      pinned: pinned.flatMap((id) => choices.find(({ value }) => value === id) ?? []),
      others: choices.filter(({ value }) => !pinned.includes(value)),
    };
  }, [clients, pinned, shown]);

type ClientSelectProps = {
  id: string;
  view: ViewInUse;
  /** Client fixed by the page; null: the address's. */
  only: string | null;
  pinned: readonly string[];
  isAsked: boolean;
  onClose: (giveFocusBack: boolean) => void;
};

/** An empty value means all clients, because no client's id is empty. */
const all = '';

const useOptions = ({ view, only, pinned }: ClientSelectProps) => {
  const clients = useClients(true);
  const choices = useClientChoices(clients, pinned, only ?? view.view.client);
  return useMemo(
    () => [
      ...(only === null ? [{ value: all, label: 'All clients' }] : []),
      ...(choices.pinned.length === 0 ? [] : [{ label: 'Pinned', options: [...choices.pinned] }]),
      { label: 'Clients', options: [...choices.others] },
    ],
    [choices, only],
  );
};

export const ClientSelect = (props: ClientSelectProps) => {
  const { id, view, only, isAsked, onClose } = props;
  const options = useOptions(props);
  const asked = { open: true, autoFocus: true, onBlur: () => onClose(false) };
  return (
    <Select
      id={id}
      aria-label="Client"
      className={styles.client ?? ''}
      {...(isAsked ? asked : {})}
      value={only ?? view.view.client ?? all}
      options={options}
      showSearch={searchedByLabel}
      notFoundContent="No client with that name"
      getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
      onInputKeyDown={(event) => {
        if (event.key !== 'Escape' || !isAsked) return;
        event.preventDefault();
        onClose(true);
      }}
      onSelect={(value) => {
        if (value !== (view.view.client ?? all)) view.setView({ client: value === all ? null : value });
        onClose(true);
      }}
    />
  );
};
