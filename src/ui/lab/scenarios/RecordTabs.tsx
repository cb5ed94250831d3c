/** Switches, opens and closes the pages of a recording, as the tabs of a browser; each becomes a step. */
import { firstPage, type Step } from '#scenarios/script.ts';
import { nextPage } from '../../stage/recorder.ts';
import styles from './StagePages.module.css';
import type { ShownPages } from './stageFrames.ts';

type RecordTabsProps = ShownPages & {
  readonly steps: readonly Step[];
  readonly isReady: boolean;
  readonly onAdd: (step: Step) => void;
};

const titleOf = (name: string): string => (name === firstPage ? 'First page' : name);

export const RecordTabs = ({ pages, shown, steps, isReady, onAdd }: RecordTabsProps) => (
  <fieldset className={styles.pages} aria-label="Pages of the stage" disabled={!isReady}>
    {[firstPage, ...pages.map(({ name }) => name)].map((name) => (
      <button
        key={name}
        type="button"
        className={styles.page}
        aria-pressed={name === shown}
        onClick={() => name !== shown && onAdd({ tab: name })}
      >
        {titleOf(name)}
      </button>
    ))}
    <button
      type="button"
      className={styles.page}
      aria-label="New page"
      title="Open a further page, as a new tab"
      onClick={() => onAdd({ tab: nextPage(steps) })}
    >
      +
    </button>
    {shown !== firstPage && (
      <button type="button" className={styles.beside} onClick={() => onAdd({ close: shown })}>
        Close this page
      </button>
    )}
  </fieldset>
);
