/** Asks for facts that a file omits or leaves ambiguous, because the import never guesses. */

import { Button, Flex, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import type { ImportChoices, ImportQuestion, ImportReading } from '#domain/imports/platform/importReading.ts';
import { allRows, type ChannelChoice, otherValues } from '#domain/imports/platform/importReading.ts';
import { one } from '#domain/imports/platform/numberText.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';
import { ownValue } from '#domain/ownValue.ts';
import { longDay } from '../../../content/formatMetric.ts';
import styles from './DataImport.module.css';
import { EncodingChoice } from './EncodingChoice.tsx';
import { ImportColumnsTable } from './ImportColumnsTable.tsx';
import { ImportRate } from './ImportRate.tsx';
import { rowsText } from './importWords.ts';

type Asked = {
  readonly reading: ImportReading;
  readonly choices: ImportChoices;
  readonly onChange: (choices: ImportChoices) => void;
};

/** Beyond this number, the values are mapped together. */
const mostChannels = 12;

const channelOptions: readonly { readonly value: ChannelChoice; readonly label: string }[] = [
  ...channels.map((channel) => ({ value: channel, label: channelLabels[channel] })),
  { value: 'leftOut', label: 'Leave these rows out' },
];

type ChannelProps = Asked & { readonly value: string; readonly label: string };

const ChannelOf = ({ value, label, choices, onChange }: ChannelProps) => (
  <label className={styles.choice} htmlFor={`channel-${value}`}>
    <bdi>{label}</bdi>
    <Select
      id={`channel-${value}`}
      aria-label={`Channel of ${label}`}
      placeholder="Choose a channel"
      value={ownValue(choices.channels, value) ?? null}
      options={[...channelOptions]}
      popupMatchSelectWidth={false}
      onChange={(channel) => onChange({ ...choices, channels: { ...choices.channels, [value]: channel } })}
    />
  </label>
);

const ImportChannels = (given: Asked) => {
  const { askedChannels } = given.reading;
  const open = askedChannels.filter(({ channel }) => channel === null);
  const rest = open.slice(mostChannels);
  if (askedChannels.length === 0)
    return (
      <fieldset className={styles.question}>
        <legend>The file has no column for a channel. Which one are its rows of?</legend>
        <ChannelOf {...given} value={allRows} label="All rows" />
      </fieldset>
    );
  return (
    <fieldset className={styles.question}>
      <legend>Which channels are these?</legend>
      {open.slice(0, mostChannels).map(({ value, rows }) => (
        <ChannelOf
          key={value}
          {...given}
          value={value}
          label={`${value || 'Without a value'} (${rowsText(rows)})`}
        />
      ))}
      <ChannelOf
        {...given}
        value={otherValues}
        label={rest.length > 0 ? `${rest.length} other values` : 'Any that is not answered above'}
      />
    </fieldset>
  );
};

const DateOrder = ({ samples, choices, onChange }: Asked & { samples: Samples }) => (
  <fieldset className={styles.question}>
    <legend>How are the dates written? Each of them can be two days.</legend>
    <Radio.Group
      value={choices.dateOrder}
      onChange={({ target }) => onChange({ ...choices, dateOrder: target.value })}
    >
      <Radio value="dayFirst">The day first: {exampleOf(samples, 1)}</Radio>
      <Radio value="monthFirst">The month first: {exampleOf(samples, 2)}</Radio>
    </Radio.Group>
  </fieldset>
);

type Samples = Extract<ImportQuestion, { kind: 'dateOrder' }>['samples'];

const exampleOf = (samples: Samples, at: 1 | 2): string =>
  samples
    .slice(0, 1)
    .map((sample) => `${sample[0]} is ${sample[at] === '—' ? 'no day' : longDay(sample[at])}`)
    .join('');

type MarkSamples = Extract<ImportQuestion, { kind: 'decimal' }>['samples'];

const readings = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

const readAs = (samples: MarkSamples, mark: 'point' | 'comma'): string =>
  samples
    .map(({ cell, [mark]: value }) =>
      Number.isNaN(value) ? `“${cell}” is no number` : `“${cell}” is ${readings.format(value / one)}`,
    )
    .join(', ');

const Decimal = ({ samples, choices, onChange }: Asked & { samples: MarkSamples }) => (
  <fieldset className={styles.question}>
    <legend>Which mark is decimal? The numbers of the file can be read in two ways.</legend>
    <Radio.Group
      value={choices.decimal}
      onChange={({ target }) => onChange({ ...choices, decimal: target.value })}
    >
      <Radio value=".">The point: {readAs(samples, 'point')}</Radio>
      <Radio value=",">The comma: {readAs(samples, 'comma')}</Radio>
    </Radio.Group>
  </fieldset>
);

const Range = ({ choices, onChange }: Asked) => {
  const { from, to } = choices.range ?? { from: '', to: '' };
  return (
    <fieldset className={styles.question}>
      <legend>
        The file tells no days. Which days is it about? Its figures are spread evenly over them, and the sums
        stay exact.
      </legend>
      <Flex wrap gap="12px 16px">
        <label className={styles.choice} htmlFor="import-from">
          First day
          <Input
            id="import-from"
            type="date"
            value={from}
            onChange={({ target }) => onChange({ ...choices, range: { from: target.value, to } })}
          />
        </label>
        <label className={styles.choice} htmlFor="import-to">
          Last day
          <Input
            id="import-to"
            type="date"
            value={to}
            onChange={({ target }) => onChange({ ...choices, range: { from, to: target.value } })}
          />
        </label>
      </Flex>
    </fieldset>
  );
};

const Tables = ({ reading, choices, onChange }: Asked) => (
  <fieldset className={styles.question}>
    <legend>The file has several tables. Which one is imported?</legend>
    <Radio.Group
      value={choices.table}
      onChange={({ target }) => onChange({ ...choices, table: target.value })}
      options={reading.tables.map(({ line, headers, rows }, index) => ({
        value: index,
        label: `Line ${line}: ${headers.join(', ')} (${rowsText(rows)})`,
      }))}
    />
  </fieldset>
);

const noFigures =
  'No column is known to be a figure that can be imported. Say below what the columns are, or choose another file.';

const Columns = ({ reading, choices, onChange }: Asked) => (
  <ImportColumnsTable
    columns={reading.columns.map((column) => ({
      ...column,
      role: ownValue(choices.roles, column.key) ?? column.role,
    }))}
    disabled={false}
    onRole={(key, role) => onChange({ ...choices, roles: { ...choices.roles, [key]: role } })}
  />
);

const partOf = (question: ImportQuestion, given: Asked) => {
  switch (question.kind) {
    case 'table':
      return <Tables key="table" {...given} />;
    case 'columns':
      return <p key="columns">{noFigures}</p>;
    case 'dateOrder':
      return <DateOrder key="dateOrder" {...given} samples={question.samples} />;
    case 'decimal':
      return <Decimal key="decimal" {...given} samples={question.samples} />;
    case 'range':
      return <Range key="range" {...given} />;
    case 'channels':
      return <ImportChannels key="channels" {...given} />;
    case 'rate':
      return <ImportRate key="rate" {...question} choices={given.choices} onChange={given.onChange} />;
  }
};

const rangeProblem = ({ range }: ImportChoices): string | null => {
  if (range === null) return null;
  if (range.from === '' || range.to === '') return 'Enter the first and the last day.';
  return range.to < range.from ? 'The last day is before the first.' : null;
};

type QuestionsProps = {
  reading: ImportReading;
  choices: ImportChoices;
  disabled: boolean;
  onChoose: (choices: ImportChoices) => void;
};

/** Answers are submitted together; unanswered questions are asked again. */
export const ImportQuestions = ({ reading, choices, disabled, onChoose }: QuestionsProps) => {
  const [draft, setDraft] = useState(choices);
  const problem = rangeProblem(draft);
  const given = { reading, choices: draft, onChange: setDraft };
  return (
    <form
      className={styles.questions}
      aria-label="Missing details"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onChoose(draft);
      }}
    >
      {reading.questions.map((question) => partOf(question, given))}
      <EncodingChoice
        encoding={draft.encoding ?? reading.encoding}
        disabled={disabled}
        onChange={(encoding) => setDraft({ ...draft, encoding })}
      />
      {reading.columns.length > 0 && <Columns {...given} />}
      {problem !== null && <p role="alert">{problem}</p>}
      <Button type="primary" htmlType="submit" disabled={disabled || draft === choices}>
        Continue
      </Button>
    </form>
  );
};
