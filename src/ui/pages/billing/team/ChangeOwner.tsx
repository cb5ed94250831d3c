/** Asks for the new owner of the workspace and for its name, which prevents accidental transfers. */

import { Button, Form, Select, Space } from 'antd';
import { roleLabels } from '#domain/access/role.ts';
import type { TeamMember } from '#domain/contract/teamSchemas.ts';
import styles from '../../../parts/DialogParts.module.css';
import { TypedName } from '../../../parts/TypedName.tsx';
import { FormField } from '../../../widgets/FormField.tsx';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';

type ChangeOwnerProps = {
  workspace: string;
  owner: TeamMember;
  candidates: readonly TeamMember[];
  busy: boolean;
  onGive: (member: TeamMember, typed: string) => void;
  onClose: () => void;
};

const Nobody = ({ onClose }: { onClose: () => void }) => (
  <>
    <p className={styles.text}>
      No one else on the team can own it yet. Invite a teammate or free a seat first.
    </p>
    <Button onClick={onClose}>Close</Button>
  </>
);

export const ChangeOwner = ({ workspace, owner, candidates, busy, onGive, onClose }: ChangeOwnerProps) => {
  const finish = ({ to, typed = '' }: { to: string; typed: string }) => {
    const member = candidates.find(({ id }) => id === to);
    if (member) onGive(member, typed);
  };
  return (
    <KitModal title={`Change the owner of ${workspace}?`} focus="field" onClose={onClose}>
      {candidates.length === 0 ? (
        <Nobody onClose={onClose} />
      ) : (
        <Form<{ to: string; typed: string }>
          layout="vertical"
          requiredMark={false}
          initialValues={{ to: '', typed: '' }}
          onFinish={finish}
        >
          <p className={styles.text}>
            The new owner becomes an admin whom nobody can remove. {owner.name} stays as an admin. The plan,
            its invoices, the card, the limits and everything in the workspace stay as they are. While no
            billing details are filled in, new invoices name the new owner’s address.
          </p>
          <FormField
            name="to"
            label="New owner"
            problemOf={(id) => (id === '' ? 'Choose who owns the workspace from now on' : null)}
          >
            <Select
              showSearch={searchedByLabel}
              options={candidates.map(({ id, name, role }) => ({
                value: id,
                label: `${name}, ${roleLabels[role]}`,
              }))}
            />
          </FormField>
          <TypedName name={workspace} />
          <Space className={styles.end ?? ''}>
            <Button type="primary" danger htmlType="submit" loading={busy}>
              Change owner
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Space>
        </Form>
      )}
    </KitModal>
  );
};
