/** Renders the result of saving or renaming a scenario, or the reason for its failure. */
import type { Refusal } from '#machines/api/outcome.ts';
import type { ScenarioNotice as Notice } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Scenarios.module.css';

type ScenarioNoticeProps = { notice: Notice | null; problem: Refusal | null };

export const ScenarioNotice = ({ notice, problem }: ScenarioNoticeProps) => (
  <>
    <ProblemBox text={problem?.message ?? null} />
    <p role="status" className={styles.notice}>
      {notice && (
        <span>
          “{notice.name}” was {notice.what}.
        </span>
      )}
    </p>
  </>
);
