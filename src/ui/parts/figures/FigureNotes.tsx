/** Renders the API's notes on metrics: open or missing days, restatements, and limits of the plan. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { isAboutPlan, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import styles from './FigureNotes.module.css';

type FigureNotesProps = {
  reply: Pick<MetricReply, 'notes'> | undefined;
  told?: readonly ViewNotice[];
};

export const FigureNotes = ({ reply, told = [] }: FigureNotesProps) => {
  const isPlanTold = told.some(isAboutPlan);
  const notes = reply?.notes.filter(({ code }) => !(isPlanTold && code === 'retentionClamped')) ?? [];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Notes on the figures">
      {notes.map(({ code, text }) => (
        <li key={code + text}>{text}</li>
      ))}
    </ul>
  );
};
