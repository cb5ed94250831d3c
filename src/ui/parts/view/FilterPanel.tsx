/** Adds filters by channel, campaign, source, device and country. */
import { Checkbox } from 'antd';
import { dimensionOptions } from './dimensionOptions.ts';
import { ManyValues } from './ManyValues.tsx';
import type { PanelProps } from './RangePanel.tsx';
import { Segments } from './Segments.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useSources } from './useSources.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

type DimensionProps = {
  view: ViewInUse;
  dimension: keyof typeof dimensionOptions;
  title: string;
};

const Dimension = ({ view: { view, setView }, dimension, title }: DimensionProps) => (
  <fieldset className={styles.dimension}>
    <legend>{title}</legend>
    <Checkbox.Group
      className={styles.choices ?? ''}
      value={[...view.filters[dimension]]}
      options={dimensionOptions[dimension]}
      onChange={(values) => setView({ filters: { ...view.filters, [dimension]: values.map(String) } })}
    />
  </fieldset>
);

export const FilterPanel = ({ view }: PanelProps) => {
  const { client } = view.view;
  return (
    <>
      <Segments view={view} />
      <Dimension view={view} dimension="channel" title="Channels" />
      <ManyValues view={view} dimension="campaign" title="Campaigns" values={useCampaigns(client, true)} />
      <ManyValues view={view} dimension="source" title="Sources" values={useSources(client, true)} />
      <Dimension view={view} dimension="device" title="Devices" />
      <Dimension view={view} dimension="country" title="Countries" />
    </>
  );
};
