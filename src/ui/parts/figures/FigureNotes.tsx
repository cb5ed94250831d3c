/** What the API says of its figures: an open day, days that are missing or were restated, and what the plan leaves out. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { isAboutPlan, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import styles from './FigureNotes.module.css';

type FigureNotesProps = {
  /** Undefined until they are known. */
  reply: Pick<MetricReply, 'notes'> | undefined;
  /** What the view bar says already: where it tells of the plan, the API's words for the same are left out. */
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
