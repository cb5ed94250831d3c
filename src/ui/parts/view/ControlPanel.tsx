/** Renders the panel of a view control. */
import { Button, Checkbox, Flex, Radio, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { comparedWith } from '#domain/metrics/comparedRange.ts';
import { dimensionLabels } from '#domain/metrics/filterWords.ts';
import { type Comparison, comparisons, type Interval } from '#domain/metrics/metricQuery.ts';
import { isSameSegment, segmentFilters, segmentQuery } from '#domain/metrics/segmentQuery.ts';
import { noFilters } from '#domain/metrics/view.ts';
import { automaticInterval, intervalsFor } from '#domain/metrics/viewInterval.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { emptyLists } from '../empty/emptyLists.ts';
import { SavedViewList } from '../savedViews/SavedViewList.tsx';
import { SaveForm } from '../savedViews/SaveForm.tsx';
import { useSavedViews } from '../savedViews/useSavedViews.ts';
import { useViewChanges } from '../savedViews/useViewChanges.ts';
import { AsOfPanel } from './AsOfPanel.tsx';
import { dimensionOptions } from './dimensionOptions.ts';
import { type PanelProps, RangePanel } from './RangePanel.tsx';
import { TypedDays } from './TypedDays.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useSources } from './useSources.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import type { ViewControlName } from './viewShortcuts.ts';
import { comparisonLabels, intervalLabels } from './viewWords.ts';

type Value = { readonly id: string; readonly name: string };

type ManyValuesProps = {
  view: ViewInUse;
  dimension: 'campaign' | 'source';
  title: string;
  values: readonly Value[] | null;
};

const most = 6;

const ManyValues = ({ view, dimension, title, values }: ManyValuesProps) => {
  const [search, setSearch] = useState('');
  const chosen = view.view.filters[dimension];
  const isWanted = matcherOf(search);
  const found = (values ?? []).filter(({ id, name }) => !chosen.includes(id) && isWanted(name));
  const shown = [...(values ?? []).filter(({ id }) => chosen.includes(id)), ...found.slice(0, most)];
  const left = found.length - most;
  const choose = ({ id, name }: Value, isOn: boolean) =>
    isOn ? view.addFilter(dimension, id, name) : view.removeFilter(dimension, id);
  if (values?.length === 0) return null;
  return (
    <fieldset className={styles.dimension} aria-busy={values === null}>
      <legend>{title}</legend>
      <SearchField
        label={`Search ${title.toLowerCase()}`}
        placeholder={`${dimensionLabels[dimension]} name`}
        value={search}
        onChange={setSearch}
      />
      <div className={styles.choices}>
        {shown.map((value) => (
          <Checkbox
            key={value.id}
            checked={chosen.includes(value.id)}
            onChange={({ target }) => choose(value, target.checked)}
          >
            {value.name}
          </Checkbox>
        ))}
      </div>
      <p role="status" className="note">
        {search.trim() !== '' && found.length === 0 && 'Nothing found.'}
        {left > 0 && `${left} more: type a part of the name.`}
      </p>
    </fieldset>
  );
};

const none = {
  words: emptyLists.segments.nothingCreated,
  sample: segmentQuery({ ...noFilters, channel: ['paid_search'] }),
};

const Segments = ({ view: { view, isLive, isOfClient, setView } }: { view: ViewInUse }) => {
  const changes = useViewChanges('figures');
  const { views } = useSavedViews('figures');
  const isFiltered = !isSameSegment(view.filters, noFilters);
  const chosen = views?.find(({ query }) => isSameSegment(segmentFilters(query), view.filters));
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <SavedViewList
        legend={isOfClient ? 'Your segments' : 'Segments of the agency'}
        label="Segments"
        views={views}
        chosen={chosen}
        changes={changes}
        mayChange={isLive}
        onChoose={(query) => setView({ filters: segmentFilters(query) })}
        none={isFiltered ? null : none}
      >
        {isFiltered && isLive && chosen === undefined && (
          <SaveForm
            label="Save these filters as"
            submit="Save segment"
            isBusy={changes.busy}
            onSave={(name) => changes.save(name, segmentQuery(view.filters))}
          />
        )}
      </SavedViewList>
    </>
  );
};

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

const FilterPanel = ({ view }: PanelProps) => {
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

const firstDays = ({ view, days }: ViewInUse) =>
  view.compared ?? comparedWith(days, { compare: 'previous', byWeekday: true })?.range ?? days;

const ComparePanel = ({ view: use }: PanelProps) => {
  const { view, setView, today } = use;
  const id = useId();
  const [isTyping, setTyping] = useState(view.compare === 'custom');
  const choose = (compare: Comparison) => {
    setTyping(compare === 'custom');
    // The former comparison stays until days are typed.
    if (compare !== 'custom') setView({ compare, compared: null });
  };
  // The view parser sorts and clamps the days, with a notice.
  const setDays = (from: EpochDay, to: EpochDay) => setView({ compare: 'custom', compared: { from, to } });
  return (
    <>
      <Radio.Group
        aria-label="Comparison"
        className={styles.choices ?? ''}
        value={isTyping ? 'custom' : view.compare}
        options={comparisons.map((value) => ({ value, label: comparisonLabels[value] }))}
        onChange={({ target }) => choose(target.value)}
      />
      {isTyping ? (
        <TypedDays days={firstDays(use)} today={today} submit="Compare" onDays={setDays} />
      ) : (
        <Flex align="center" gap={8}>
          <Switch
            aria-labelledby={id}
            checked={view.match === 'weekday'}
            disabled={view.compare === 'none'}
            onChange={(isOn) => setView({ match: isOn ? 'weekday' : 'day' })}
          />
          <span id={id}>Match weekdays</span>
        </Flex>
      )}
    </>
  );
};

/** The interval that fits the range by itself is not a part of the address. */
const IntervalPanel = ({ view: { view, days, setView } }: PanelProps) => {
  const usual = automaticInterval(days);
  const choose = (interval: Interval) => setView({ interval: interval === usual ? null : interval });
  return (
    <Radio.Group
      aria-label="Interval"
      className={styles.choices ?? ''}
      value={view.interval ?? usual}
      options={intervalsFor(days).map((value) => ({ value, label: intervalLabels[value] }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

/** The client has a list instead of a panel. */
export type PanelName = Exclude<ViewControlName, 'client'>;

type ControlPanelProps = PanelProps & {
  control: PanelName;
  startsWithDays?: boolean;
};

const Annotations = ({ view: { view, setView } }: PanelProps) => (
  <Button size="small" type="text" onClick={() => setView({ annotations: !view.annotations })}>
    {view.annotations ? 'Hide annotations' : 'Show annotations'}
  </Button>
);

export const ControlPanel = ({ control, startsWithDays = false, ...props }: ControlPanelProps): ReactNode => {
  switch (control) {
    case 'range':
      return <RangePanel {...props} startsWithDays={startsWithDays} />;
    case 'compare':
      return <ComparePanel {...props} />;
    case 'interval':
      return <IntervalPanel {...props} />;
    case 'filters':
      return <FilterPanel {...props} />;
    case 'annotations':
      return <Annotations {...props} />;
    case 'asOf':
      return <AsOfPanel {...props} />;
  }
};
