/** Renders the drawer in which an installed app's clients, settings and limit are changed. */
import { Button, Flex, Select, Space } from 'antd';
import { useState } from 'react';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { CancelButton } from '../../widgets/CancelButton.tsx';
import { Field } from '../../widgets/Field.tsx';
import { NumberInput } from '../../widgets/NumberInput.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { ClientChoice } from './ClientChoice.tsx';
import type { ChangeTerms, InstalledItem } from './installationActors.ts';
import { hasProblem, readSettings, SettingFields, type TypedSettings } from './SettingFields.tsx';
import { useListing } from './useListing.ts';

const mostCalls = 1_000_000;

/** Null for an empty field, undefined for none that fits. */
const readCalls = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const { value } = readTypedNumber(text, { decimals: 0, units: [] });
  return value !== null && value >= 1 && value <= mostCalls ? value : undefined;
};

type TermsDrawerProps = { item: InstalledItem; onSave: ChangeTerms; onClose: () => void };

export const TermsDrawer = ({ item, onSave, onClose }: TermsDrawerProps) => {
  const { name, id, installation } = item;
  const { cap } = installation;
  const fields = useListing(id).data?.details.settings ?? [];
  const [clientIds, setClientIds] = useState<readonly string[] | null>(installation.client_ids);
  const [typed, setTyped] = useState<TypedSettings>(installation.settings);
  const [limit, setLimit] = useState(cap === null ? '' : String(cap.calls));
  const [per, setPer] = useState(cap?.per ?? 'month');
  const calls = readCalls(limit);
  const isWrong = calls === undefined || clientIds?.length === 0 || hasProblem(fields, typed);
  const save = () => {
    if (calls === undefined) return;
    onSave(
      {
        client_ids: clientIds && [...clientIds],
        settings: readSettings(fields, typed),
        cap: calls === null ? null : { calls, per },
      },
      { made: `The settings of ${name} are changed.`, takenBack: `The settings of ${name} are as before.` },
    );
    onClose();
  };
  return (
    <SideDrawer
      title={`Settings of ${name}`}
      focus="field"
      footer={
        <Space>
          <Button type="primary" disabled={isWrong} onClick={save}>
            Save settings
          </Button>
          <CancelButton onCancel={onClose} />
        </Space>
      }
      onClose={onClose}
    >
      <Flex vertical gap={16}>
        <ClientChoice chosen={clientIds} onChange={setClientIds} />
        <SettingFields fields={fields} typed={typed} onChange={setTyped} />
        <Field
          label="Most calls"
          hint="Empty: no limit. Beyond it the app’s calls are answered with 429."
          error={calls === undefined ? 'Must be a whole number from 1 to 1,000,000, or empty' : undefined}
        >
          {(control) => (
            <NumberInput {...control} least={1} most={mostCalls} value={limit} onChange={setLimit} />
          )}
        </Field>
        <Field label="Counted by">
          {(control) => (
            <Select
              {...control}
              value={per}
              options={[
                { value: 'day', label: 'Day' },
                { value: 'month', label: 'Month' },
              ]}
              onChange={setPer}
            />
          )}
        </Field>
      </Flex>
    </SideDrawer>
  );
};
