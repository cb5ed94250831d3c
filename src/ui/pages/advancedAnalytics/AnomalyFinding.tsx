/** One day on which a figure was not as usual. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { lazily } from '#domain/english/lazily.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { longDay } from '../../content/figures.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import type { FigureSelection } from '../../parts/figures/useSelection.ts';
import styles from './Insights.module.css';
import type { Anomaly } from './useAnomalies.ts';

const weekday = lazily(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));

/** `45% below`; without a share where nothing is usual. */
const sizeWords = (value: number, median: number): string => {
  const side = value > median ? 'above' : 'below';
  return median === 0 ? side : `${Math.abs(((value - median) / median) * 100).toFixed(0)}% ${side}`;
};

type AnomalyFindingProps = { anomaly: Anomaly; selection: FigureSelection };

export const AnomalyFinding = ({ anomaly, selection }: AnomalyFindingProps) => {
  const { figure, judged, driver } = anomaly;
  const { use, currency } = selection;
  const { day, value, expected, score } = judged;
  if (value === null || expected === null) return null;
  const written = (one: number): string => writtenFigure(figure, Math.round(one), currency);
  const said = calendarDayOf(day);
  const address = writeView(
    { ...use.view, range: { preset: 'custom', from: day, to: day }, interval: null },
    use.facts,
  );
  const { label } = figureSpecs[figure];
  return (
    <li className={styles.card}>
      <h3>
        {longDay(said)}: {label}{' '}
        <ExplainButton figure={figure} scope={`day:${said}`}>
          {written(value)}
        </ExplainButton>
        , {sizeWords(value, expected.median)} the usual {written(expected.median)}
      </h3>
      <p>
        Expected on a {weekday().format(new Date(said))}: {written(expected.low)} to {written(expected.high)}.{' '}
        {Math.abs(score).toFixed(1)} spreads from the middle.
        {driver !== null &&
          ` Mostly ${driver.label}: ${signedChange(figure, Math.round(driver.part))} of ${signedChange(figure, Math.round(value - expected.median))}.`}
      </p>
      <div className={styles.actions}>
        <AppLink
          to={`${protectedPages.dashboard.path}?${address}`}
          aria-label={`Open in dashboard: ${label} on ${longDay(said)}`}
        >
          Open in dashboard
        </AppLink>
      </div>
    </li>
  );
};
