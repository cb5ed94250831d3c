/** Renders a decorative bar of a value with a mark at its planned position. */
import styles from './BulletBar.module.css';

type BulletBarProps = {
  readonly value: number | null;
  readonly due: number | null;
  readonly target: number;
  readonly tone: 'good' | 'warning' | 'bad' | 'quiet';
};

export const BulletBar = ({ value, due, target, tone }: BulletBarProps) => {
  const whole = Math.max(value ?? 0, due ?? 0, target);
  const at = (amount: number): string => `${whole === 0 ? 0 : (Math.max(0, amount) / whole) * 100}%`;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span data-tone={tone} style={{ inlineSize: at(value ?? 0) }} />
      {due !== null && <i style={{ insetInlineStart: at(due) }} />}
    </div>
  );
};
