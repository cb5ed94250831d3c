/** Renders which clients see another name, accent or logo than the agency's, and the drawer that changes it. */
import { Button, Flex, Form, Input, type InputProps } from 'antd';
import { useRef, useState } from 'react';
import { clientLookFeature } from '#domain/branding/clientLook.ts';
import type { ClientLookItem } from '#domain/contract/brandingSchemas.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { PictureField } from '../../parts/pictures/PictureField.tsx';
import { StoredPicture } from '../../parts/pictures/StoredPicture.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { useServices } from '../../services/servicesContext.ts';
import { usePlan } from '../../services/usePlan.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { useFocusAfter, useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './ClientLooks.module.css';
import { Swatch } from './lookParts.tsx';

type Row = { readonly id: string; readonly name: string; readonly look: ClientLookItem | null };

const none: ClientLookItem = { name: null, accent: null, logo_id: null, dark_logo_id: null };

type EditProps = {
  readonly row: Row;
  readonly onSave: (look: ClientLookItem) => Promise<Readonly<Record<string, string>>>;
  readonly onClose: () => void;
};

const Edit = ({ row, onSave, onClose }: EditProps) => {
  const [look, setLook] = useState(row.look ?? none);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const { known, has } = usePlan();
  const locked = known && !has(clientLookFeature);
  const change = (changes: Partial<ClientLookItem>) => setLook({ ...look, ...changes });
  const text = (name: 'name' | 'accent', label: string, hint: string, more: InputProps = {}) => (
    <Form.Item
      label={label}
      htmlFor={`client-look-${name}`}
      validateStatus={errors[name] === undefined ? '' : 'error'}
      help={errors[name] ?? hint}
    >
      <Input
        id={`client-look-${name}`}
        value={look[name] ?? ''}
        disabled={locked}
        autoComplete="off"
        {...more}
        onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
      />
    </Form.Item>
  );
  const picture = (name: 'logo_id' | 'dark_logo_id', label: string, what: string) => (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <PictureField
        value={look[name]}
        alt={label}
        what={what}
        busy={locked}
        onChange={(id) => change({ [name]: id })}
        onRemove={() => change({ [name]: null })}
      />
    </fieldset>
  );
  return (
    <Form
      layout="vertical"
      noValidate
      aria-label={`Branding for ${row.name}`}
      className={styles.form ?? ''}
      onFinish={() => void onSave(look).then(setErrors)}
    >
      <h2 ref={title} tabIndex={-1}>
        {row.name}
      </h2>
      {text('name', 'Name', 'In its portal, reports and emails. Leave it empty for yours.')}
      {text('accent', 'Accent colour', 'As six hex digits after a #. Leave it empty for yours.', {
        spellCheck: false,
        prefix: (
          <Swatch
            accent={look.accent ?? ''}
            disabled={locked}
            onChange={({ accent }) => change({ accent: String(accent) })}
          />
        ),
      })}
      {picture('logo_id', 'Logo', 'logo')}
      {picture('dark_logo_id', 'Logo on dark', 'logo for dark')}
      <Flex gap={12}>
        <Button type="primary" htmlType="submit" disabled={locked}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Flex>
    </Form>
  );
};

const Shown = ({ look }: { readonly look: ClientLookItem | null }) => {
  if (look === null) return <span className="hint">As the agency</span>;
  const { name, accent, logo_id: logo } = look;
  return (
    <Flex component="span" align="center" gap={12}>
      {logo !== null && <StoredPicture id={logo} alt="Logo" className={styles.logo} />}
      {accent !== null && <span aria-hidden="true" className={styles.dot} style={{ background: accent }} />}
      <span>{[name, accent].filter((part) => part !== null).join(' · ') || 'Own logo'}</span>
    </Flex>
  );
};

const changeName = ({ name }: Row): string => `Change the branding for ${name}`;

const columnsOf = (onEdit: (row: Row) => void, onRemove: (row: Row) => void): readonly DataColumn<Row>[] => [
  { key: 'name', title: 'Client', isName: true, width: '34%', cell: ({ name }) => name },
  { key: 'look', title: 'Branding', cell: ({ look }) => <Shown look={look} /> },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: 180,
    align: 'end',
    cell: (row) => (
      <OnlyChangeable>
        <Flex component="span" justify="end" gap={8}>
          <Button size="small" aria-label={changeName(row)} onClick={() => onEdit(row)}>
            Change
          </Button>
          {row.look && (
            <Button
              size="small"
              aria-label={`Remove the branding for ${row.name}`}
              onClick={() => onRemove(row)}
            >
              Remove
            </Button>
          )}
        </Flex>
      </OnlyChangeable>
    ),
  },
];

/** Rejects never: what is refused comes back by field, or as a text for the whole. */
const useClientLooks = () => {
  const { api } = useServices();
  const changes = useReversible();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async ({ id, name }: Row, look: ClientLookItem | null) => {
    setProblem(null);
    try {
      await new Promise<void>((resolve, reject) =>
        changes.ask({
          make: (options) => {
            const sent = api.call('saveClientLook', { params: { id }, body: { look }, ...options });
            sent.then(() => resolve(), reject);
            return sent;
          },
          about: JSON.stringify(look),
          made: look === null ? `${name} has your branding again.` : `Branding for ${name} saved.`,
          takenBack: `The branding for ${name} is as it was before.`,
        }),
      );
      return {};
    } catch (error) {
      const { message, errors = {} } = refusalOf(error);
      if (Object.keys(errors).length === 0) setProblem(message);
      return errors;
    }
  };
  return { changes, problem, save };
};

export const ClientLooks = () => {
  const { data, error, refetch } = useReply('listClientLooks');
  const clients = useClients(true)?.filter(({ archived_at }) => archived_at === null);
  const { changes, problem, save } = useClientLooks();
  const [edited, setEdited] = useState<Row | null>(null);
  const part = useRef<HTMLElement>(null);
  const last = useRef('');
  useFocusAfter(edited !== null, () =>
    [...(part.current?.querySelectorAll('button') ?? [])].find(
      (one) => one.getAttribute('aria-label') === last.current,
    ),
  );
  const edit = (row: Row) => {
    last.current = changeName(row);
    setEdited(row);
  };
  if (error && !data) return <ListFailure what="The branding of clients" error={error} onRetry={refetch} />;
  const rows =
    data && clients
      ? clients.map(({ id, name }) => ({
          id,
          name,
          look: data.items.find(({ client_id }) => client_id === id)?.look ?? null,
        }))
      : null;
  return (
    <section ref={part} aria-label="Branding by client" className={styles.part}>
      <p className="hint">Give a client its own name, accent or logo in its portal, reports and emails.</p>
      <FeatureLock feature={clientLookFeature} />
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <ProblemBox text={problem} />
      {edited ? (
        <Edit
          key={edited.id}
          row={edited}
          onClose={() => setEdited(null)}
          onSave={async (look) => {
            const errors = await save(edited, look);
            if (Object.keys(errors).length === 0) setEdited(null);
            return errors;
          }}
        />
      ) : (
        <DataTable
          label="Branding by client"
          rows={rows}
          keyOf={({ id }) => id}
          columns={columnsOf(edit, (row) => void save(row, null))}
          pageSize={20}
          empty={<EmptyState title="No clients yet" text="Add a client to give it a branding of its own." />}
        />
      )}
    </section>
  );
};
