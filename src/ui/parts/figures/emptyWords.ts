/** What an empty widget says: why it is empty, and the one way on. */
import type { EmptyKind } from './widgetState.ts';

type Words = { readonly title: string; readonly text: string; readonly action: string | null };

export const emptyWords: Readonly<Record<EmptyKind, Words>> = {
  nothingCreated: {
    title: 'Nothing here yet',
    text: 'Nothing has been set up for this client.',
    action: 'Set up the first one',
  },
  noSource: {
    title: 'No source reports this',
    text: 'None of the connected accounts tells of these figures.',
    action: 'Connect a source',
  },
  noData: {
    title: 'No data on these days',
    text: 'The sources are connected, but they tell of nothing in this range.',
    action: 'Show the last 90 days',
  },
  filteredOut: {
    title: 'The filters leave nothing',
    text: 'There is data on these days, but none that the filters let through.',
    action: 'Clear the filters',
  },
  outsideRetention: {
    title: 'Older than your plan keeps',
    text: 'The data is kept; a larger plan shows it.',
    action: 'See plans',
  },
  noPermission: {
    title: 'Not open to you',
    text: 'You do not have access to this. Ask an admin of your workspace; send them the address of this page.',
    action: null,
  },
  allArchived: {
    title: 'All of them have ended',
    text: 'Nothing runs at the moment. What has ended is kept.',
    action: 'Show what has ended',
  },
};
