/** Reminds people to export if the browser refused persistent storage, again after a month. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { refusedKey, type StorageControls } from '#domain/recovery/storageStatus.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from '../BackendNotice.module.css';
import { LateStorageDrawer } from './LateStorageDrawer.tsx';

const day = 24 * 60 * 60 * 1_000;

const useDueReminder = () => {
  const { controls, localStorage, world } = useServices();
  const [due, setDue] = useState<StorageControls | null>(null);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      // The code of the reminder is large, and few visits need it.
      const refusedAt = localStorage.getItem(refusedKey);
      if (refusedAt === null || world.clock.now() - Date.parse(refusedAt) < day) return;
      const { storage } = await controls();
      if (storage && (await storage.isReminderDue()) && current) setDue(storage);
    };
    ask().catch((error: unknown) => {
      const name = 'The backup reminder could not be checked';
      world.trace.record({ kind: 'fault', name, cause: null, detail: error });
    });
    return () => {
      current = false;
    };
  }, [controls, localStorage, world]);
  return { due, end: () => setDue(null) };
};

export const StorageReminder = () => {
  const { due, end } = useDueReminder();
  const [makes, setMakes] = useState(false);
  if (!due) return null;
  const dismiss = () => {
    due.dismissReminder();
    end();
  };
  return (
    <section className={styles.notice} aria-label="Backup" data-print="never">
      <p>Your browser may clear this workspace when it runs out of space. Keep an export as a backup.</p>
      <Button size="small" type="primary" onClick={() => setMakes(true)}>
        Make a backup
      </Button>
      <Button size="small" onClick={dismiss}>
        Not now
      </Button>
      <LateStorageDrawer isOpen={makes} onClose={end} />
    </section>
  );
};
