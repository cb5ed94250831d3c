/** A filter of a list: one value of several, or all of them. */
import { Select } from 'antd';

const all = '';

type FilterSelectProps = {
  id: string;
  label: string;
  /** What it says when nothing is left out. */
  allOf: string;
  value: string | null;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string | null) => void;
};

export const FilterSelect = ({ id, label, allOf, value, options, onChange }: FilterSelectProps) => (
  <Select
    id={id}
    aria-label={label}
    value={value ?? all}
    options={[{ value: all, label: allOf }, ...options]}
    popupMatchSelectWidth={false}
    onChange={(chosen) => onChange(chosen === all ? null : chosen)}
  />
);
