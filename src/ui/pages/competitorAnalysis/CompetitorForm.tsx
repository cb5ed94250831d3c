/** The form that adds a competitor of a client or changes one. */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorEditorService, competitorVersion } from '#machines/records/competitorsService.ts';
import { type RecordFields, recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { ConflictNote } from '../../widgets/ConflictNote.tsx';
import { Field } from '../../widgets/Field.tsx';
import { FormDialog } from '../../widgets/FormDialog.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useFirstWrongField } from '../../widgets/useFirstWrongField.ts';
import styles from './CompetitorAnalysis.module.css';

const labels = { domain: 'Domain', tier: 'Tier', notes: 'Notes' } as const;

const blank: RecordFields = { domain: '', tier: 'direct', notes: '' };

type CompetitorFormProps = {
  client: ClientItem;
  /** Null for a new one. */
  competitor: CompetitorItem | null;
  onClose: () => void;
};

type FieldsProps = {
  fields: RecordFields;
  errors: Readonly<Record<string, string>>;
  disabled: boolean;
  onChange: (changes: RecordFields) => void;
};

const Fields = ({ fields, errors, disabled, onChange }: FieldsProps) => (
  <>
    <Field label={labels.domain} error={errors.domain} hint="The host name of its site, such as rival.com">
      {(control) => (
        <Input
          {...control}
          disabled={disabled}
          autoComplete="off"
          value={String(fields.domain)}
          onChange={({ target }) => onChange({ domain: target.value })}
        />
      )}
    </Field>
    <fieldset className={styles.tiers}>
      <legend>{labels.tier}</legend>
      {competitorTiers.map((tier) => (
        <label key={tier}>
          <input
            type="radio"
            name="tier"
            disabled={disabled}
            checked={fields.tier === tier}
            onChange={() => onChange({ tier })}
          />
          <span>
            <b>{tier}</b> {tierMeanings[tier]}
          </span>
        </label>
      ))}
    </fieldset>
    <Field label={labels.notes} error={errors.notes} hint="What you know of them, for your colleagues">
      {(control) => (
        <Input.TextArea
          {...control}
          disabled={disabled}
          rows={4}
          value={String(fields.notes)}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      )}
    </Field>
  </>
);

export const CompetitorForm = ({ client, competitor, onClose }: CompetitorFormProps) => {
  const { api } = useServices();
  const [fields, setFields] = useState(competitor ? competitorVersion(competitor).fields : blank);
  const [etag, setEtag] = useState(competitor?.etag ?? null);
  const actor = useLifecycle(
    () =>
      recordEditorMachine.provide({
        actors: competitorEditorService({ api, clientId: client.id, id: competitor?.id ?? null }),
        actions: {
          showTheirs: ({ context }) => {
            setFields(context.theirs?.fields ?? blank);
            setEtag(context.theirs?.etag ?? null);
          },
          leave: onClose,
        },
      }),
    { id: 'recordEditor' },
  );
  const { mine, theirs, problem } = useSelector(actor, ({ context }) => context);
  const form = useFirstWrongField(problem?.errors);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const conflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit', fields, etag });
  };
  const change = (changes: RecordFields) => {
    setFields((before) => ({ ...before, ...changes }));
    actor.send({ type: 'form.edit' });
  };
  return (
    <FormDialog
      title={competitor ? `Edit ${competitor.domain}` : `A competitor of ${client.name}`}
      onClose={onClose}
    >
      <form ref={form} className={styles.form} onSubmit={save} noValidate>
        <ProblemBox text={problem?.message ?? null} />
        <Fields
          fields={fields}
          errors={problem?.errors ?? {}}
          disabled={busy || conflicted}
          onChange={change}
        />
        {conflicted && mine && theirs ? (
          <ConflictNote
            mine={mine.fields}
            theirs={theirs.fields}
            labels={labels}
            onKeepMine={() => actor.send({ type: 'conflict.keepMine' })}
            onTakeTheirs={() => actor.send({ type: 'conflict.takeTheirs' })}
          />
        ) : (
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {competitor ? 'Save competitor' : 'Add competitor'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        )}
      </form>
    </FormDialog>
  );
};
