/** Renders the bar over the pages of a branch. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type Branch, branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { AppServices } from '../../services/appServices.ts';
import styles from './TimeTravelBanner.module.css';

/** Null in the main branch. A remembered branch that no longer exists is forgotten. */
export const useBranch = (log: LogControls | null, { localStorage }: AppServices): Branch | null => {
  const [branch, setBranch] = useState<Branch | null>(null);
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (log === null) return;
      if (log.branches.current() === mainBranch) return localStorage.removeItem(branchKey);
      const open = (await log.branches.list()).find(({ open }) => open) ?? null;
      if (current) setBranch(open);
    };
    void read();
    return () => {
      current = false;
    };
  }, [log, localStorage]);
  return branch;
};

export const BranchBar = ({ branch, services }: { branch: Branch; services: AppServices }) => {
  const leave = () => {
    services.localStorage.removeItem(branchKey);
    location.reload();
  };
  return (
    <section className={styles.bar} aria-label="Branch">
      <p className={styles.words}>
        <strong>Branch “{branch.name}”</strong>
        <span className={styles.more}>What you do here stays in this branch.</span>
      </p>
      <div className={styles.steps}>
        <Button size="small" className={styles.back ?? ''} onClick={leave}>
          Back to the main branch
        </Button>
      </div>
    </section>
  );
};
