/** Renders a report's settings: name, period, comparison and recipients. */
import { Flex, Input, Select, Switch } from 'antd';
import { isEmail } from '#domain/accounts/emailAddress.ts';
import { comparisonLabels } from '#domain/reports/reportFacts.ts';
import {
  longestSubject,
  mostRecipients,
  reportErrors,
  reportNameProblem,
  tidyRecipients,
} from '#domain/reports/reportRules.ts';
import { useReply } from '../../../../data/useReply.ts';
import { FilterPicker } from '../../../../parts/view/FilterPicker.tsx';
import styles from './Builder.module.css';
import { PeriodField } from './PeriodField.tsx';
import { Field } from './SectionFields.tsx';
import type { ReportBuilderInUse } from './useReportBuilder.ts';

const comparisons = (['previous', 'year', 'none'] as const).map((value) => ({
  value,
  label: comparisonLabels[value],
}));

const recipientsProblem = (recipients: readonly string[]): string | undefined => {
  const wrong = recipients.find((one) => !isEmail(one));
  if (wrong !== undefined) return `“${wrong.slice(0, 60)}” is not an email address.`;
  return recipients.length > mostRecipients ? `At most ${mostRecipients} people.` : undefined;
};

type SettingsProps = {
  readonly builder: ReportBuilderInUse;
  readonly client: string;
};

export const ReportSettings = ({ builder: { draft, change }, client }: SettingsProps) => {
  const wrongName = reportNameProblem(draft.name) ?? undefined;
  return (
    <section aria-labelledby="settings" className={styles.fields}>
      <h3 id="settings">Report</h3>
      <Field label="Name" problem={wrongName}>
        <Input
          aria-label="Name"
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => change({ name: target.value }, 'name')}
        />
      </Field>
      <Field label="Title on the cover" hint="Leave empty to use the name.">
        <Input
          aria-label="Title on the cover"
          autoComplete="off"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value }, 'title')}
        />
      </Field>
      <PeriodField
        label="Period"
        period={draft.period}
        mayFollow={false}
        onChange={(period) => period && change({ period }, 'period')}
      />
      <Field label="Compared with">
        <Select
          aria-label="Compared with"
          value={draft.compare}
          options={[...comparisons]}
          onChange={(compare) => change({ compare })}
        />
      </Field>
      <Field
        label="Filters"
        hint="They narrow figures, charts and tables. A section can have its own instead. Goals and what we did stay whole."
        problem={reportErrors({ filters: draft.filters }).filters}
      >
        <FilterPicker
          of="the report"
          client={client}
          value={draft.filters}
          onChange={(filters) => change({ filters })}
        />
      </Field>
    </section>
  );
};

const Choice = ({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) => (
  <Flex component="span" wrap align="center" gap={8}>
    <Switch size="small" aria-label={label} checked={isOn} onChange={onChange} />
    <span aria-hidden="true">{label}</span>
  </Flex>
);

/** The client's contacts with an address, oldest first; other recipients are typed. */
const useContactChoices = (client: string) => {
  const { data } = useReply('readClientRecord', { client });
  return (data?.contacts ?? [])
    .filter(({ email }) => email !== '')
    .map(({ name, email }) => ({ value: email, label: `${name}, ${email}` }));
};

const Recipients = ({ builder: { draft, change }, client }: SettingsProps) => {
  const choices = useContactChoices(client);
  return (
    <Field
      label="Recipients"
      hint="Choose a contact, or type an address and press Enter. The demo sends no email; the delivery log shows what would be sent."
      problem={recipientsProblem(draft.recipients)}
    >
      <Select
        mode="tags"
        aria-label="Recipients"
        {...(choices.length === 0 ? { open: false } : {})}
        suffixIcon={null}
        tokenSeparators={[',', ';', ' ']}
        options={choices}
        optionLabelProp="value"
        value={draft.recipients}
        onChange={(recipients) => change({ recipients: [...tidyRecipients(recipients)] })}
      />
    </Field>
  );
};

export const ReportDelivery = ({ builder, client }: SettingsProps) => {
  const { draft, change } = builder;
  return (
    <section aria-labelledby="recipients" className={styles.fields}>
      <h3 id="recipients">Delivery</h3>
      <Recipients builder={builder} client={client} />
      <Field
        label="Subject"
        hint="Leave empty to use the name and the period. {report} and {period} are replaced by them."
      >
        <Input
          aria-label="Subject"
          autoComplete="off"
          maxLength={longestSubject}
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value }, 'subject')}
        />
      </Field>
      <Field label="Message" hint="Goes with the report. The delivery log keeps it.">
        <Input.TextArea
          aria-label="Message"
          rows={3}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value }, 'message')}
        />
      </Field>
      <Choice
        label="Require approval before sending"
        isOn={draft.needs_review}
        onChange={(needs_review) => change({ needs_review })}
      />
      <Choice
        label="Require a comment before approval"
        isOn={draft.requires_comment}
        onChange={(requires_comment) => change({ requires_comment })}
      />
    </section>
  );
};
