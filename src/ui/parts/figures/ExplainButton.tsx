/** A figure in a table that opens its arithmetic: as light as text, as tables have thousands of them; the part around it hears the press. */
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
  /** What is worked out, where it is not the figure itself. */
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

/** Opens the arithmetic of the figures within `place` when they are pressed; a part of it may have filters of its own. */
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
