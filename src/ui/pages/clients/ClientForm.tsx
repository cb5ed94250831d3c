/** The form that adds a client or changes one, with what to do when someone else was faster. */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { industries } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { clientEditorService, clientVersion } from '#machines/records/clientsService.ts';
import { type RecordFields, recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { usePlan } from '../../app/usePlan.ts';
import { ConflictNote } from '../../widgets/ConflictNote.tsx';
import { Field } from '../../widgets/Field.tsx';
import { FormDialog } from '../../widgets/FormDialog.tsx';
import { LimitNote } from '../../widgets/LimitNote.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useFirstWrongField } from '../../widgets/useFirstWrongField.ts';
import styles from './ClientForm.module.css';

const labels = { name: 'Name', domain: 'Domain', industry: 'Industry' } as const;

type FieldName = keyof typeof labels;

const hints: Readonly<Partial<Record<FieldName, string>>> = {
  domain: 'The host name of its site, such as acme.com',
  industry: 'Choose one, or write your own',
};

const blank: RecordFields = { name: '', domain: '', industry: '' };

const fieldNames = Object.keys(labels) as FieldName[];

type ClientFormProps = {
  /** Null for a new one. */
  client: ClientItem | null;
  onClose: () => void;
};

const useEditor = ({ client, onClose }: ClientFormProps) => {
  const { api } = useServices();
  const [fields, setFields] = useState(client ? clientVersion(client).fields : blank);
  const actor = useLifecycle(
    () =>
      recordEditorMachine.provide({
        actors: clientEditorService({ api, id: client?.id ?? null }),
        actions: {
          showTheirs: ({ context }) => setFields(context.theirs?.fields ?? blank),
          leave: onClose,
        },
      }),
    { id: 'recordEditor' },
  );
  return { actor, fields, setFields };
};

export const ClientForm = ({ client, onClose }: ClientFormProps) => {
  const { actor, fields, setFields } = useEditor({ client, onClose });
  const { mine, theirs, problem } = useSelector(actor, ({ context }) => context);
  const form = useFirstWrongField(problem?.errors);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const conflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  const room = usePlan().room('clients');
  const suggestions = useId();
  const [etag, setEtag] = useState(client?.etag ?? null);
  const change = (name: FieldName, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    actor.send({ type: 'form.edit' });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit', fields, etag });
  };
  const takeTheirs = () => {
    setEtag(theirs?.etag ?? etag);
    actor.send({ type: 'conflict.takeTheirs' });
  };
  return (
    <FormDialog title={client ? `Edit ${client.name}` : 'Add a client'} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={save} noValidate>
        <ProblemBox text={problem?.message ?? null} />
        {client === null && room?.problem && <LimitNote resource="clients" />}
        {fieldNames.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            error={problem?.errors?.[name]}
            {...(hints[name] === undefined ? {} : { hint: hints[name] })}
          >
            {(control) => (
              <Input
                {...control}
                disabled={busy || conflicted}
                autoComplete="off"
                {...(name === 'industry' ? { list: suggestions } : {})}
                value={String(fields[name])}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
        <datalist id={suggestions}>
          {industries.map((industry) => (
            <option key={industry} value={industry} />
          ))}
        </datalist>
        {conflicted && mine && theirs ? (
          <ConflictNote
            mine={mine.fields}
            theirs={theirs.fields}
            labels={labels}
            onKeepMine={() => actor.send({ type: 'conflict.keepMine' })}
            onTakeTheirs={takeTheirs}
          />
        ) : (
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {client ? 'Save client' : 'Add client'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        )}
      </form>
    </FormDialog>
  );
};
