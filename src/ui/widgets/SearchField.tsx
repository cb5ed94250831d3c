/** Renders a search field with a clear button. */
import { Input } from 'antd';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string | undefined;
};

/** Replaces Ant Design's icon, which is named after its picture. */
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
