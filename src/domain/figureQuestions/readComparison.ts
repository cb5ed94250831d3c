/** Parses which items of one kind a question compares. */
import type { Side } from './figureQuestion.ts';
import { type Asked, clientsIn, filtersOf, has, of, withoutIn } from './questionParts.ts';

const mostSides = 4;

export const comparedSides = ({
  lexemes,
  times,
}: Asked): { readonly sides: readonly Side[] } | { readonly why: string } | null => {
  const clients = clientsIn(lexemes);
  const filters = of(lexemes, 'filter');
  const kinds = new Set(filters.map(({ dimension }) => dimension));
  const base = { client: clients[0] ?? null, days: times.days, ...withoutIn(lexemes) };
  if (clients.length > 1) {
    if (clients.length > mostSides) return { why: `I can compare up to ${mostSides} at once.` };
    return {
      sides: clients.map((client) => ({
        label: client.name,
        client,
        days: times.days,
        filters: filtersOf(filters),
        ...withoutIn(lexemes),
      })),
    };
  }
  const compared = [...kinds].filter(
    (kind) => filters.filter(({ dimension }) => dimension === kind).length > 1,
  );
  const [kind] = compared;
  if (kind === undefined)
    return kinds.size > 1 && !has(lexemes, 'before', 'yearBefore')
      ? { why: 'I can only compare things of one kind, such as two channels or two clients.' }
      : null;
  const [own, others] = [
    filters.filter(({ dimension }) => dimension === kind),
    filters.filter(({ dimension }) => dimension !== kind),
  ];
  if (compared.length > 1 || own.length > mostSides)
    return { why: `I can compare up to ${mostSides} things of one kind at once.` };
  return { sides: own.map((one) => ({ label: one.label, ...base, filters: filtersOf([one, ...others]) })) };
};
