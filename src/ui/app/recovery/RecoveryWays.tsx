/** Renders a button for each way out that this loss allows. */
import { Button, Upload } from 'antd';
import type { RecoveryEvent } from '#machines/recovery/recoveryMachine.ts';
import type { waysOf } from './lossWords.ts';
import styles from './RecoveryScreen.module.css';

type RecoveryWaysProps = {
  readonly ways: ReturnType<typeof waysOf>;
  readonly busy: boolean;
  readonly send: (event: RecoveryEvent) => void;
};

export const RecoveryWays = ({ ways, busy, send }: RecoveryWaysProps) => (
  <div className={styles.ways}>
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
