/** Says that the computer's clock disagrees with the last change, and lets a person confirm the clock. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { fullTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from '../BackendNotice.module.css';

type ClockNote = Extract<StorageNote, { kind: 'clock' }>;

export const clockWords = ({ direction, now, last }: ClockNote): string =>
  direction === 'ahead'
    ? `Your computer’s clock says ${fullTime(now)}; the last change here was ${fullTime(last)}. Plan changes, reports and alerts that are due since then wait until you confirm the clock. If it is wrong, correct it and reload the page.`
    : `Your computer’s clock says ${fullTime(now)}, which is before the last change here, ${fullTime(last)}. New changes keep their order, but their times and the days of figures will be wrong. Correct the clock and reload the page.`;

export const ClockNotice = () => {
  const { storageNotes, controls, serverState } = useServices();
  const [note, setNote] = useState<ClockNote | null>(null);
  useEffect(() => storageNotes?.((told) => told.kind === 'clock' && setNote(told)), [storageNotes]);
  if (!note) return null;
  const confirm = async () => {
    const { storage } = await controls();
    storage?.confirmClock();
    setNote(null);
    await serverState.invalidateQueries();
  };
  return (
    <section className={styles.notice} aria-label="Clock" data-print="never">
      <p role="status">{clockWords(note)}</p>
      {note.direction === 'ahead' ? (
        <Button size="small" type="primary" onClick={confirm}>
          The clock is right
        </Button>
      ) : (
        <Button size="small" onClick={() => setNote(null)}>
          Close
        </Button>
      )}
    </section>
  );
};
