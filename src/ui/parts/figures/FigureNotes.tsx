/** Renders the API's notes on metrics: open or missing days, restatements, and limits of the plan. */
import { Flex } from 'antd';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { isAboutPlan, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import styles from './FigureNotes.module.css';

type Notes = Pick<MetricReply, 'notes'>;

export const NoteList = ({ notes }: Notes) => (
  <Flex component="ul" vertical gap={4} className={styles.notes ?? ''} aria-label="Notes on the figures">
    {notes.map(({ code, text }) => (
      <li key={code + text}>{text}</li>
    ))}
  </Flex>
);

type FigureNotesProps = {
  reply: Notes | undefined;
  notices?: readonly ViewNotice[];
  /** The view bar lists them on the screen. */
  isForPaper?: boolean;
};

export const FigureNotes = ({ reply, notices = [], isForPaper = false }: FigureNotesProps) => {
  const hasPlanNotice = notices.some(isAboutPlan);
  const notes = reply?.notes.filter(({ code }) => !(hasPlanNotice && code === 'retentionClamped')) ?? [];
  if (notes.length === 0) return null;
  return isForPaper ? (
    <div className={styles.paper}>
      <NoteList notes={notes} />
    </div>
  ) : (
    <NoteList notes={notes} />
  );
};
