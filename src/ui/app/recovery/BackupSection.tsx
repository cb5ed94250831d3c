/** Exports the whole log as a file and imports one into a database of its own, with progress and cancellation. */

import { useSelector } from '@xstate/react';
import { Button, Upload } from 'antd';
import { useEffect, useRef } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import { backupMachine } from '#machines/backup/backupMachine.ts';
import { backupService } from '#machines/backup/backupService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useFocusWhenLost } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Backup.module.css';
import { fileWords } from './backupWords.ts';
import { Advance, ExportForm } from './ExportForm.tsx';
import { ImportForm } from './ImportForm.tsx';

const saveFile = (file: Blob): void =>
  downloadText('agencylens-backup.ndjson', 'application/x-ndjson', [file]);

const busyWords: Readonly<Record<string, string>> = {
  exporting: 'Exporting…',
  checking: 'Reading the file…',
  restoring: 'Building a new database…',
  leaving: 'Reloading…',
};

export type BackupSectionProps = {
  readonly storage: Pick<StorageControls, 'exportLog' | 'checkBackup' | 'restoreBackup'>;
  readonly onExported: () => void;
};

export const BackupSection = ({ storage, onExported }: BackupSectionProps) => {
  const actor = useLifecycle(
    () =>
      backupMachine.provide(backupService({ storage, save: saveFile, loadAnew: () => location.reload() })),
    { id: 'backup' },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { progress, fault, file } = snapshot.context;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, String(snapshot.value));
  const isExported = snapshot.matches('exported');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once per export
  useEffect(() => {
    if (isExported) onExported();
  }, [isExported]);
  const facts = snapshot.matches('confirming') ? file?.facts : null;
  const canBegin = snapshot.can({ type: 'backup.export', secret: null });
  return (
    <section className={styles.section} aria-label="Backup">
      <h3 ref={heading} tabIndex={-1}>
        Backup
      </h3>
      <p role="status" className={styles.verdict}>
        {ownValue(busyWords, String(snapshot.value))}
        {facts && fileWords(facts)}
        {isExported && 'The file was handed to your browser’s downloads.'}
      </p>
      {snapshot.hasTag('busy') && progress.done > 0 && <Advance {...progress} />}
      {snapshot.hasTag('busy') && (
        <div>
          <Button onClick={() => actor.send({ type: 'backup.cancel' })}>Stop</Button>
        </div>
      )}
      <ProblemBox text={fault} />
      {facts && (
        <>
          <ImportForm
            facts={facts}
            labels={{ yes: 'Restore this backup', no: 'Do not restore it' }}
            onImport={(secret) => actor.send({ type: 'backup.restore', secret })}
            onCancel={() => actor.send({ type: 'backup.cancel' })}
          />
          <p>The data that is here now is kept aside in this browser. Then the page reloads.</p>
        </>
      )}
      {canBegin && (
        <>
          <ExportForm
            label="Export everything"
            onExport={(secret) => actor.send({ type: 'backup.export', secret })}
          />
          <p>
            Restoring reads an exported file first and says what is in it. It then takes the place of the data
            that is here, in a new database.
          </p>
          <Upload
            accept=".ndjson"
            showUploadList={false}
            beforeUpload={(chosen) => {
              actor.send({ type: 'backup.choose', file: chosen });
              return false;
            }}
          >
            <Button>Restore a backup</Button>
          </Upload>
        </>
      )}
    </section>
  );
};
