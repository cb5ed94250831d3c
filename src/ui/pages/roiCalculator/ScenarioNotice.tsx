/** Says what was done with a scenario last, or why it was not; a removal can be undone from here. */
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Refusal } from '#machines/api/outcome.ts';
import type { ScenarioNotice as Notice } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Scenarios.module.css';

type ScenarioNoticeProps = {
  notice: Notice | null;
  problem: Refusal | null;
  onRestore: (id: string, name: string) => void;
};

/** What was pressed is gone after a removal and after its undoing: focus goes to where it can go on. */
const useFocus = (notice: Notice | null) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice?.what !== 'removed' && notice?.what !== 'restored') return;
    const undo = place.current?.querySelector('button');
    (undo ?? place.current)?.focus();
  }, [notice]);
  return place;
};

export const ScenarioNotice = ({ notice, problem, onRestore }: ScenarioNoticeProps) => {
  const place = useFocus(notice);
  const restorable = notice?.restorable ?? null;
  return (
    <>
      <ProblemBox text={problem?.message ?? null} />
      <p ref={place} role="status" tabIndex={-1} className={styles.notice}>
        {notice && (
          <span>
            “{notice.name}” was {notice.what}.
          </span>
        )}
        {notice && restorable !== null && (
          <Button size="small" onClick={() => onRestore(restorable, notice.name)}>
            Undo
          </Button>
        )}
      </p>
    </>
  );
};
