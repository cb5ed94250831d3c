/** Renders Sheet Bridge: makes a CSV address of a client's figures, with a key that is shown once. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { Field } from '../../../widgets/Field.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import type { ToolProps } from '../installationActors.ts';
import styles from './Tools.module.css';

type Made = { readonly client: string; readonly address: string };

export const SheetTool = ({ item: { installation } }: ToolProps) => {
  const { api, base } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const open = installation.client_ids;
  const clients = (useClients(true) ?? []).filter(
    ({ id, status }) => status === 'active' && (open?.includes(id) ?? true),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const client = clients.find(({ id }) => id === chosen) ?? clients[0];
  if (!client) return <p className="quiet">Add a client first.</p>;
  const make = () =>
    changes.ask({
      make: async (options) => {
        const { secret } = await api.call('makeApiKey', {
          body: { name: `Sheet of ${client.name}` },
          ...options,
        });
        const query = new URLSearchParams({
          client: client.id,
          days: String(installation.settings.days ?? 30),
          key: secret,
        });
        setMade({
          client: client.name,
          address: `${location.origin}${base}api/marketplace/sheet?${query}`,
        });
      },
      made: `The address for ${client.name} works.`,
      takenBack: `The address for ${client.name} no longer works.`,
    });
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <OnlyChangeable>
        <Flex wrap align="end" gap="8px 12px">
          <div className={styles.wide}>
            <Field label="Client of the sheet">
              {(control) => (
                <Select
                  {...control}
                  showSearch={searchedByLabel}
                  value={client.id}
                  options={clients.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={setChosen}
                />
              )}
            </Field>
          </div>
          <Button type="primary" disabled={busy} onClick={make}>
            Create address
          </Button>
        </Flex>
      </OnlyChangeable>
      {made && (
        <Flex wrap align="center" gap={8} role="status">
          <span>Copy the address of {made.client} now. It is shown only once.</span>
          <code className={styles.address}>{made.address}</code>
          <CopyButton text={made.address} name="address of the sheet" />
        </Flex>
      )}
      <p className="quiet">
        Whoever has the address reads the figures. Its key is in the list of{' '}
        <AppLink to="/marketplace?tab=api">API keys</AppLink>, where you can revoke it. In this demo the
        address answers in this browser alone, so a spreadsheet elsewhere cannot load it.
      </p>
    </>
  );
};
