/** Offers a larger plan before a chart whose earlier days the current plan hides. */
import { type MoreKept, moreKept } from '#domain/metrics/retention.ts';
import { rangeDays } from '#domain/metrics/view.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { PlansWay } from '../PlansWay.tsx';
import type { ViewInUse } from '../view/useView.ts';
import styles from './EarlierDays.module.css';

const daysPerMonth = 30.4;

/** One day is no area: in a leap year the last twelve months are one more than a year's retention. */
const fewestDays = 2;

export const moreInWords = ({ plan, days }: MoreKept): string => {
  const months = Math.round(days / daysPerMonth);
  const count = months >= 1 ? months : days;
  const unit = months >= 1 ? 'month' : 'day';
  return `${count} more ${unit}${count === 1 ? '' : 's'} in ${plans[plan].title}`;
};

/** Null if the plan shows the whole range. */
export const earlierDays = ({ view, facts }: Pick<ViewInUse, 'view' | 'facts'>): MoreKept | null => {
  const more = moreKept(rangeDays(view, facts.today), facts);
  return more !== null && more.days >= fewestDays ? more : null;
};

export const EarlierDays = ({ more }: { more: MoreKept }) => (
  <p className={styles.earlier} data-print="never">
    <span>{moreInWords(more)}</span> <PlansWay />
  </p>
);
