/** Renders the title of the chart and the switch of its views. */
import type { ReactNode } from 'react';
import { PanelButton } from '../PanelButton.tsx';
import type { ActorRun } from './actorRuns.ts';
import styles from './ChartBar.module.css';
import type { ChartView, Heat } from './chartPlace.ts';
import type { ChartSubject } from './chartSubject.ts';

export type ChartBarProps = {
  readonly subject: ChartSubject;
  readonly title: string;
  readonly actorRun: ActorRun | null;
  readonly view: ChartView;
  readonly onView: (view: ChartView) => void;
  readonly picker: ReactNode;
  readonly heat: Heat;
  readonly onHeat: (heat: Heat) => void;
  readonly more: ReactNode;
  readonly follows: boolean;
  readonly onFollow: (follows: boolean) => void;
};

const heats: readonly { readonly heat: Heat; readonly name: string }[] = [
  { heat: 'none', name: 'Heat of visits: off' },
  { heat: 'session', name: 'Heat of visits: this session' },
  { heat: 'scripts', name: 'Heat of visits: all scripts' },
];

const views: readonly { readonly view: ChartView; readonly name: string }[] = [
  { view: 'map', name: 'Map' },
  { view: 'cards', name: 'Cards' },
  { view: 'sequence', name: 'Sequence' },
];

export const ChartBar = ({
  subject,
  title,
  actorRun,
  view,
  heat,
  more,
  picker,
  follows,
  ...on
}: ChartBarProps) => (
  <header className={styles.bar}>
    <h3 className={styles.title}>
      {title} <span className={styles.id}>{actorRun?.name ?? subject.id}</span>
    </h3>
    {picker}
    <div className={styles.views} role="toolbar" aria-label="View">
      {views.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          disabled={choice.view === 'map' && subject.layout === null}
          title={
            choice.view === 'map' && subject.layout === null
              ? 'The build has no map of this machine.'
              : undefined
          }
          onClick={() => on.onView(choice.view)}
        >
          {choice.name}
        </button>
      ))}
    </div>
    <PanelButton look="quiet" aria-pressed={follows} onClick={() => on.onFollow(!follows)}>
      Follow the app
    </PanelButton>
    <select
      className={styles.heat}
      aria-label="Heat of visits"
      value={heat}
      onChange={({ target }) => on.onHeat(heats[target.selectedIndex]?.heat ?? 'none')}
    >
      {heats.map((choice) => (
        <option key={choice.heat} value={choice.heat}>
          {choice.name}
        </option>
      ))}
    </select>
    {more}
  </header>
);
