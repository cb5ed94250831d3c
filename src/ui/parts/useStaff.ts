/** Loads the agency's people who can look after a client, by account id. */
import { useMemo } from 'react';
import { useReply } from '../data/useReply.ts';

export type Staff = ReadonlyMap<string, string>;

export const useStaff = (): Staff => {
  const members = useReply('readWorkspace').data?.members;
  return useMemo(
    () => new Map((members ?? []).filter(({ kind }) => kind !== 'client').map(({ id, name }) => [id, name])),
    [members],
  );
};
