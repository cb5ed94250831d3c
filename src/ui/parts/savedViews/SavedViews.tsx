/** Renders the menu of a list's built-in and saved views. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { ViewedPage } from '#domain/savedViews/savedViewRules.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import type { EmptyWords } from '../empty/emptyLists.ts';
import { ListFailure } from '../empty/ListFailure.tsx';
import { ViewControl } from '../view/ViewControl.tsx';
import { SavedViewList, ViewChoice } from './SavedViewList.tsx';
import styles from './SavedViews.module.css';
import { SaveForm } from './SaveForm.tsx';
import { useSavedViews } from './useSavedViews.ts';
import type { ViewChanges } from './useViewChanges.ts';

export type BuiltInView = { readonly query: string; readonly name: string };

type SavedViewsProps = {
  page: ViewedPage;
  /** `View of the clients`. */
  name: string;
  builtIn: readonly BuiltInView[];
  query: string;
  onShow: (query: string) => void;
  changes: ViewChanges;
  none: { readonly words: EmptyWords; readonly sample: string };
};

type PanelProps = Omit<SavedViewsProps, 'page'> & {
  kept: ReturnType<typeof useSavedViews>;
  isKnown: boolean;
  startsWithName: boolean;
  asked: BuiltInView | null;
};

const Panel = (props: PanelProps) => {
  const { name, builtIn, query, onShow, changes, isKnown, none } = props;
  const { views, failure, refetch } = props.kept;
  const mayChange = useCanEdit();
  return (
    <Flex vertical gap={16} className={styles.panel ?? ''}>
      <ul className={styles.views} aria-label={name}>
        {builtIn.map((one) => (
          <li key={one.query}>
            <ViewChoice name={one.name} isChosen={one.query === query} onChoose={() => onShow(one.query)} />
          </li>
        ))}
      </ul>
      {failure !== null && <ListFailure what="Your views" error={failure} onRetry={refetch} />}
      <SavedViewList
        legend="Your views"
        label="Your views"
        views={views}
        chosen={views?.find((one) => one.query === query)}
        changes={changes}
        mayChange={mayChange}
        onChoose={onShow}
        none={isKnown && mayChange && failure === null ? none : null}
      >
        {!isKnown && mayChange && (
          <SaveForm
            label="Save this view as"
            submit="Save view"
            start={props.asked?.query === query ? props.asked.name : ''}
            isBusy={changes.busy}
            isFirst={props.startsWithName}
            onSave={(wanted) => changes.save(wanted, query)}
          />
        )}
      </SavedViewList>
    </Flex>
  );
};

/** Views are loaded once someone opens the menu, or if the query may match one. */
const useKnown = ({ page, builtIn, query }: SavedViewsProps, isOpen: boolean) => {
  const known = builtIn.find((one) => one.query === query);
  const kept = useSavedViews(page, isOpen || known === undefined);
  const current = known ?? kept.views?.find((one) => one.query === query);
  const isSettled = current !== undefined || kept.views !== null || kept.failure !== null;
  return { kept, current, isSettled };
};

/** Closes the panel first, because the notice appears below it. */
const before =
  <Args extends readonly unknown[]>(close: () => void, act: (...args: Args) => void) =>
  (...args: Args): void => {
    close();
    act(...args);
  };

export const SavedViews = (props: SavedViewsProps) => {
  const { page: _page, ...own } = props;
  const { name, changes, onShow } = props;
  const mayChange = useCanEdit();
  const [open, setOpen] = useState<'views' | 'name' | null>(null);
  const [asked, setAsked] = useState<BuiltInView | null>(null);
  const { kept, current, isSettled } = useKnown(props, open !== null);
  return (
    <Flex wrap align="center" gap={4} className={styles.control ?? ''}>
      <ViewControl
        name={name}
        text={current?.name ?? (isSettled ? 'Unsaved view' : '…')}
        isOpen={open !== null}
        onOpen={(isOpen) => setOpen(isOpen ? 'views' : null)}
        onNear={() => undefined}
        panel={(close) => (
          <Panel
            {...own}
            kept={kept}
            isKnown={current !== undefined || !isSettled}
            startsWithName={open === 'name'}
            asked={asked}
            changes={{
              ...changes,
              save: before(close, (wanted: string, shown: string) => {
                setAsked({ query: shown, name: wanted });
                changes.save(wanted, shown);
              }),
              rename: before(close, changes.rename),
              remove: before(close, changes.remove),
            }}
            onShow={before(close, onShow)}
          />
        )}
      />
      {current === undefined && isSettled && mayChange && open === null && (
        <Button type="text" disabled={changes.busy} onClick={() => setOpen('name')}>
          Save view
        </Button>
      )}
    </Flex>
  );
};
