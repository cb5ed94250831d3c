/** Stores column and channel choices for files with the same headers. */
import { isChannel } from '../../metrics/channels.ts';
import { type ColumnRole, isColumnRole } from './columnRoles.ts';
import type { ChannelChoice, ImportChoices, ImportReading } from './importReading.ts';

const ofColumn = 'column:';
const ofChannel = 'channel:';

/** Date order, decimal mark, range and rate belong to one file and are not stored. */
export const mappingOf = (
  { columns }: Pick<ImportReading, 'columns'>,
  { channels }: Pick<ImportChoices, 'channels'>,
): Record<string, string> =>
  Object.fromEntries([
    ...columns.map(({ key, role }) => [ofColumn + key, role] as const),
    ...Object.entries(channels).map(([value, channel]) => [ofChannel + value, channel] as const),
  ]);

const partsOf = (mapping: Readonly<Record<string, string>>, prefix: string) =>
  Object.entries(mapping).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
  );

const isChoice = (value: string): value is ChannelChoice => value === 'leftOut' || isChannel(value);

export const choicesOfMapping = (
  mapping: Readonly<Record<string, string>>,
  choices: ImportChoices,
): ImportChoices => {
  const roles = partsOf(mapping, ofColumn).flatMap(([key, role]): (readonly [string, ColumnRole])[] =>
    isColumnRole(role) ? [[key, role]] : [],
  );
  const channels = partsOf(mapping, ofChannel).flatMap(
    ([value, channel]): (readonly [string, ChannelChoice])[] => (isChoice(channel) ? [[value, channel]] : []),
  );
  return {
    ...choices,
    roles: { ...Object.fromEntries(roles), ...choices.roles },
    channels: { ...Object.fromEntries(channels), ...choices.channels },
  };
};
