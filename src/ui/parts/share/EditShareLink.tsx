/** Renders the form that edits a share link: name, expiry, password and choice of days. */
import { Checkbox, Form, Select } from 'antd';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { expiryChoices, expiryLabels } from '#domain/sharing/expiryChoices.ts';
import {
  noExpiry,
  shareLinkEditorService,
  shareLinkVersion,
} from '#machines/shareLinks/shareLinkEditorService.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EditDrawer } from '../EditDrawer.tsx';
import { useEditForm } from '../useEditForm.ts';
import { NameField, PasswordField, PeriodFields, useUsualSince } from './ShareLinkFields.tsx';

const labels = {
  name: 'Name',
  expiry: 'Expires',
  password: 'New password',
  withoutPassword: 'Password',
  period: 'Period',
  since: 'Since',
} as const;

type EditShareLinkProps = {
  readonly link: ShareLinkItem;
  readonly onSaved: (link: ShareLinkItem, position: number | null) => void;
  readonly onClose: () => void;
};

const expiryOptions = ({ expires_at }: ShareLinkItem, now: number) => [
  ...(expires_at === null ? [] : [{ value: expires_at, label: `As now: ${shortTime(expires_at, now)}` }]),
  ...expiryChoices.map((value) => ({ value, label: expiryLabels[value] })),
];

export const EditShareLink = ({ link, onSaved, onClose }: EditShareLinkProps) => {
  const { api, world } = useServices();
  const now = world.clock.now();
  const usualSince = useUsualSince();
  const edit = useEditForm({
    start: shareLinkVersion(link, usualSince),
    actors: shareLinkEditorService({ api, link, usualSince, now: () => world.clock.now(), onSaved }),
    onLeave: onClose,
  });
  const period = Form.useWatch('period', edit.form);
  const isWithout = Form.useWatch('withoutPassword', edit.form) === true;
  const wordOf = (field: string, value: unknown): string | undefined => {
    if (field === 'withoutPassword') return value === true ? 'Remove it' : 'Keep it';
    return expiryOptions(link, now).find((one) => field === 'expiry' && one.value === (value || noExpiry))
      ?.label;
  };
  return (
    <EditDrawer
      edit={edit}
      title={`Change ${link.name}`}
      subject={link.name}
      submit="Save link"
      labels={labels}
      wordOf={wordOf}
      onClose={onClose}
    >
      <NameField label={labels.name} />
      <Form.Item name="expiry" label={labels.expiry}>
        <Select id="edited-expiry" aria-label={labels.expiry} options={expiryOptions(link, now)} />
      </Form.Item>
      {link.has_password && (
        <Form.Item name="withoutPassword" valuePropName="checked">
          <Checkbox>Let visitors in without a password</Checkbox>
        </Form.Item>
      )}
      {!isWithout && (
        <PasswordField
          label={link.has_password ? labels.password : 'Password (optional)'}
          hint={
            link.has_password
              ? 'Leave empty to keep the current password. After a change, visitors need the new one.'
              : 'Send the password separately from the link.'
          }
        />
      )}
      {link.kind !== 'report' && <PeriodFields labels={labels} isChosen={period === 'chosen'} />}
    </EditDrawer>
  );
};
