/** Renders an example funnel of a thousand visits. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import { exampleJourney } from '../../content/ecommerce.ts';
import styles from './Example.module.css';

export const JourneyExample = () => {
  const most = exampleJourney[0].count;
  return (
    <figure className={styles.example}>
      <p className={styles.title}>How far visits come</p>
      <dl className={styles.bars}>
        {exampleJourney.map(({ step, count }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>
              <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} />
              {englishNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>An example: most visits are lost between product and basket.</figcaption>
    </figure>
  );
};
