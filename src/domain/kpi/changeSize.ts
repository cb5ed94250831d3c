/** How large a change is, in words that can still be grasped when it is many times the former value. */
import { englishNumber } from '../english/englishNumber.ts';

/** From eleven times the former value on it is told as a multiple: nobody has a feeling for 11,680 percent. */
const leastMultiple = 10;

const multiple = (change: number): string => englishNumber(Math.round(change + 1));

/** After “up” or “down”, of a change as `changeOf` gives it: `18.2%` for 0.182, `118×` for 116.8. */
export const changeSize = (change: number): string =>
  change >= leastMultiple ? `${multiple(change)}×` : `${Math.abs(change * 100).toFixed(1)}%`;

/** After “rose” or “fell”: `18.2%`, `118-fold`. */
export const changeBy = (change: number): string =>
  change >= leastMultiple ? `${multiple(change)}-fold` : changeSize(change);
