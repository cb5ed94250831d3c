/** Renders the timing of a call as one bar with its parts. */
import { durationText } from '../figureText.ts';
import type { Call } from './call.ts';
import styles from './TimingBar.module.css';
import { type TimingSplit, timingSplit } from './timingSplit.ts';

type PartName = Exclude<keyof TimingSplit, 'total'>;

const parts: readonly (readonly [PartName, string])[] = [
  ['hop', 'to the backend and back'],
  ['latency', 'planned latency'],
  ['handler', 'handling'],
  ['held', 'held'],
  ['body', 'body'],
];

export const TimingBar = ({ call }: { readonly call: Call }) => {
  const split = timingSplit(call);
  if (split === null || split.total === 0) return null;
  const shown = parts.filter(([name]) => split[name] > 0);
  return (
    <div className={styles.timing}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(([name]) => (
          <span key={name} data-part={name} style={{ flexGrow: split[name] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(([name, text]) => (
          <li key={name} data-part={name}>
            {durationText(split[name])} <span className={styles.quiet}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
