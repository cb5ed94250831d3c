/** Views of the clients: those that everybody has, and those that a person has saved. */

import { Button, Select } from 'antd';
import { useState } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import styles from './Clients.module.css';
import { type ClientView, readView, savedQueryOf } from './clientView.ts';
import { NameView } from './NameDialogs.tsx';
import type { ClientChanges } from './useClientChanges.ts';

const builtIn = [
  { value: '', label: 'Active' },
  { value: 'show=paused', label: 'Paused' },
  { value: 'show=archived', label: 'Archived' },
  { value: 'owner=me', label: 'Mine' },
  { value: 'due=renewal', label: 'Renewals within 30 days' },
  { value: 'health=at_risk', label: 'At risk' },
] as const;

const none = emptyLists.savedViews.nothingCreated;

/** A view that nobody has saved yet, to begin with. */
const sample = 'sort=-fee';

/** What is not kept: how the list is drawn is no other view. */
const other = 'other';

type SavedViewsProps = {
  view: ClientView;
  changes: ClientChanges;
  onShow: (view: ClientView) => void;
};

const useOwn = (): readonly SavedView[] =>
  (useReply('listSavedViews', { limit: '500' }).data?.items ?? []).filter(({ page }) => page === 'clients');

type NamingProps = Pick<SavedViewsProps, 'changes'> & {
  query: string;
  renamed: SavedView | null;
  onClose: () => void;
};

const Naming = ({ query, renamed, changes, onClose }: NamingProps) => (
  <NameView
    title={renamed ? 'Rename the view' : 'Save this view'}
    submit={renamed ? 'Rename view' : 'Save view'}
    start={renamed?.name ?? ''}
    changes={changes}
    onName={(name, ask) =>
      ask(
        renamed
          ? { kind: 'renameView', id: renamed.id, name, etag: renamed.etag }
          : { kind: 'saveView', id: query, name, etag: '', details: { query } },
      )
    }
    onClose={onClose}
  />
);

export const SavedViews = ({ view, changes, onShow }: SavedViewsProps) => {
  const own = useOwn();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const query = savedQueryOf({ ...view, layout: 'table' });
  const current = own.find((one) => one.query === query);
  const isKnown = current !== undefined || builtIn.some(({ value }) => value === query);
  return (
    <div className={styles.views}>
      <Select
        id="client-views"
        aria-label="View of the clients"
        value={isKnown ? query : other}
        options={[
          { label: 'Views', options: [...builtIn] },
          ...(own.length === 0
            ? [{ label: none.title, options: [{ value: sample, label: none.action, title: none.text }] }]
            : [
                {
                  label: 'Your views',
                  options: own.map(({ query: value, name: label }) => ({ value, label })),
                },
              ]),
          ...(isKnown ? [] : [{ value: other, label: 'Unsaved view', disabled: true }]),
        ]}
        popupMatchSelectWidth={false}
        onSelect={(chosen) =>
          onShow({ ...readView(new URLSearchParams(chosen)), layout: view.layout, open: null })
        }
      />
      <OnlyChangeable>
        {!isKnown && (
          <Button type="text" onClick={() => setNaming('new')}>
            Save view
          </Button>
        )}
        {current && (
          <>
            <Button type="text" onClick={() => setNaming('rename')}>
              Rename view
            </Button>
            <Button
              type="text"
              disabled={changes.busy}
              onClick={() =>
                changes.ask({ kind: 'removeView', id: current.id, name: current.name, etag: current.etag })
              }
            >
              Remove view
            </Button>
          </>
        )}
      </OnlyChangeable>
      {naming && (
        <Naming
          query={query}
          renamed={naming === 'rename' ? (current ?? null) : null}
          changes={changes}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
};
