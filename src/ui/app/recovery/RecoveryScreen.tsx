/** Says what became of the data in this browser, and offers the ways out. What was found stays as it is, whichever is taken. */
import { useSelector } from '@xstate/react';
import { Button, Progress, Upload } from 'antd';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import { recoveryMachine } from '#machines/recovery/recoveryMachine.ts';
import { recoveryService } from '#machines/recovery/recoveryService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { LossFacts } from './LossFacts.tsx';
import { lossWords, salvageWords, waysOf } from './lossWords.ts';
import styles from './RecoveryScreen.module.css';

const saveFile = (file: Blob): void =>
  downloadText('agencylens-recovered.ndjson', 'application/x-ndjson', [file]);

const percent = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100);

export const RecoveryScreen = ({ controls }: { readonly controls: RecoveryControls }) => {
  const actor = useLifecycle(
    () =>
      recoveryMachine.provide(
        recoveryService({ controls, save: saveFile, loadAnew: () => location.reload() }),
      ),
    { id: 'recovery' },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { salvage, progress, fault } = snapshot.context;
  const busy = snapshot.hasTag('busy') || snapshot.matches('leaving');
  const isRecovering = snapshot.matches('recovering');
  const { loss } = controls;
  const words = lossWords[loss.kind];
  const ways = waysOf(loss, salvage);
  return (
    <MessagePage code="Recovery" title={words.title}>
      <p>{words.about} Nothing was changed or deleted since.</p>
      <LossFacts loss={loss} salvage={salvage} />
      <div role="status" className={styles.status}>
        {snapshot.matches('inspecting') && <p>Looking through what is left …</p>}
        {isRecovering && <p>Building a new database …</p>}
        {salvage && !isRecovering && <p className={styles.verdict}>{salvageWords(salvage)}</p>}
      </div>
      {busy && progress.done > 0 && <Progress percent={percent(progress)} aria-label="Progress" />}
      <ProblemBox text={fault} />
      <div className={styles.ways}>
        {ways.canReload && (
          <Button
            type={ways.canRestore ? 'default' : 'primary'}
            disabled={busy}
            onClick={() => actor.send({ type: 'recovery.reload' })}
          >
            Try again
          </Button>
        )}
        {ways.canRestore && (
          <Button
            type="primary"
            loading={isRecovering}
            disabled={busy}
            onClick={() => actor.send({ type: 'recovery.restore' })}
          >
            Restore
          </Button>
        )}
        {ways.canExport && (
          <Button disabled={busy} onClick={() => actor.send({ type: 'recovery.export' })}>
            Export what is readable
          </Button>
        )}
        {ways.canImport && (
          <Upload
            accept=".ndjson"
            showUploadList={false}
            disabled={busy}
            beforeUpload={(file) => {
              actor.send({ type: 'recovery.import', file });
              return false;
            }}
          >
            <Button disabled={busy}>Import a file</Button>
          </Upload>
        )}
        <Button disabled={busy} onClick={() => actor.send({ type: 'recovery.fresh' })}>
          {ways.freshLabel}
        </Button>
      </div>
      <p className={styles.note}>
        Restoring, importing and starting fresh use a new database. The old records are kept aside in this
        browser.
      </p>
    </MessagePage>
  );
};
