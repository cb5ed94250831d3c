/** Renders the built-in and saved views of the clients; the table's layout is not part of a view. */
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { type BuiltInView, SavedViews } from '../../parts/savedViews/SavedViews.tsx';
import type { ViewChanges } from '../../parts/savedViews/useViewChanges.ts';
import { type ClientView, readView, savedQueryOf } from './clientView.ts';

const builtIn: readonly BuiltInView[] = [
  { query: '', name: 'Active' },
  { query: 'show=paused', name: 'Paused' },
  { query: 'show=archived', name: 'Archived' },
  { query: 'owner=me', name: 'Mine' },
  { query: 'due=renewal', name: 'Renewals within 30 days' },
  { query: 'health=at_risk', name: 'At risk' },
];

const none = { words: emptyLists.savedViews.nothingCreated, sample: 'sort=-fee' };

type ClientViewsProps = {
  view: ClientView;
  changes: ViewChanges;
  onShow: (view: ClientView) => void;
};

export const ClientViews = ({ view, changes, onShow }: ClientViewsProps) => (
  <SavedViews
    page="clients"
    name="View of the clients"
    builtIn={builtIn}
    query={savedQueryOf({ ...view, layout: 'table' })}
    onShow={(query) => onShow({ ...readView(new URLSearchParams(query)), layout: view.layout, open: null })}
    changes={changes}
    none={none}
  />
);
