/** Adds filters: by channel, campaign, source, device and country. */
import { Checkbox } from 'antd';
import { countries, countryLabels, deviceLabels, devices } from '#domain/metrics/breakdowns.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';
import { ManyValues } from './ManyValues.tsx';
import type { PanelProps } from './RangePanel.tsx';
import { Segments } from './Segments.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useSources } from './useSources.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

type Option = { readonly value: string; readonly label: string };

type DimensionProps = {
  view: ViewInUse;
  dimension: 'channel' | 'device' | 'country';
  title: string;
  options: readonly Option[];
};

const Dimension = ({ view: { view, setView }, dimension, title, options }: DimensionProps) => (
  <fieldset className={styles.dimension}>
    <legend>{title}</legend>
    <Checkbox.Group
      className={styles.choices ?? ''}
      value={[...view.filters[dimension]]}
      options={[...options]}
      onChange={(values) => setView({ filters: { ...view.filters, [dimension]: values.map(String) } })}
    />
  </fieldset>
);

const channelOptions = channels.map((value) => ({ value, label: channelLabels[value] }));
const deviceOptions = devices.map((value) => ({ value, label: deviceLabels[value] }));
const countryOptions = countries.map((value) => ({ value, label: countryLabels[value] }));

export const FilterPanel = ({ view }: PanelProps) => {
  const { client } = view.view;
  return (
    <>
      <Segments view={view} />
      <Dimension view={view} dimension="channel" title="Channels" options={channelOptions} />
      <ManyValues view={view} dimension="campaign" title="Campaigns" values={useCampaigns(client, true)} />
      <ManyValues view={view} dimension="source" title="Sources" values={useSources(client, true)} />
      <Dimension view={view} dimension="device" title="Devices" options={deviceOptions} />
      <Dimension view={view} dimension="country" title="Countries" options={countryOptions} />
    </>
  );
};
