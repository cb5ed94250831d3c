/** Renders the choice between all clients and chosen ones. */
import { Select } from 'antd';
import { useId } from 'react';
import { useClients } from '../../parts/view/useClients.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';

type ClientChoiceProps = {
  /** Null for all clients. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
};

const kinds = [
  { value: 'all', label: 'All clients' },
  { value: 'some', label: 'Chosen clients' },
];

export const ClientChoice = ({ chosen, onChange }: ClientChoiceProps) => {
  const id = useId();
  const clients = useClients(true)?.filter(({ status }) => status === 'active') ?? [];
  return (
    <>
      <span id={id} className="visually-hidden">
        Clients that the app may use
      </span>
      <KitSegmented
        aria-labelledby={id}
        options={kinds}
        value={chosen === null ? 'all' : 'some'}
        onChange={(kind) => onChange(kind === 'all' ? null : [])}
      />
      {chosen === null ? (
        <p className="quiet">Clients that you add later are included.</p>
      ) : (
        <Field
          label="Clients of the app"
          error={chosen.length === 0 ? 'Choose at least one client' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              mode="multiple"
              placeholder="Choose clients"
              showSearch={searchedByLabel}
              value={[...chosen]}
              options={clients.map((client) => ({ value: client.id, label: client.name }))}
              onChange={onChange}
            />
          )}
        </Field>
      )}
    </>
  );
};
