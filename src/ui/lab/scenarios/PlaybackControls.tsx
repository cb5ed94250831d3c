/** Renders the playback controls of a stage: play, seek, step, speed and takeover. */
import type { Script } from '#scenarios/script.ts';
import levers from './PlaybackControls.module.css';
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';

const speeds = [0.25, 0.5, 1, 2, 4, 16, Number.POSITIVE_INFINITY] as const;

const tellSpeed = (speed: number): string => (speed === Number.POSITIVE_INFINITY ? 'Instant' : `${speed}×`);

type LeversProps = {
  readonly player: Player;
  readonly state: PlayerState;
  readonly script: Script;
  readonly hasLab: boolean;
  readonly onLab: (hasLab: boolean) => void;
  readonly onPresent: () => void;
};

export const PlaybackControls = ({ player, state, script, hasLab, onLab, onPresent }: LeversProps) => {
  const { phase, at, speed } = state;
  const isPlaying = phase === 'playing';
  return (
    <div className={levers.levers}>
      <button
        type="button"
        className={levers.main}
        disabled={phase === 'loading'}
        onClick={isPlaying ? player.pause : player.play}
      >
        {isPlaying ? 'Pause' : phase === 'paused' ? 'Go on' : 'Play again'}
      </button>
      <button
        type="button"
        className={levers.lever}
        disabled={at === 0 || phase === 'loading'}
        onClick={() => player.seek(Math.max(0, at - 1))}
      >
        Step back
      </button>
      <button type="button" className={levers.lever} disabled={phase !== 'paused'} onClick={player.step}>
        Step
      </button>
      <label className={levers.scrub}>
        <span className="visually-hidden">Step</span>
        <input
          type="range"
          min={0}
          max={script.steps.length}
          value={at}
          disabled={phase === 'loading'}
          onChange={({ target }) => player.seek(Number(target.value))}
        />
        <span className={levers.scale} aria-hidden="true">
          <span>0</span>
          <span>{Math.round(script.steps.length / 2)}</span>
          <span>{script.steps.length} steps</span>
        </span>
      </label>
      <label className={levers.speed}>
        Speed{' '}
        <select value={String(speed)} onChange={({ target }) => player.setSpeed(Number(target.value))}>
          {speeds.map((one) => (
            <option key={one} value={String(one)}>
              {tellSpeed(one)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={levers.lever}
        disabled={phase === 'loading' || phase === 'taken'}
        onClick={player.takeOver}
      >
        Take over
      </button>
      <button type="button" className={levers.lever} aria-pressed={hasLab} onClick={() => onLab(!hasLab)}>
        Lab beside it
      </button>
      <button type="button" className={levers.lever} onClick={onPresent}>
        Present
      </button>
    </div>
  );
};
