/** Renders the actions on the draft as a whole. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { AppLink } from '../../../../parts/AppLink.tsx';
import { reportAddress } from '../../../../parts/reports/reportAddress.ts';
import { announcedKeys } from '../../../../services/announcedKeys.ts';
import { ProblemBox } from '../../../../widgets/ProblemBox.tsx';
import { DiscardDialog } from '../../DiscardDialog.tsx';
import styles from './Builder.module.css';
import type { ReportBuilderInUse } from './useReportBuilder.ts';

type BuilderBarProps = { readonly id: string; readonly builder: ReportBuilderInUse };

export const BuilderBar = ({ id, builder }: BuilderBarProps) => {
  const { actor, editor, isDirty, isBusy } = builder;
  const { past, future } = useSelector(actor, ({ context }) => context);
  const problem = useSelector(editor, ({ context }) => context.problem);
  const [isAsked, setAsked] = useState(false);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message ?? null;
  const close = () => setAsked(false);
  const discard = () => {
    builder.discard();
    close();
  };
  return (
    <section className={styles.bar} aria-label="Edit report">
      <ProblemBox text={why} />
      <div className={styles.row}>
        <AppLink to={reportAddress(id)} markCurrent={false}>
          Back to the report
        </AppLink>
        <span className={styles.end}>
          <Button
            disabled={past.length === 0}
            aria-keyshortcuts={announcedKeys.undo}
            onClick={() => actor.send({ type: 'step.undo' })}
          >
            Undo
          </Button>
          <Button
            disabled={future.length === 0}
            aria-keyshortcuts={announcedKeys.redo}
            onClick={() => actor.send({ type: 'step.redo' })}
          >
            Redo
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={() => setAsked(true)}>
            Discard
          </Button>
          <Button
            type="primary"
            loading={isBusy}
            disabled={!isDirty}
            aria-keyshortcuts={announcedKeys.save}
            onClick={builder.save}
          >
            Save report
          </Button>
        </span>
      </div>
      {isAsked && <DiscardDialog of="report" onDiscard={discard} onClose={close} />}
    </section>
  );
};
