/** Renders what the sign-in page of the product has around its form: a report, figures, and badges. */
import { loginBadges, loginFigures } from '../../content/trust.ts';
import { useDemoFigures } from '../../parts/demo/useDemoFigures.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './Login.module.css';

/** A picture next to the form, which comes first. */
const lateSheet = {
  fault: 'The report beside the form did not load',
  load: async () => (await import('../../parts/demo/ReportSheet.tsx')).ReportSheet,
  after: 'idle',
} as const;

const Sheet = () => {
  const figures = useDemoFigures(false);
  const ReportSheet = useLazyModule(true, lateSheet);
  return <div className={styles.sheet}>{ReportSheet && <ReportSheet figures={figures} />}</div>;
};

export const Aside = () => (
  <>
    <Sheet />
    <div>
      <h2>Every client’s numbers, ready before they ask.</h2>
      <p>Reports, alerts and answers for all your clients in one workspace.</p>
    </div>
    <Figures figures={loginFigures} />
  </>
);

export const Badges = () => (
  <ul className={styles.badges} aria-label="Security">
    {loginBadges.map((badge) => (
      <li key={badge}>
        <Icon name="shield" size={16} />
        {badge}
      </li>
    ))}
  </ul>
);
