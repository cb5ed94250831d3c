/** Renders the buttons below a presented stage, for a hand or a finger: a presenter has the keys. */
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';
import styles from './StageView.module.css';

type PresenterBarProps = Pick<PlayerState, 'phase' | 'at'> & {
  readonly player: Player;
  readonly steps: number;
  readonly onEnd: () => void;
};

export const PresenterBar = ({ player, phase, at, steps, onEnd }: PresenterBarProps) => (
  <p className={styles.keys}>
    {phase !== 'taken' && (
      <>
        <button type="button" title="←" onClick={player.back}>
          Back
        </button>
        <button type="button" onClick={phase === 'playing' ? player.pause : player.play}>
          {phase === 'playing' ? 'Pause' : 'Play'}
        </button>
        <button type="button" title="→" onClick={player.next}>
          Next
        </button>
        <span className={styles.progress}>
          {Math.min(at + 1, steps)} / {steps}
        </span>
        <button type="button" onClick={player.takeOver}>
          Take over
        </button>
      </>
    )}
    <button type="button" title="Esc" onClick={onEnd}>
      Exit
    </button>
  </p>
);
