/** Renders a list filter with one value or all. */
import { Select } from 'antd';

const all = '';

type FilterSelectProps = {
  id: string;
  label: string;
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
