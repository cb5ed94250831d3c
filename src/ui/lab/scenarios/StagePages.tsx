/** Switches between the pages of a stage as tabs, or shows them side by side. */
import { firstPage } from '#scenarios/script.ts';
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';
import styles from './StagePages.module.css';

type StagePagesProps = {
  readonly player: Player;
  readonly state: PlayerState;
  readonly isBeside: boolean;
  readonly onBeside: (isBeside: boolean) => void;
};

export const StagePages = ({ player, state, isBeside, onBeside }: StagePagesProps) => (
  <fieldset className={styles.pages} aria-label="Pages of the stage">
    {[firstPage, ...state.pages.map(({ name }) => name)].map((name) => (
      <button
        key={name}
        type="button"
        className={styles.page}
        aria-pressed={name === state.shown}
        onClick={() => player.look(name)}
      >
        {name === firstPage ? 'First page' : name}
      </button>
    ))}
    <button
      type="button"
      className={styles.beside}
      aria-pressed={isBeside}
      onClick={() => onBeside(!isBeside)}
    >
      Side by side
    </button>
  </fieldset>
);
