/** Renders the built-in and saved views of the table of clients. */
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { type BuiltInView, SavedViews } from '../../../parts/savedViews/SavedViews.tsx';
import type { ViewChanges } from '../../../parts/savedViews/useViewChanges.ts';
import { type PortfolioView, readPortfolioView, withPortfolioView } from './portfolioView.ts';

const builtIn: readonly BuiltInView[] = [
  { query: '', name: 'All clients' },
  { query: 'health=at_risk', name: 'At risk' },
  { query: 'owner=me', name: 'Mine' },
  { query: 'alerts=open', name: 'With open alerts' },
  { query: 'data=stale', name: 'With a stale source' },
];

const none = { words: emptyLists.portfolioViews.nothingCreated, sample: 'sort=-spend' };

/** The list's own parameters in a fixed order, as stored in saved views. */
const queryOf = (view: PortfolioView): string => withPortfolioView(new URLSearchParams(), view).toString();

type PortfolioViewsProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  changes: ViewChanges;
};

export const PortfolioViews = ({ view, show, changes }: PortfolioViewsProps) => (
  <SavedViews
    page="portfolio"
    name="View of the clients"
    builtIn={builtIn}
    query={queryOf(view)}
    onShow={(query) => show(readPortfolioView(new URLSearchParams(query)))}
    changes={changes}
    none={none}
  />
);
