/** Lists the options of dimensions with fixed values. */
import { countries, countryLabels, deviceLabels, devices } from '#domain/metrics/breakdowns.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';

export const dimensionOptions = {
  channel: channels.map((value) => ({ value, label: channelLabels[value] })),
  device: devices.map((value) => ({ value, label: deviceLabels[value] })),
  country: countries.map((value) => ({ value, label: countryLabels[value] })),
};
