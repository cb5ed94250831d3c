/** Lists the clients of the view control, pinned ones first. */
import { useMemo } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';

type Choice = { readonly value: string; readonly label: string };

export type ClientChoices = {
  readonly pinned: readonly Choice[];
  readonly others: readonly Choice[];
};

const restWords = { active: '', paused: ' · Paused', archived: ' · Archived' } as const;

/** Archived clients are left out, unless one is shown. */
export const useClientChoices = (
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
