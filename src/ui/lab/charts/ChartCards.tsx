/** Renders a chart as a tree of states and transitions, fully usable by keyboard and screen readers. */
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';
import type { ChartIndex } from './activeStates.ts';
import styles from './ChartCards.module.css';
import type { ChartLooks } from './ChartMap.tsx';
import { transitionText } from './chartText.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import type { TransitionHandlers } from './wayHandlers.ts';

type CardRow =
  | { readonly kind: 'state'; readonly key: string; readonly level: number; readonly state: ChartState }
  | {
      readonly kind: 'transition';
      readonly key: string;
      readonly level: number;
      readonly transition: ChartTransition;
    };

const cardRows = ({ states, transitions }: Chart): readonly CardRow[] =>
  states.flatMap((state) => {
    const level = levelOf(state.id, states);
    return [
      { kind: 'state', key: state.id, level, state } as const,
      ...transitions
        .filter(({ source }) => source === state.id)
        .map(
          (transition) => ({ kind: 'transition', key: transition.id, level: level + 1, transition }) as const,
        ),
    ];
  });

const levelOf = (id: string, states: readonly ChartState[]): number => {
  const parent = states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? 1 : levelOf(parent, states) + 1;
};

const kindWords = {
  atomic: '',
  compound: '',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
  deepHistory: 'deep history',
} as const;

type RowProps<Kind extends CardRow['kind']> = {
  readonly row: Extract<CardRow, { kind: Kind }>;
  readonly looks: ChartLooks;
};

const StateRow = ({ row: { state }, looks }: RowProps<'state'>) => {
  const { visits, change } = looks.state(state.id);
  return (
    <>
      <span className={styles.name}>{state.key}</span>
      {kindWords[state.kind] !== '' && <span className="quiet">{kindWords[state.kind]}</span>}
      {state.tags.map((tag) => (
        <span key={tag} className="quiet">
          #{tag}
        </span>
      ))}
      {change && <strong>{change}</strong>}
      {visits !== null && <span className={styles.visits}>visited {visits}×</span>}
      <span className={styles.about}>
        {[
          state.description,
          ...state.invokes.map(({ id }) => `Invokes ${id}.`),
          ...(state.entry.length > 0 ? [`On entry: ${state.entry.join(', ')}.`] : []),
          ...(state.exit.length > 0 ? [`On exit: ${state.exit.join(', ')}.`] : []),
        ].join(' ')}
      </span>
    </>
  );
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const TransitionRow = ({ row: { transition }, looks }: RowProps<'transition'>) => {
  const { told: explained, status, visits, change } = looks.transition(transition.id);
  const { targets } = transition;
  return (
    <>
      <span className={styles.trigger}>{transitionText(transition)}</span>
      <span className="quiet">
        {targets.length === 0 ? 'stays' : `→ ${targets.map(lastName).join(', ')}`}
      </span>
      {change && <strong>{change}</strong>}
      {visits !== null && <span className={styles.visits}>taken {visits}×</span>}
      <span className={status === 'ready' ? styles.send : styles.why}>
        {status === 'ready' ? 'Send' : explained}
      </span>
    </>
  );
};

const stateLook = ({ isActive, isFocused, isNext, heat, change }: ReturnType<ChartLooks['state']>) => ({
  'aria-current': isActive ? ('true' as const) : undefined,
  'aria-selected': isFocused,
  'data-active': isActive || undefined,
  'data-next': isNext || undefined,
  'data-heat': heat,
  'data-change': change,
});

const wayLook = ({ status, isLast, hasRefused, heat, change }: ReturnType<ChartLooks['transition']>) => ({
  'aria-disabled': status !== 'ready',
  'aria-selected': isLast,
  'data-status': status,
  'data-last': isLast || undefined,
  'data-refused': hasRefused || undefined,
  'data-heat': heat,
  'data-change': change,
});

/** Scrolls only the list, because `scrollIntoView` would scroll the panel and hide its bar. */
const bringIntoSight = (list: HTMLElement, row: Element) => {
  const [room, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (place.top < room.top) list.scrollTop -= room.top - place.top;
  else if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom;
};

export type ChartCardsProps = {
  readonly name: string;
  readonly index: ChartIndex;
  readonly looks: ChartLooks & { why(transition: string): string };
  readonly focus: string | null;
  readonly handlers: TransitionHandlers;
};

export const ChartCards = ({ name, index, looks, focus, handlers }: ChartCardsProps) => {
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => cardRows(index.chart), [index]);
  const firstActive = rows.findLast(({ kind, key }) => kind === 'state' && looks.state(key).isActive)?.key;
  const keys = useTreeKeys(
    rows.map(({ key }) => key),
    firstActive,
  );
  const shown = focus ?? firstActive;
  useEffect(() => {
    const row = tree.current?.querySelector(`[data-key="${shown}"]`);
    if (tree.current && row) bringIntoSight(tree.current, row);
  }, [shown]);
  const onKey = (row: CardRow) => (event: KeyboardEvent) => {
    if (row.kind !== 'transition' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    handlers.press(row.key);
  };
  const explained = {
    ...looks,
    transition: (id: string) => ({ ...looks.transition(id), told: looks.why(id) }),
  };
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={`States of ${name}`}
      className={styles.cards}
      onKeyDown={keys.onKeyDown}
      tabIndex={-1}
    >
      {rows.map((row) => {
        return (
          <div
            key={row.key}
            role="treeitem"
            aria-level={row.level}
            tabIndex={keys.tabIndexOf(row.key)}
            data-key={row.key}
            data-kind={row.kind}
            {...(row.kind === 'state' ? stateLook(looks.state(row.key)) : wayLook(looks.transition(row.key)))}
            className={styles.row}
            style={{ marginInlineStart: (row.level - 1) * 12 }}
            onClick={() => row.kind === 'transition' && handlers.press(row.key)}
            onKeyDown={onKey(row)}
            onFocus={() => {
              keys.onFocusOf(row.key)();
              handlers.point(row.kind === 'transition' ? row.key : null);
            }}
            onBlur={() => handlers.point(null)}
            onPointerEnter={() => handlers.point(row.kind === 'transition' ? row.key : null)}
            onPointerLeave={() => handlers.point(null)}
          >
            {row.kind === 'state' ? (
              <StateRow row={row} looks={looks} />
            ) : (
              <TransitionRow row={row} looks={explained} />
            )}
          </div>
        );
      })}
    </div>
  );
};
