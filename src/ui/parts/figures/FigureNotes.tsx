/** What the API says of its figures: an open day, days that are missing or were restated, and what the plan leaves out. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import styles from './FigureNotes.module.css';

type FigureNotesProps = {
  /** Undefined until they are known. */
  reply: Pick<MetricReply, 'notes'> | undefined;
};

export const FigureNotes = ({ reply }: FigureNotesProps) => {
  if (reply === undefined || reply.notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Notes on the figures">
      {reply.notes.map(({ code, text }) => (
        <li key={code + text}>{text}</li>
      ))}
    </ul>
  );
};
