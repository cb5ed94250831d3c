/** Holds the texts of empty widgets with their reason and action; `ClosedForm` handles missing permission. */
import type { EmptyKind } from './widgetState.ts';

type Words = { readonly title: string; readonly text: string; readonly action: string };

export const emptyWords: Readonly<Record<Exclude<EmptyKind, 'noPermission'>, Words>> = {
  nothingCreated: {
    title: 'Nothing here yet',
    text: 'Nothing has been set up for this client.',
    action: 'Set up the first one',
  },
  noSource: {
    title: 'No source reports this',
    text: 'No connected account reports these figures.',
    action: 'Connect a source',
  },
  noData: {
    title: 'No data on these days',
    text: 'Sources are connected but report no data for this range.',
    action: 'Show the last 90 days',
  },
  filteredOut: {
    title: 'No data matches the filters',
    text: 'There is data for these days, but none that matches the filters.',
    action: 'Clear the filters',
  },
  outsideRetention: {
    title: 'Older than your plan keeps',
    text: 'The data is kept; a larger plan shows it.',
    action: 'See plans',
  },
  allArchived: {
    title: 'All have ended',
    text: 'Nothing is running right now. Ended ones are kept.',
    action: 'Show ended ones',
  },
};
