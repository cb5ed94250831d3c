/** Lists saved views with their actions, and the form that saves the current one. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { Icon } from '../../widgets/Icon.tsx';
import type { EmptyWords } from '../empty/emptyLists.ts';
import styles from './SavedViews.module.css';
import { SaveForm } from './SaveForm.tsx';
import type { ViewChanges } from './useViewChanges.ts';

type ViewChoiceProps = { readonly name: string; readonly isChosen: boolean; readonly onChoose: () => void };

export const ViewChoice = ({ name, isChosen, onChoose }: ViewChoiceProps) => (
  <Button
    className={styles.choice ?? ''}
    type={isChosen ? 'primary' : 'default'}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    <span className={styles.text}>{name}</span>
  </Button>
);

type SavedViewItemProps = { view: SavedView; isChosen: boolean; changes: ViewChanges; onChoose: () => void };

const ChangeableView = ({ view, isChosen, changes, onChoose }: SavedViewItemProps) => {
  const [isRenamed, setRenamed] = useState(false);
  const { busy, what, rename, remove } = changes;
  const { name } = view;
  return (
    <>
      <ViewChoice name={name} isChosen={isChosen} onChoose={onChoose} />
      <Button
        type="text"
        disabled={busy}
        aria-label={`Rename the ${what} ${name}`}
        onClick={() => setRenamed(!isRenamed)}
      >
        Rename
      </Button>
      <Button
        type="text"
        disabled={busy}
        aria-label={`Remove the ${what} ${name}`}
        onClick={() => remove(view)}
      >
        <Icon name="close" size={14} />
      </Button>
      {isRenamed && (
        <SaveForm
          label={`New name of ${name}`}
          submit="Rename"
          start={name}
          isBusy={busy}
          onSave={(wanted) => {
            setRenamed(false);
            if (wanted !== name) rename(view, wanted);
          }}
        />
      )}
    </>
  );
};

type SavedViewListProps = {
  legend: string;
  label: string;
  views: readonly SavedView[] | null;
  chosen: SavedView | undefined;
  changes: ViewChanges;
  mayChange: boolean;
  onChoose: (query: string) => void;
  none: { readonly words: EmptyWords; readonly sample: string } | null;
  children: ReactNode;
};

export const SavedViewList = (props: SavedViewListProps) => {
  const { legend, label, views, chosen, changes, mayChange, onChoose, none, children } = props;
  return (
    <fieldset className={styles.kept}>
      <legend>{legend}</legend>
      {none && !views?.length && (
        // Reserves space while loading, so that nothing below moves.
        <p className={styles.hint} data-awaited={views === null}>
          {none.words.text}
          <Button size="small" type="text" disabled={views === null} onClick={() => onChoose(none.sample)}>
            {none.words.action}
          </Button>
        </p>
      )}
      <ul className={styles.views} aria-label={label}>
        {views?.map((view) => {
          const shown = {
            isChosen: view === chosen,
            onChoose: () => onChoose(view.query),
          };
          return (
            <li key={view.id}>
              {mayChange ? (
                <ChangeableView view={view} changes={changes} {...shown} />
              ) : (
                <ViewChoice name={view.name} {...shown} />
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </fieldset>
  );
};
