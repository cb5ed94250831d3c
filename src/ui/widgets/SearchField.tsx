/** A field to search a list in as one types, with a way to empty it. */
import { Input } from 'antd';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** What it is called. */
  readonly label: string;
  /** What can be searched for, in a few words. */
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string | undefined;
};

/** In place of Ant Design's own mark, whose name is that of its picture. */
const clear = {
  clearIcon: (
    <span className={styles.clear}>
      <Icon name="close" size={14} />
      <span className="visually-hidden">Clear</span>
    </span>
  ),
};

export const SearchField = ({ label, placeholder, value, onChange, className }: SearchFieldProps) => (
  <Input
    className={className ?? ''}
    aria-label={label}
    placeholder={placeholder}
    allowClear={clear}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
