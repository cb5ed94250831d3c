/** Renders a line on the changes since the last visit, which opens a drawer with metrics and changes. */
import { Button } from 'antd';
import { useState } from 'react';
import { shortTime } from '../../content/dates.ts';
import { count } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import styles from './Dashboard.module.css';

const lateDrawer = {
  fault: 'What changed since your last visit did not load',
  load: async () => (await import('./SinceVisitDrawer.tsx')).SinceVisitDrawer,
};

const changesInWords = (changes: number, people: number): string => {
  const all = changes === 1 ? '1 change' : `${count(changes)} changes`;
  if (people === 0) return all;
  return `${all} by ${people === 1 ? '1 person' : `${people} people`}`;
};

export const SinceVisit = () => {
  const { world } = useServices();
  const isPast = useAsOf() !== null;
  const visit = useReply('readWorkspace').data?.last_visit ?? null;
  const [isOpen, setOpen] = useState(false);
  const Drawer = useLazyModule(isOpen, lateDrawer);
  if (visit === null || isPast) return null;
  const { at, changes, people } = visit;
  const when = shortTime(at, world.clock.now());
  if (changes === 0) return <p className={styles.visit}>Nothing changed since your last visit, {when}.</p>;
  return (
    <p className={styles.visit}>
      <Button
        type="link"
        size="small"
        data-print="always"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {changesInWords(changes, people)} since your last visit, {when}
      </Button>
      {isOpen && Drawer && <Drawer visit={visit} onClose={() => setOpen(false)} />}
    </p>
  );
};
