/** The name, colour and mark of the workspace: edited with a preview, saved as versions, brought back. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { type RecordFields, recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import { lookEditorService, lookOfFields, lookRecord } from '#machines/records/whiteLabelService.ts';
import { replyQuery } from '../../app/replyQuery.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import { ConflictNote } from '../../widgets/ConflictNote.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { LookForm } from './LookForm.tsx';
import { LookPreview } from './LookPreview.tsx';
import { LookVersions } from './LookVersions.tsx';
import styles from './WhiteLabelSettings.module.css';

const labels = {
  name: 'Name',
  accent: 'Accent colour',
  logo_text: 'Logo text',
  hide_powered_by: `Without “Powered by ${productName}”`,
} as const;

const isSame = (one: RecordFields, other: RecordFields): boolean =>
  Object.keys(labels).every((name) => one[name] === other[name]);

/** What was typed over the look that was read; nothing typed follows what is saved, by whomever. */
const useDraft = (reply: WhiteLabelReply) => {
  const current = lookRecord(reply);
  const [base, setBase] = useState(current);
  const [typed, setTyped] = useState<RecordFields | null>(null);
  const ground = typed === null ? current : base;
  const fields = { ...ground.fields, ...typed };
  return {
    fields,
    etag: ground.etag,
    dirty: !isSame(fields, ground.fields),
    change: (changes: RecordFields) => {
      if (typed === null) setBase(current);
      setTyped({ ...typed, ...changes });
    },
    reset: () => setTyped(null),
  };
};

const Editor = ({ reply }: { reply: WhiteLabelReply }) => {
  const { api, serverState } = useServices();
  const { fields, etag, dirty, change, reset } = useDraft(reply);
  const actor = useLifecycle(
    () =>
      recordEditorMachine.provide({
        actors: lookEditorService({
          api,
          onSaved: (saved) => serverState.setQueryData(replyQuery(api, 'readWhiteLabel').queryKey, saved),
        }),
        actions: { leave: reset, showTheirs: reset },
      }),
    { id: 'recordEditor' },
  );
  const { mine, theirs, problem } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.columns}>
      <LookForm
        fields={fields}
        errors={problem?.errors}
        disabled={busy || state === 'conflicted'}
        onChange={(changes) => {
          change(changes);
          actor.send({ type: 'form.edit' });
        }}
        onSubmit={() => actor.send({ type: 'form.submit', fields, etag })}
      >
        <ProblemBox text={problem?.message ?? null} />
        {state === 'conflicted' && mine && theirs ? (
          <ConflictNote
            mine={mine.fields}
            theirs={theirs.fields}
            labels={labels}
            onKeepMine={() => actor.send({ type: 'conflict.keepMine' })}
            onTakeTheirs={() => actor.send({ type: 'conflict.takeTheirs' })}
          />
        ) : (
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={busy} disabled={!dirty}>
              Save look
            </Button>
            {dirty && <Button onClick={reset}>Discard changes</Button>}
            <span role="status" className={styles.origin}>
              {state === 'saved' && !dirty ? 'Saved, and in use for everyone here.' : ''}
            </span>
          </div>
        )}
      </LookForm>
      <section aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <LookPreview look={lookOfFields(fields)} />
      </section>
    </div>
  );
};

export const WhiteLabelSettings = () => {
  const { data, error, refetch } = useReply('readWhiteLabel');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>White label</h1>
        <p>
          The name, colour and mark that your people and your clients’ people see. Every save is a version
          that you can bring back.
        </p>
      </header>
      {error && !data && <LoadFailure what="The look" error={error} onRetry={refetch} />}
      {data && <Editor reply={data} />}
      {data && <LookVersions />}
    </main>
  );
};
