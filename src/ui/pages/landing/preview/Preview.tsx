/** Renders a working miniature dashboard with the demo's metrics of the last twelve full weeks (S2.11). */
import { useId, useMemo, useState } from 'react';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { longDay, noFigure, shortDay } from '../../../content/formatMetric.ts';
import { type WeeklyReport, weeklyReport } from '../demoWeeks.ts';
import styles from './Preview.module.css';
import { type PreviewMeasureName, previewMeasureNames, previewMeasures } from './previewMeasures.ts';
import { WeekBars } from './WeekBars.tsx';

const weekCount = 12;
const everyone = 'all';

const idsOf = (choice: string): readonly string[] =>
  choice === everyone ? demoClients.map(({ clientId }) => clientId) : [choice];

const ClientChoice = ({ value, onChange }: { value: string; onChange: (choice: string) => void }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Client
      </label>
      <select
        data-print="always"
        id={id}
        className={styles.choice}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {demoClients.map(({ clientId, name }) => (
          <option key={clientId} value={clientId}>
            {name}
          </option>
        ))}
        <option value={everyone}>All {demoClients.length} clients</option>
      </select>
    </>
  );
};

type CardProps = {
  name: PreviewMeasureName;
  report: WeeklyReport | null;
  pressed: boolean;
  onPress: () => void;
};

const MetricCard = ({ name, report, pressed, onPress }: CardProps) => {
  const { label, figureOf, write, compare } = previewMeasures[name];
  const value = report && figureOf(report.total);
  const comparison = report ? compare(value, figureOf(report.before)) : '';
  return (
    <button type="button" className={styles.card} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value === null ? noFigure : write(value)}</span>
      <span className={styles.change} data-direction={comparison.split(' ', 1)[0]}>
        {comparison}
      </span>
    </button>
  );
};

export const Preview = ({ figures }: { figures: DemoFigures | null }) => {
  const [choice, choose] = useState<string>(demoClients[0].clientId);
  const [measure, show] = useState<PreviewMeasureName>('revenue');
  const report = useMemo(() => figures && weeklyReport(figures, idsOf(choice), weekCount), [choice, figures]);
  return (
    <section className={styles.preview} aria-label={`Preview: a dashboard of ${demoCompany}`}>
      <header className={styles.head}>
        <ClientChoice value={choice} onChange={choose} />
        {report && (
          <p>
            {shortDay(report.from)} to {longDay(report.to)}
          </p>
        )}
      </header>
      <div className={styles.cards}>
        {previewMeasureNames.map((name) => (
          <MetricCard
            key={name}
            name={name}
            report={report}
            pressed={name === measure}
            onPress={() => show(name)}
          />
        ))}
      </div>
      {report && <WeekBars report={report} measure={measure} />}
    </section>
  );
};
