/** Renders the dialog that clones a client, with a choice of what to copy. */
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { clientErrors } from '#domain/clients/clientRules.ts';
import { type ClonePart, cloneParts } from '#domain/clients/cloneParts.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { usePlan } from '../../services/usePlan.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { AskDialog } from './AskDialog.tsx';
import styles from './Clients.module.css';
import type { ClientChanges } from './useClientChanges.ts';
import { useChangeOf } from './useClientChanges.ts';

const labels: Readonly<Record<ClonePart, string>> = {
  owner: 'Owner',
  tags: 'Tags',
  goals: 'Goals',
  budget: 'Media budget',
  dashboards: 'Dashboards of its own, not shared',
  reports: 'Reports, without recipients and schedule',
};

const options = cloneParts.map((value) => ({ value, label: labels[value] }));

type PartsProps = { takes: readonly ClonePart[]; onTake: (takes: readonly ClonePart[]) => void };

const Parts = ({ takes, onTake }: PartsProps) => (
  <fieldset className={styles.parts}>
    <legend>Copy</legend>
    <Checkbox.Group options={options} value={[...takes]} onChange={onTake} />
  </fieldset>
);

type CloneClientProps = { client: ClientItem; changes: ClientChanges; onClose: () => void };

export const CloneClient = ({ client, changes, onClose }: CloneClientProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const hasRoom = (usePlan().room('dashboards')?.problem ?? null) === null;
  const [takes, setTakes] = useState<readonly ClonePart[]>(
    cloneParts.filter((part) => part !== 'dashboards' || hasRoom),
  );
  const { id, name: original } = client;
  return (
    <AskDialog
      title={`Clone ${original}`}
      submit="Clone client"
      busy={changes.busy}
      problem={problem?.message ?? null}
      start={{ name: `${original} (copy)`, domain: '' }}
      onSubmit={({ name = '', domain = '' }) =>
        ask({ kind: 'clone', id, name: original, etag: '', details: { name, domain, take: takes.join(',') } })
      }
      onClose={onClose}
    >
      <FormField name="name" label="Name" problemOf={(name) => clientErrors({ name }).name ?? null}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="domain" label="Domain" problemOf={(domain) => clientErrors({ domain }).domain ?? null}>
        <Input autoComplete="off" />
      </FormField>
      <Parts takes={takes} onTake={setTakes} />
      <p className={styles.dialogText}>
        The industry is copied. Contacts, notes, sources and fees stay with {original}. One press undoes all
        of it.
      </p>
    </AskDialog>
  );
};
