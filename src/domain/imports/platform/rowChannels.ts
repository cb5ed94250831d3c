/** Determines the channel of a row from its column, the platform or a person's choice. */
import { askedValue, channelOfSource, channelOfText } from './channelText.ts';
import type { GatherPlan } from './gatherPlan.ts';
import { allRows, type ChannelChoice, otherValues } from './importReading.ts';
import { memo } from './memo.ts';

export type SettledChannel = { readonly channel: ChannelChoice | null; readonly asked: string | null };

export const channelReader = ({
  columns,
  source,
  channels,
}: GatherPlan): ((cell: string) => SettledChannel) => {
  if (columns.channel === undefined) {
    const channel = channels[allRows] ?? channelOfSource[source];
    return () => ({ channel, asked: null });
  }
  return memo((cell: string) => {
    const known = channelOfText(cell, source);
    if (known !== null) return { channel: known, asked: null };
    const asked = askedValue(cell);
    return { channel: channels[asked] ?? channels[otherValues] ?? null, asked };
  });
};
