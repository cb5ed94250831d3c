/** Renders the form that adds or edits a client, including conflicts with concurrent edits. */

import { AutoComplete, Checkbox, Input, Select } from 'antd';
import { type ReactElement, useRef } from 'react';
import { type ClientFields, clientErrors, industries } from '#domain/clients/clientRules.ts';
import { tagsProblem } from '#domain/clients/clientTags.ts';
import { usualZone, zoneProblem } from '#domain/clients/clientZone.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice, type NoticeTexts } from '#machines/editing/changeNotice.ts';
import { clientEditorService, clientVersion } from '#machines/editing/clientsService.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { timeZones } from '../../content/timeZones.ts';
import { EditDrawer } from '../../parts/EditDrawer.tsx';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { useEditForm } from '../../parts/useEditForm.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useServices } from '../../services/servicesContext.ts';
import { usePlan } from '../../services/usePlan.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import type { ClientChanges } from './useClientChanges.ts';
import type { AddedClient } from './useSetUpChanges.ts';

const labels = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  time_zone: 'Time zone',
  owner_id: 'Owner',
  tags: 'Tags',
} as const;

const blank: EditedVersion = {
  fields: { name: '', domain: '', industry: '', time_zone: usualZone, owner_id: '', tags: '' },
  etag: null,
};

const suggestions = industries.map((industry) => ({ value: industry }));

type ClientFormProps = {
  client: ClientItem | null;
  changes: ClientChanges;
  /** Called with a new client whose setup continues, and with the position of its event. */
  onSetUp?: (added: AddedClient) => void;
  onClose: () => void;
};

type FieldProps = { name: keyof ClientFields; hint?: string; children: ReactElement };

const Field = ({ name, ...rest }: FieldProps) => (
  <FormField
    name={name}
    label={labels[name]}
    problemOf={(text) => clientErrors({ [name]: text })[name] ?? null}
    {...rest}
  />
);

const AgencyFields = () => {
  const people = [...useStaff()].map(([value, label]) => ({ value, label }));
  return (
    <>
      <FormField name="owner_id" label={labels.owner_id} problemOf={() => null}>
        <Select options={[{ value: '', label: 'Unassigned' }, ...people]} popupMatchSelectWidth={false} />
      </FormField>
      <FormField
        name="tags"
        label={labels.tags}
        hint="Separated by commas"
        problemOf={(text) => tagsProblem(text.split(','))}
      >
        <Input autoComplete="off" />
      </FormField>
    </>
  );
};

const savedWords = (name: string, isNew: boolean): NoticeTexts =>
  isNew
    ? { made: `Added ${name}.`, takenBack: `${name} is archived.` }
    : { made: `Saved ${name}.`, takenBack: `${name} is as it was before.` };

export const ClientForm = ({ client, changes, onSetUp, onClose }: ClientFormProps) => {
  const { api } = useServices();
  const goesOn = useRef(false);
  const staff = useStaff();
  const room = usePlan().room('clients');
  const edit = useEditForm({
    start: client ? clientVersion(client) : blank,
    actors: clientEditorService({
      api,
      id: client?.id ?? null,
      onSaved: ({ id, name }, position) => {
        if (position === null) return;
        if (goesOn.current) onSetUp?.({ id, position });
        else changes.ask(changeWithNotice(savedWords(name, client === null), position));
      },
    }),
    onLeave: onClose,
  });
  return (
    <EditDrawer
      edit={edit}
      title={client ? `Edit ${client.name}` : 'Add a client'}
      subject={client?.name}
      submit={client ? 'Save client' : 'Add client'}
      labels={labels}
      wordOf={(field, value) =>
        field === 'owner_id' && value !== '' ? (staff.get(String(value)) ?? 'Someone who left') : undefined
      }
      intro={client === null && room?.problem && <LimitNote resource="clients" />}
      onClose={onClose}
    >
      <Field name="name">
        <Input autoComplete="off" />
      </Field>
      <Field name="domain" hint="The site’s domain, such as acme.com">
        <Input autoComplete="off" />
      </Field>
      <Field name="industry" hint="Choose one or type your own">
        <AutoComplete options={suggestions} showSearch={searchedByLabel} />
      </Field>
      <FormField
        name="time_zone"
        label={labels.time_zone}
        hint="Sets when the client’s day starts"
        problemOf={zoneProblem}
      >
        <Select options={[...timeZones]} showSearch={searchedByLabel} />
      </FormField>
      <AgencyFields />
      {client === null && (
        <Checkbox
          onChange={({ target }) => {
            goesOn.current = target.checked;
          }}
        >
          Continue setup: fee, contacts, goals, sources, a dashboard, a report and an invitation
        </Checkbox>
      )}
    </EditDrawer>
  );
};
