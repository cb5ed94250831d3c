/** Says what happened to the data in this browser and offers the ways out, none of which changes the findings. */

import { useSelector } from '@xstate/react';
import { Button, Upload } from 'antd';
import { useRef } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { FileFacts, LogPoint, Loss, RecoveryControls, Salvage } from '#domain/recovery/loss.ts';
import { type RecoveryEvent, recoveryMachine } from '#machines/recovery/recoveryMachine.ts';
import { recoveryService } from '#machines/recovery/recoveryService.ts';
import { fullTime } from '../../content/dates.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import { useFocusWhenLost } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { fileWords } from './backupWords.ts';
import { Advance, ExportForm } from './ExportForm.tsx';
import { ImportForm } from './ImportForm.tsx';
import { branchWords, leftOutWords, lossWords, salvageWords, waysOf } from './lossWords.ts';
import styles from './RecoveryScreen.module.css';

const pointWords = (point: LogPoint | null, none: string): string =>
  point === null ? none : `event ${englishNumber(point.position)}, ${fullTime(point.recordedAt)}`;

type LossFactsProps = { readonly loss: Loss; readonly salvage: Salvage | null };

const factsOf = ({ loss, salvage }: LossFactsProps): readonly (readonly [string, string])[] => [
  ['Last saved', pointWords(loss.expected, 'not known')],
  ['Found now', pointWords(loss.found, 'nothing readable')],
  ...(salvage ? ([['Can be restored', pointWords(salvage.upTo, 'nothing')]] as const) : []),
  ...(salvage && salvage.damagedParts > 0
    ? ([['Damaged parts of the copy', englishNumber(salvage.damagedParts)]] as const)
    : []),
  ...(loss.tenant === 'main' ? [] : ([['Branch', loss.tenant]] as const)),
  ...(loss.detail === '' ? [] : ([['Reason', loss.detail]] as const)),
];

const LossFacts = (props: LossFactsProps) => (
  <dl className={styles.facts}>
    {factsOf(props).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type RecoveryWaysProps = {
  readonly ways: ReturnType<typeof waysOf>;
  readonly busy: boolean;
  readonly send: (event: RecoveryEvent) => void;
};

const RecoveryWays = ({ ways, busy, send }: RecoveryWaysProps) => (
  <div className={`${styles.ways} touch`}>
    {ways.canReload && (
      <Button
        type={ways.canRestore ? 'default' : 'primary'}
        disabled={busy}
        onClick={() => send({ type: 'recovery.reload' })}
      >
        Try again
      </Button>
    )}
    {ways.canRestore && (
      <Button type="primary" disabled={busy} onClick={() => send({ type: 'recovery.restore' })}>
        Restore
      </Button>
    )}
    {ways.canInspect && !busy && (
      <Button onClick={() => send({ type: 'recovery.inspect' })}>Check what is left</Button>
    )}
    {ways.canExport && (
      <Button disabled={busy} onClick={() => send({ type: 'recovery.prepare' })}>
        Export readable data
      </Button>
    )}
    {ways.canImport && (
      <Upload
        accept=".ndjson"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          send({ type: 'recovery.choose', file });
          return false;
        }}
      >
        <Button disabled={busy}>Import a file</Button>
      </Upload>
    )}
    {ways.freshLabel !== null && (
      <Button disabled={busy} onClick={() => send({ type: 'recovery.fresh' })}>
        {ways.freshLabel}
      </Button>
    )}
    {ways.canGoOn && (
      <Button disabled={busy} onClick={() => send({ type: 'recovery.goOn' })}>
        Continue without saving
      </Button>
    )}
  </div>
);

const busyWords: Readonly<Record<string, string>> = {
  inspecting: 'Checking what is left…',
  checking: 'Reading the file…',
  recovering: 'Building a new database…',
  exporting: 'Preparing the file…',
};

type RecoveryStatusProps = {
  readonly state: string;
  readonly salvage: Salvage | null;
  readonly facts: FileFacts | null;
  readonly leftOut: readonly string[];
};

const RecoveryStatus = ({ state, salvage, facts, leftOut }: RecoveryStatusProps) => {
  const busy = ownValue(busyWords, state);
  const found = state === 'deciding' ? salvage : null;
  const branches = found && branchWords(found.branches);
  return (
    <div role="status" className={styles.status}>
      {busy !== undefined && <p>{busy}</p>}
      {facts && <p className="strong">{fileWords(facts)}</p>}
      {found && <p className="strong">{salvageWords(found)}</p>}
      {leftOut.length > 0 && <p className="strong">{leftOutWords(leftOut)}</p>}
      {branches !== null && <p className="strong">{branches}</p>}
    </div>
  );
};

const saveFile = (file: Blob): void =>
  downloadText('agencylens-recovered.ndjson', 'application/x-ndjson', [file]);

export const RecoveryScreen = ({ controls }: { readonly controls: RecoveryControls }) => {
  const actor = useLifecycle(
    () =>
      recoveryMachine.provide(
        recoveryService({ controls, save: saveFile, loadAnew: () => location.reload() }),
      ),
    { id: 'recovery' },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { salvage, progress, fault, file, leftOut } = snapshot.context;
  const busy = snapshot.hasTag('busy') || snapshot.matches('leaving');
  const { loss } = controls;
  const words = lossWords[loss.kind];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, String(snapshot.value), { atOnce: true });
  const isAsking = snapshot.matches('confirming') || snapshot.matches('preparing');
  const facts = snapshot.matches('confirming') ? file?.facts : null;
  const ways = waysOf(loss, salvage, fault !== null);
  return (
    <MessagePage code="Recovery" title={words.title} heading={heading}>
      <p>{words.about} Nothing was changed or deleted since.</p>
      <LossFacts loss={loss} salvage={salvage} />
      <RecoveryStatus
        state={String(snapshot.value)}
        salvage={salvage}
        facts={facts ?? null}
        leftOut={leftOut}
      />
      {busy && progress.done > 0 && <Advance {...progress} />}
      {snapshot.can({ type: 'recovery.cancel' }) && !isAsking && (
        <div>
          <Button onClick={() => actor.send({ type: 'recovery.cancel' })}>Cancel</Button>
        </div>
      )}
      <ProblemBox text={fault} />
      {facts && (
        <ImportForm
          facts={facts}
          labels={{ yes: 'Import the file', no: 'Do not import it' }}
          onImport={(secret) => actor.send({ type: 'recovery.import', secret })}
          onCancel={() => actor.send({ type: 'recovery.cancel' })}
        />
      )}
      {snapshot.matches('preparing') && (
        <ExportForm
          label="Export readable data"
          onExport={(secret) => actor.send({ type: 'recovery.export', secret })}
          onBack={() => actor.send({ type: 'recovery.cancel' })}
        />
      )}
      {snapshot.matches('telling') && (
        <div>
          <Button type="primary" onClick={() => actor.send({ type: 'recovery.reload' })}>
            Continue
          </Button>
        </div>
      )}
      {!isAsking && !snapshot.matches('telling') && (
        <RecoveryWays ways={ways} busy={busy} send={actor.send} />
      )}
      <p className="small">
        Restoring, importing and starting fresh use a new database. The old records are kept aside in this
        browser.
        {ways.canGoOn &&
          ' Continuing without saving opens the demo in this tab only. Your changes are lost when you close the tab, and the next load checks your data again.'}
      </p>
    </MessagePage>
  );
};
