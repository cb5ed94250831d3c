/** Renders the truncated beginning of a long reply after a reload. */

import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import styles from './CallDetail.module.css';

export const CutReply = ({ beginning, letters }: NonNullable<ResponseDetail['cut']>) => (
  <>
    <p className={styles.quiet}>
      The page has been loaded again since. Of this reply’s {englishNumber(letters)} letters, the first{' '}
      {englishNumber(beginning.length)} are kept:
    </p>
    <pre className={styles.cut}>{beginning}…</pre>
  </>
);
