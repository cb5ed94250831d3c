/** Asks for the channel of each value of a file that does not name channels. */
import { Select } from 'antd';
import {
  allRows,
  type ChannelChoice,
  type ImportChoices,
  type ImportReading,
  otherValues,
} from '#domain/imports/platform/importReading.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';
import styles from './DataImport.module.css';
import { rowsText } from './importWords.ts';

export type Asked = {
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
      value={choices.channels[value] ?? null}
      options={[...channelOptions]}
      popupMatchSelectWidth={false}
      onChange={(channel) => onChange({ ...choices, channels: { ...choices.channels, [value]: channel } })}
    />
  </label>
);

export const ImportChannels = (given: Asked) => {
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
