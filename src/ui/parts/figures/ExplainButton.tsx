/** Renders a metric in a table, whose press or `i` key opens its calculation; the page handles both. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import { shownHint } from '../../widgets/hintOf.ts';
import { useSingleKeys } from '../view/useSingleKeys.ts';
import { isForView } from '../view/viewShortcuts.ts';
import styles from './ExplainButton.module.css';
import { whereScope } from './explainScope.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';
import type { Explain } from './useExplain.ts';

type ExplainButtonProps = {
  figure: FigureName;
  /** `channel:email`; empty: the whole selection. */
  scope: string;
  what?: string;
  children: ReactNode;
};

/** Attributes of an element whose press opens the calculation of a metric. */
export const explained = (figure: FigureName, scope = '') => ({
  'data-explain': figure,
  'data-scope': scope,
});

/** No tab stop of its own, because a table has hundreds: `i` leads the keyboard to it. */
export const ExplainButton = ({ figure, scope, what, children }: ExplainButtonProps) => (
  <span
    tabIndex={-1}
    className={styles.figure}
    {...explained(figure, scope)}
    {...shownHint(`How ${what ?? figureSpecs[figure].label} is worked out`)}
  >
    {children}
  </span>
);

const figures = '[data-explain][tabindex]';

/** From the focus on, or the first one of the page. */
const nextFigure = (place: HTMLElement): HTMLElement | undefined => {
  const all = [...place.querySelectorAll<HTMLElement>(figures)];
  const { activeElement } = place.ownerDocument;
  const isAfter = (one: HTMLElement) =>
    activeElement !== null &&
    place.contains(activeElement) &&
    (activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.find(isAfter) ?? all[0];
};

const stepsOf: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus to a metric; false if the key has no meaning here. */
const goToFigure = (place: HTMLElement, key: string): boolean => {
  const all = [...place.querySelectorAll<HTMLElement>(figures)];
  const at = all.indexOf(place.ownerDocument.activeElement as HTMLElement);
  const step = ownValue(stepsOf, key);
  const to = step !== undefined && at !== -1 ? all[at + step] : key === 'i' ? nextFigure(place) : undefined;
  to?.focus();
  return to !== undefined;
};

/** Handles presses on metrics within `place`; a part of it may have filters of its own. */
export const useExplainPresses = (place: RefObject<HTMLElement | null>, explain: Explain): void => {
  const keys = useSingleKeys();
  const openAt = (element: Element | null | undefined): boolean => {
    const figureAt = element?.closest<HTMLElement>('[data-explain]');
    const { explain: figure = '', scope = '' } = { ...figureAt?.dataset };
    if (!isFigure(figure)) return false;
    const { where = '' } = { ...figureAt?.closest<HTMLElement>('[data-where]')?.dataset };
    const asked = whereScope(where, scope);
    explain.open(figure, asked === '' ? null : asked);
    return true;
  };
  const hear = useEffectEvent((event: MouseEvent) => void openAt(event.target as Element | null));
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const element = place.current;
    if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = element.ownerDocument.activeElement;
    const isAtFigure = focused?.matches(figures) === true && element.contains(focused);
    if (!isAtFigure && !(keys.areOn() && isForView(event, element.ownerDocument))) return;
    const isOpened = isAtFigure && ['i', 'Enter'].includes(event.key) && openAt(focused);
    if (isOpened || goToFigure(element, event.key)) event.preventDefault();
  });
  useEffect(() => {
    const element = place.current;
    const listen = (event: MouseEvent) => hear(event);
    const listenToKeys = (event: KeyboardEvent) => hearKey(event);
    element?.addEventListener('click', listen);
    element?.ownerDocument.addEventListener('keydown', listenToKeys);
    return () => {
      element?.removeEventListener('click', listen);
      element?.ownerDocument.removeEventListener('keydown', listenToKeys);
    };
  }, [place]);
};
