/** Renders a metric in a table as a light button, whose press the surrounding part handles by delegation. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { hintOf } from '../../widgets/hintOf.ts';
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

export const ExplainButton = ({ figure, scope, what, children }: ExplainButtonProps) => (
  <button
    type="button"
    className={styles.figure}
    data-explain={figure}
    data-scope={scope}
    data-print="always"
    aria-haspopup="dialog"
    {...hintOf(`How ${what ?? figureSpecs[figure].label} is worked out`)}
  >
    {children}
  </button>
);

/** Handles presses on metrics within `place`; a part of it may have filters of its own. */
export const useExplainPresses = (place: RefObject<HTMLElement | null>, explain: Explain): void => {
  const hear = useEffectEvent((event: MouseEvent) => {
    const button = (event.target as Element | null)?.closest<HTMLElement>('button[data-explain]');
    const { explain: figure = '', scope = '' } = { ...button?.dataset };
    if (!isFigure(figure)) return;
    const { where = '' } = { ...button?.closest<HTMLElement>('[data-where]')?.dataset };
    const asked = whereScope(where, scope);
    explain.open(figure, asked === '' ? null : asked);
  });
  useEffect(() => {
    const element = place.current;
    const listen = (event: MouseEvent) => hear(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [place]);
};
