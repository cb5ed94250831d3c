/** Views of the table of clients: those that everybody has, and those that a person has saved. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { NamedTools } from '../../../parts/view/NamedTools.tsx';
import { SaveForm } from '../../../parts/view/SaveForm.tsx';
import { ViewControl } from '../../../parts/view/ViewControl.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useMayChange } from '../../../services/useMayChange.ts';
import styles from './ClientTable.module.css';
import { type PortfolioView, readPortfolioView, withPortfolioView } from './portfolioView.ts';

type View = { readonly query: string; readonly name: string };

const builtIn: readonly View[] = [
  { query: '', name: 'All clients' },
  { query: 'health=at_risk', name: 'At risk' },
  { query: 'owner=me', name: 'Mine' },
  { query: 'alerts=open', name: 'With open alerts' },
  { query: 'data=stale', name: 'With a stale source' },
];

/** What is kept: the list's own part of the address, in one order. */
const queryOf = (view: PortfolioView): string => withPortfolioView(new URLSearchParams(), view).toString();

/** The ways to keep a view, to rename and to remove one. */
export const useViewChanges = () => {
  const { api } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  return {
    changes,
    busy,
    save: (name: string, query: string) =>
      changes.ask({
        make: (told) => api.call('createSavedView', { body: { page: 'portfolio', name, query }, ...told }),
        made: `Saved the view ${name}.`,
        takenBack: `The view ${name} is removed.`,
      }),
    rename: ({ id, name: former, etag }: SavedView, name: string) =>
      changes.ask({
        make: (told) =>
          api.call('renameSavedView', { params: { id }, body: { name }, ifMatch: etag, ...told }),
        made: `The view ${former} is called ${name}.`,
        takenBack: `The view is called ${former} again.`,
      }),
    remove: ({ id, name, etag }: SavedView) =>
      changes.ask({
        make: (told) => api.call('removeSavedView', { params: { id }, ifMatch: etag, ...told }),
        made: `Removed the view ${name}.`,
        takenBack: `The view ${name} is back.`,
      }),
  };
};

type Changes = ReturnType<typeof useViewChanges>;

type PortfolioViewsProps = {
  view: PortfolioView;
  show: (changes: Partial<PortfolioView>) => void;
  changes: Changes;
};

type PanelProps = Changes & { own: readonly SavedView[]; query: string; onShow: (query: string) => void };

const Panel = ({ own, busy, save, rename, remove, query, onShow }: PanelProps) => {
  const mayChange = useMayChange();
  const [renamed, setRenamed] = useState<string | null>(null);
  const isKnown = [...builtIn, ...own].some((one) => one.query === query);
  const choice = (one: View) => (
    <Button
      type={one.query === query ? 'primary' : 'default'}
      aria-pressed={one.query === query}
      onClick={() => onShow(one.query)}
    >
      {one.name}
    </Button>
  );
  return (
    <>
      <ul className={styles.views} aria-label="Views of the clients">
        {builtIn.map((one) => (
          <li key={one.query}>{choice(one)}</li>
        ))}
        {own.map((one) => (
          <li key={one.id}>
            {choice(one)}
            {mayChange && (
              <NamedTools
                what={`the view ${one.name}`}
                isBusy={busy}
                onRename={() => setRenamed(renamed === one.id ? null : one.id)}
                onRemove={() => remove(one)}
              />
            )}
            {renamed === one.id && mayChange && (
              <SaveForm
                label={`New name of ${one.name}`}
                submit="Rename"
                start={one.name}
                isBusy={busy}
                onSave={(name) => {
                  setRenamed(null);
                  if (name !== one.name) rename(one, name);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {!isKnown && mayChange && (
        <SaveForm
          label="Save this view as"
          submit="Save view"
          isBusy={busy}
          onSave={(name) => save(name, query)}
        />
      )}
    </>
  );
};

/** Asked for once somebody wants to choose one, or looks at what may be one. */
const useOwnViews = (isWanted: boolean): readonly SavedView[] => {
  const items = useReply('listSavedViews', { limit: '500' }, isWanted).data?.items;
  return items?.filter(({ page }) => page === 'portfolio') ?? [];
};

export const PortfolioViews = ({ view, show, changes }: PortfolioViewsProps) => {
  const [isOpen, setOpen] = useState(false);
  const query = queryOf(view);
  const known = builtIn.find((one) => one.query === query);
  const own = useOwnViews(isOpen || known === undefined);
  const current = known ?? own.find((one) => one.query === query);
  return (
    <ViewControl
      name="View of the clients"
      text={current?.name ?? 'Unsaved view'}
      isOpen={isOpen}
      onOpen={setOpen}
      onNear={() => undefined}
      panel={() => (
        <Panel
          {...changes}
          own={own}
          query={query}
          onShow={(chosen) => show(readPortfolioView(new URLSearchParams(chosen)))}
        />
      )}
    />
  );
};
