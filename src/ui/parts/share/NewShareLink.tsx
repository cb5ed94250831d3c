/** Renders the form of a new share link: name, expiry, password and choice of days. */
import { Form, Select } from 'antd';
import { expiryChoices, expiryLabels } from '#domain/sharing/expiryChoices.ts';
import { newShareLinkService, type ShareTarget } from '#machines/shareLinks/shareLinksService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EditDrawer } from '../EditDrawer.tsx';
import { useEditForm } from '../useEditForm.ts';
import { NameField, PasswordField, PeriodFields, useUsualSince } from './ShareLinkFields.tsx';

const labels = {
  name: 'Name',
  expiry: 'Expires',
  password: 'Password (optional)',
  period: 'Period',
  since: 'Since',
} as const;

type NewShareLinkProps = {
  target: ShareTarget;
  title: string;
  onMade: (token: string) => void;
  onClose: () => void;
};

export const NewShareLink = ({ target, title, onMade, onClose }: NewShareLinkProps) => {
  const { api, world } = useServices();
  const since = useUsualSince();
  const edit = useEditForm({
    start: {
      fields: { name: title, expiry: 'month', password: '', period: 'fixed', since },
      etag: null,
    },
    actors: newShareLinkService({ api, target, now: () => world.clock.now(), onMade }),
    onLeave: () => {},
  });
  const period = Form.useWatch('period', edit.form);
  return (
    <EditDrawer edit={edit} title={`Share ${title}`} submit="Create link" labels={labels} onClose={onClose}>
      <NameField label={labels.name} />
      <Form.Item name="expiry" label={labels.expiry}>
        <Select
          id="share-expiry"
          aria-label={labels.expiry}
          options={expiryChoices.map((value) => ({ value, label: expiryLabels[value] }))}
        />
      </Form.Item>
      <PasswordField
        label={labels.password}
        hint="Send the password separately from the link. After three wrong tries, visitors have to wait."
      />
      {target.kind !== 'report' && <PeriodFields labels={labels} isChosen={period === 'chosen'} />}
    </EditDrawer>
  );
};
