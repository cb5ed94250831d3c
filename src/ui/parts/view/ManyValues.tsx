/** Renders a searchable filter of long lists, such as campaigns, with chosen values first. */

import { Checkbox } from 'antd';
import { useState } from 'react';
import { dimensionLabels } from '#domain/metrics/filterWords.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

type Value = { readonly id: string; readonly name: string };

type ManyValuesProps = {
  view: ViewInUse;
  dimension: 'campaign' | 'source';
  title: string;
  values: readonly Value[] | null;
};

const most = 6;

export const ManyValues = ({ view, dimension, title, values }: ManyValuesProps) => {
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
      <p role="status" className={styles.hint}>
        {search.trim() !== '' && found.length === 0 && 'Nothing found.'}
        {left > 0 && `${left} more: type a part of the name.`}
      </p>
    </fieldset>
  );
};
