/** Builds chart marks for changes of the watch list. */
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { Mark } from '../../parts/figures/stepMarks.ts';

const dayOf = (iso: string): string => iso.slice(0, 10);

export const watchMarks = (competitors: readonly CompetitorItem[]): readonly Mark[] =>
  competitors.flatMap(({ domain, created_at, removed_at }) => [
    { day: dayOf(created_at), text: `Started watching ${domain}` },
    ...(removed_at === null ? [] : [{ day: dayOf(removed_at), text: `Stopped watching ${domain}` }]),
  ]);

type Days = { readonly from: string; readonly to: string };

/** Counts additions and removals between two days `YYYY-MM-DD`, both inclusive. */
export const watchChanges = (competitors: readonly CompetitorItem[], { from, to }: Days) => {
  const isWithin = (iso: string | null) => iso !== null && from <= dayOf(iso) && dayOf(iso) <= to;
  return {
    added: competitors.filter(({ created_at }) => isWithin(created_at)).length,
    removed: competitors.filter(({ removed_at }) => isWithin(removed_at)).length,
  };
};
