/** Renders the legend of a chart, whose entries toggle series if there are several. */
import type { LegendEntry } from '../chartPlan.ts';
import { type ChartLook, toneColour } from '../drawing/chartLook.ts';
import type { Hidden } from '../plans/chartModel.ts';
import styles from './ChartFigure.module.css';

type ChartLegendProps = {
  readonly entries: readonly LegendEntry[];
  readonly look: ChartLook;
  readonly hidden: Hidden;
  readonly onToggle?: ((name: string) => void) | undefined;
};

const Swatch = ({ entry, look }: { entry: LegendEntry; look: ChartLook }) => {
  const colour = toneColour(look, entry.tone);
  return (
    <svg aria-hidden="true" width="16" height="10" viewBox="0 0 16 10">
      {entry.isDashed ? (
        <path d="M0 5h16" stroke={colour} strokeWidth="2" strokeDasharray="4 3" />
      ) : (
        <rect width="16" height="10" rx="3" fill={colour} fillOpacity={entry.tone === 'usual' ? 0.3 : 1} />
      )}
    </svg>
  );
};

export const ChartLegend = ({ entries, look, hidden, onToggle }: ChartLegendProps) => (
  <ul className={styles.legend} aria-label="Legend">
    {entries.map((entry) => (
      <li key={entry.name}>
        {onToggle ? (
          <button type="button" aria-pressed={!hidden.has(entry.name)} onClick={() => onToggle(entry.name)}>
            <Swatch entry={entry} look={look} />
            {entry.name}
          </button>
        ) : (
          <span>
            <Swatch entry={entry} look={look} />
            {entry.name}
          </span>
        )}
      </li>
    ))}
  </ul>
);
