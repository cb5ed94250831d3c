/** Says what became of the data in this browser, and offers the ways out. What was found stays as it is, whichever is taken. */
import { useSelector } from '@xstate/react';
import { Button, Progress } from 'antd';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import { type RecoveryProgress, recoveryMachine } from '#machines/recovery/recoveryMachine.ts';
import { recoveryService } from '#machines/recovery/recoveryService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { LossFacts } from './LossFacts.tsx';
import { branchWords, fileWords, lossWords, salvageWords, waysOf } from './lossWords.ts';
import styles from './RecoveryScreen.module.css';
import { RecoveryWays } from './RecoveryWays.tsx';
import { useHeldFocus } from './useHeldFocus.ts';

const saveFile = (file: Blob): void =>
  downloadText('agencylens-recovered.ndjson', 'application/x-ndjson', [file]);

/** Of a file nobody knows the end before it is read. */
const Advance = ({ done, total }: RecoveryProgress) =>
  total === 0 ? (
    <p>{englishNumber(done)} events read</p>
  ) : (
    <Progress percent={Math.floor((done / total) * 100)} aria-label="Progress" />
  );

export const RecoveryScreen = ({ controls }: { readonly controls: RecoveryControls }) => {
  const actor = useLifecycle(
    () =>
      recoveryMachine.provide(
        recoveryService({ controls, save: saveFile, loadAnew: () => location.reload() }),
      ),
    { id: 'recovery' },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { salvage, progress, fault, file } = snapshot.context;
  const busy = snapshot.hasTag('busy') || snapshot.matches('leaving');
  const isRecovering = snapshot.matches('recovering');
  const { loss } = controls;
  const words = lossWords[loss.kind];
  const heading = useHeldFocus(String(snapshot.value));
  const isDeciding = snapshot.matches('deciding') || snapshot.matches('exporting');
  const branches = salvage && branchWords(salvage.branches);
  const facts = file?.facts;
  const ways = waysOf(loss, salvage, fault !== null);
  return (
    <MessagePage code="Recovery" title={words.title} heading={heading}>
      <p>{words.about} Nothing was changed or deleted since.</p>
      <LossFacts loss={loss} salvage={salvage} />
      <div role="status" className={styles.status}>
        {snapshot.matches('inspecting') && <p>Checking what is left…</p>}
        {snapshot.matches('checking') && <p>Reading the file…</p>}
        {isRecovering && <p>Building a new database…</p>}
        {facts && snapshot.matches('confirming') && <p className={styles.verdict}>{fileWords(facts)}</p>}
        {salvage && isDeciding && <p className={styles.verdict}>{salvageWords(salvage)}</p>}
        {branches !== null && isDeciding && <p className={styles.verdict}>{branches}</p>}
      </div>
      {busy && progress.done > 0 && <Advance {...progress} />}
      {snapshot.can({ type: 'recovery.cancel' }) && !snapshot.matches('confirming') && (
        <div>
          <Button onClick={() => actor.send({ type: 'recovery.cancel' })}>Cancel</Button>
        </div>
      )}
      <ProblemBox text={fault} />
      {snapshot.matches('confirming') ? (
        <div className={styles.ways}>
          <Button type="primary" onClick={() => actor.send({ type: 'recovery.import' })}>
            Import the file
          </Button>
          <Button onClick={() => actor.send({ type: 'recovery.cancel' })}>Do not import it</Button>
        </div>
      ) : (
        <RecoveryWays ways={ways} busy={busy} send={actor.send} />
      )}
      <p className={styles.note}>
        Restoring, importing and starting fresh use a new database. The old records are kept aside in this
        browser.
        {ways.canGoOn &&
          ' Continuing without saving opens the demo in this tab only. Your changes are lost when you close the tab, and the next load checks your data again.'}
      </p>
    </MessagePage>
  );
};
