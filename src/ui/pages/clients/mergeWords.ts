/** Describes a merge of two clients: differing fields, and what moves or stays. */
import { type MergedField, mergedFields } from '#domain/clients/mergedFields.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import type { Staff } from '../../parts/useStaff.ts';

export const mergedLabels: Readonly<Record<MergedField, string>> = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  time_zone: 'Time zone',
  owner_id: 'Owner',
  tags: 'Tags',
  logo_id: 'Logo',
  lifetime: 'Assumptions about its customers',
};

const lifetimeText = ({ lifetime }: ClientItem): string =>
  lifetime === null
    ? '—'
    : `${lifetime.orders_per_year} orders a year, ${lifetime.years} years, ${lifetime.margin_percent}% margin`;

export const mergedText = (client: ClientItem, field: MergedField, staff: Staff): string => {
  switch (field) {
    case 'owner_id':
      return client.owner_id === null ? 'Unassigned' : (staff.get(client.owner_id) ?? 'Someone who left');
    case 'tags':
      return client.tags.join(', ') || '—';
    case 'logo_id':
      return client.logo_id === null ? 'None' : `The one of ${client.name}`;
    case 'lifetime':
      return lifetimeText(client);
    default:
      return client[field];
  }
};

export const differingFields = (one: ClientItem, other: ClientItem): readonly MergedField[] =>
  mergedFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;

export type MergedCounts = {
  readonly sources: number;
  readonly contacts: number;
  readonly notes: number;
  readonly tasks: number;
  readonly goals: number;
  readonly endedSources: number;
  /** Goals for metrics that already have a goal at the other client. */
  readonly doubleGoals: number;
  readonly people: number;
  /** True if the metrics are sample data because no account is connected. */
  readonly isSample: boolean;
};

/** `2 connected accounts with their campaigns and all their figures, 1 contact, 3 notes and 2 tasks`; null for nothing. */
export const movesText = ({ sources, contacts, notes, tasks, goals }: MergedCounts): string | null => {
  const parts = [
    counted(
      sources,
      'connected account with its campaigns and all its figures',
      'connected accounts with their campaigns and all their figures',
    ),
    counted(goals, 'goal', 'goals'),
    counted(contacts, 'contact', 'contacts'),
    counted(notes, 'note', 'notes'),
    counted(tasks, 'task', 'tasks'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : englishList(parts);
};

type Names = { readonly stays: string; readonly merged: string };

/** One sentence for each kind of item that does not move. */
export const staysBehind = (counts: MergedCounts, { stays, merged }: Names): readonly string[] => {
  const { sources, endedSources, doubleGoals, people, isSample } = counts;
  return [
    `The fee and the media budget of ${merged} end with it. Those of ${stays} stay as they are.`,
    `Dashboards, reports, annotations, alert rules, competitors and share links stay with ${merged} in the archive.`,
    ...(doubleGoals > 0
      ? [`${stays} keeps its own goal where both have one for the same figure (${doubleGoals}).`]
      : []),
    ...(people > 0
      ? [
          `${counted(people, 'person of', 'people of')} ${merged} can still sign in, and see it as it was. Invite them to ${stays}.`,
        ]
      : []),
    ...(endedSources > 0
      ? [
          `${counted(endedSources, 'disconnected account stays', 'disconnected accounts stay')} in the archive with the figures of that time.`,
        ]
      : []),
    ...(isSample ? [`Sample figures of ${merged} do not move: they are made up.`] : []),
    ...(sources > 0
      ? [
          'A visit is counted once: where both have web analytics or a shop, one of the accounts tells the unpaid channels.',
        ]
      : []),
  ];
};
