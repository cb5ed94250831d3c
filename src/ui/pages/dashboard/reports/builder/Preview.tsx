/** Renders a preview of the current draft, debounced while the user types. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { sizeProblem } from '#domain/reports/contentSize.ts';
import { ReportDocument } from '../../../../parts/reports/ReportDocument.tsx';
import { ProblemBox } from '../../../../widgets/ProblemBox.tsx';
import { ShapeSkeleton } from '../../../../widgets/ShapeSkeleton.tsx';
import styles from './Builder.module.css';
import type { ReportBuilderInUse } from './useReportBuilder.ts';

export const Preview = ({ builder: { actor } }: { builder: ReportBuilderInUse }) => {
  const { content, problem } = useSelector(actor, ({ context }) => context);
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const tooLarge = content && sizeProblem(content);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message;
  return (
    <section aria-label="Preview" aria-busy={isStale} className={styles.preview} data-stale={isStale}>
      <p className={styles.state}>
        {isFailed ? (
          <>
            <span role="alert">No preview: {why}</span>{' '}
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              Try again
            </Button>
          </>
        ) : (
          <span role="status">{isStale ? 'Updating the preview…' : 'Preview with today’s figures'}</span>
        )}
      </p>
      {tooLarge !== null && <ProblemBox text={tooLarge} />}
      {content ? <ReportDocument content={content} level={3} /> : !isFailed && <ShapeSkeleton isDocument />}
    </section>
  );
};
