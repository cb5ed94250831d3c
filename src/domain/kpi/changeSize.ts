/** Words the size of a change so that huge changes stay readable. */
import { englishNumber } from '../english/englishNumber.ts';

/** From this relative change on, a multiple replaces percent: people cannot picture 11,680 percent. */
const leastMultiple = 10;

const multiple = (change: number): string => englishNumber(Math.round(change + 1));

/** For use after “up” or “down”: `18.2%` for 0.182, `118×` for 116.8. */
export const changeSize = (change: number): string =>
  change >= leastMultiple ? `${multiple(change)}×` : `${Math.abs(change * 100).toFixed(1)}%`;

/** For use after “rose” or “fell”: `18.2%`, `118-fold`. */
export const changeBy = (change: number): string =>
  change >= leastMultiple ? `${multiple(change)}-fold` : changeSize(change);
