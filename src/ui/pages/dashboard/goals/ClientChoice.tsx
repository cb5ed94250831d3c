/** Asks for a client before opening its form. */

import { Button, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../../widgets/Field.tsx';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './Goals.module.css';

export type Choice = { readonly value: string; readonly label: string };

type ClientChoiceProps = {
  readonly title: string;
  readonly clients: readonly Choice[];
  readonly onChoose: (clientId: string) => void;
  readonly onClose: () => void;
};

export const ClientChoice = ({ title, clients, onChoose, onClose }: ClientChoiceProps) => {
  const [chosen, setChosen] = useState(clients[0]?.value ?? '');
  return (
    <KitModal title={title} focus="title" onClose={onClose}>
      {clients.length === 0 ? (
        <p>There is no active client yet.</p>
      ) : (
        <form
          className={styles.choice}
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(chosen);
          }}
        >
          <Field label="For which client">
            {(control) => (
              <Select
                {...control}
                showSearch={searchedByLabel}
                value={chosen}
                options={[...clients]}
                onChange={setChosen}
              />
            )}
          </Field>
          <Button type="primary" htmlType="submit">
            Continue
          </Button>
        </form>
      )}
    </KitModal>
  );
};
