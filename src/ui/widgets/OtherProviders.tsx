/** Renders the buttons of other sign-in providers by name, without logos (ruling D26). */
import { Button } from 'antd';
import styles from './OtherProviders.module.css';

const providers = [
  { id: 'google', label: 'Google' },
  { id: 'github', label: 'GitHub' },
] as const;

type OtherProvidersProps = {
  verb: string;
  disabled: boolean;
  onChoose: (provider: 'google' | 'github') => void;
};

export const OtherProviders = ({ verb, disabled, onChoose }: OtherProvidersProps) => (
  <div className={styles.providers}>
    <p>or</p>
    <div>
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          disabled={disabled}
          onClick={() => onChoose(id)}
          aria-label={`${verb} with ${label}`}
        >
          {label}
        </Button>
      ))}
    </div>
  </div>
);
