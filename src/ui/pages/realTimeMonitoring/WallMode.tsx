/** Renders the live metrics for a screen on the wall: full screen, large figures, no controls. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { LiveMinute } from '#domain/contract/realtimeSchemas.ts';
import { count, money } from '../../content/formatMetric.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { lastWeek, perMinuteText, visitsAMinute } from './liveWords.ts';
import type { LiveVisits } from './useLiveVisits.ts';
import styles from './WallMode.module.css';

/** Leaving the browser's full screen, by Escape or its own button, ends the mode. */
const useFullScreen = (onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const root = document.documentElement;
    // A refusal leaves the dialog over the page, which is the same at the size of the window.
    root.requestFullscreen?.().catch(() => undefined);
    const hear = () => {
      if (!document.fullscreenElement) leave();
    };
    document.addEventListener('fullscreenchange', hear);
    return () => {
      document.removeEventListener('fullscreenchange', hear);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
};

const step = 10;
const barWidth = 8;
const height = 100;

const Bars = ({ minutes }: { minutes: readonly LiveMinute[] }) => {
  const most = Math.max(1, ...minutes.map(({ visits }) => visits));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${minutes.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Visits per minute, at most ${count(most)} in one minute`}
    >
      {minutes.map(({ at, visits }, place) => (
        <rect
          key={at}
          x={place * step}
          y={height - (visits / most) * height}
          width={barWidth}
          height={(visits / most) * height}
        />
      ))}
    </svg>
  );
};

type WallModeProps = { readonly visits: LiveVisits; readonly name: string; readonly onClose: () => void };

export const WallMode = ({ visits, name, onClose }: WallModeProps) => {
  const picture = useSelector(visits, ({ context }) => context.picture);
  const { active, users, conversions, minutes, revenue_cents, revenue_before_cents } = picture;
  useFullScreen(onClose);
  return (
    <KitModal title={`${name}, right now`} focus="title" size="whole" onClose={onClose}>
      <div className={styles.wall}>
        <dl>
          <div>
            <dt>Active now</dt>
            <dd>{count(active)}</dd>
          </div>
          <div>
            <dt>Revenue today</dt>
            <dd>{money(revenue_cents)}</dd>
            <dd className={styles.change}>
              <ChangeText
                name="revenue_cents"
                current={revenue_cents}
                previous={revenue_before_cents === 0 ? null : revenue_before_cents}
                versus={lastWeek}
              />{' '}
              vs last week
            </dd>
          </div>
          <div>
            <dt>Users, 30 min</dt>
            <dd>{count(users)}</dd>
          </div>
          <div>
            <dt>Conversions, 30 min</dt>
            <dd>{count(conversions)}</dd>
          </div>
          <div>
            <dt>Visits a minute</dt>
            <dd>{perMinuteText(visitsAMinute(minutes))}</dd>
          </div>
        </dl>
        <Bars minutes={minutes} />
      </div>
    </KitModal>
  );
};
