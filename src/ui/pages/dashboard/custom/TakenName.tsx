/** Renders the error that another dashboard has the same name, and suggests a free name. */
import { Button } from 'antd';
import { freeName, isNameTaken } from '#domain/dashboards/dashboardRules.ts';
import styles from './Dashboards.module.css';

type TakenNameProps = {
  readonly name: string;
  readonly taken: readonly string[];
  readonly onUse: (name: string) => void;
};

export const TakenName = ({ name, taken, onUse }: TakenNameProps) => {
  const free = isNameTaken(name, taken) ? freeName(name, taken) : null;
  return (
    <p role="status" className={styles.warning}>
      {free !== null && (
        <>
          Another dashboard has this name.{' '}
          <Button size="small" onClick={() => onUse(free)}>
            Use “{free}”
          </Button>
        </>
      )}
    </p>
  );
};
