/** Renders today's details by time step and source with actions taken; its code loads after the metrics. */
import { useState } from 'react';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ClientEvents } from './ClientEvents.tsx';
import { FigureCourse } from './FigureCourse.tsx';
import { FigureSources } from './FigureSources.tsx';
import styles from './RealTimeMonitoring.module.css';
import type { LiveFigures } from './useLiveFigures.ts';

const choices: readonly FigureName[] = ['revenue_cents', 'conversions', 'sessions', 'spend_cents', 'users'];

export const TodayDetails = ({ live }: { live: LiveFigures }) => {
  const totals = live.main.data?.totals;
  const names = choices.filter((name) => totals?.[name] != null);
  const [wanted, setWanted] = useState<FigureName>('revenue_cents');
  const name = names.includes(wanted) ? wanted : (names[0] ?? 'sessions');
  return (
    <>
      {names.length > 1 && (
        <KitSegmented
          className={styles.choice ?? ''}
          aria-label="Figure of hours and sources"
          options={names.map((one) => ({ value: one, label: figureSpecs[one].label }))}
          value={name}
          onChange={setWanted}
        />
      )}
      <FigureCourse live={live} name={name} />
      <FigureSources live={live} name={name} />
      <ClientEvents live={live} />
    </>
  );
};
