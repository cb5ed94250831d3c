/** The form of a new share link: its name, how long it works, its password, and whether visitors choose the days. */
import { Form, Input, Radio, Select } from 'antd';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { expiryChoices, expiryLabels } from '#domain/sharing/expiryChoices.ts';
import { shareNameProblem, sharePasswordProblem } from '#domain/sharing/shareLink.ts';
import { newShareLinkService, type ShareTarget } from '#machines/shareLinks/shareLinksService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useToday } from '../../services/useToday.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { RecordDrawer } from '../RecordDrawer.tsx';
import { useRecordForm } from '../useRecordForm.ts';
import styles from './Share.module.css';

const labels = {
  name: 'Name',
  expiry: 'Expires',
  password: 'Password (optional)',
  period: 'Period',
  since: 'Since',
} as const;

const reachBack = 90;

type NewShareLinkProps = {
  target: ShareTarget;
  /** What is shared: `Weekly`. */
  title: string;
  onMade: (token: string) => void;
  onClose: () => void;
};

const optionalPassword = (text: string): string | null => (text === '' ? null : sharePasswordProblem(text));

export const NewShareLink = ({ target, title, onMade, onClose }: NewShareLinkProps) => {
  const { api, world } = useServices();
  const today = useToday();
  const since = calendarDayOf(today - reachBack);
  const record = useRecordForm({
    start: {
      fields: { name: title, expiry: 'month', password: '', period: 'fixed', since },
      etag: null,
    },
    actors: newShareLinkService({ api, target, now: () => world.clock.now(), onMade }),
    onLeave: () => {},
  });
  const period = Form.useWatch('period', record.form);
  return (
    <RecordDrawer
      record={record}
      title={`Share ${title}`}
      submit="Make link"
      labels={labels}
      onClose={onClose}
    >
      <FormField
        name="name"
        label={labels.name}
        hint="For your own list of links. Visitors do not see it."
        problemOf={shareNameProblem}
      >
        <Input autoComplete="off" />
      </FormField>
      <Form.Item name="expiry" label={labels.expiry}>
        <Select
          id="share-expiry"
          aria-label={labels.expiry}
          options={expiryChoices.map((value) => ({ value, label: expiryLabels[value] }))}
        />
      </Form.Item>
      <FormField
        name="password"
        label={labels.password}
        hint="Tell it to your visitors on another way than the link. After three wrong ones they have to wait."
        problemOf={optionalPassword}
      >
        <Input.Password autoComplete="new-password" />
      </FormField>
      {target.kind !== 'report' && (
        <Form.Item name="period" label={labels.period}>
          <Radio.Group aria-label={labels.period} className={styles.choices ?? ''}>
            <Radio value="fixed">As you see it now</Radio>
            <Radio value="chosen">Visitors choose the days</Radio>
          </Radio.Group>
        </Form.Item>
      )}
      {period === 'chosen' && (
        <Form.Item name="since" label={labels.since} extra="Visitors see no day before this one.">
          <Input type="date" max={calendarDayOf(today)} />
        </Form.Item>
      )}
    </RecordDrawer>
  );
};
