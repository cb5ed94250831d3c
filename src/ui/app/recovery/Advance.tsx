/** Renders the progress of a long step, which is indeterminate for a file until it is read. */
import { Progress } from 'antd';
import { englishNumber } from '#domain/english/englishNumber.ts';

type AdvanceProps = { readonly done: number; readonly total: number };

export const Advance = ({ done, total }: AdvanceProps) =>
  total === 0 ? (
    <p>{englishNumber(done)} events read</p>
  ) : (
    <Progress percent={Math.floor((done / total) * 100)} aria-label="Progress" />
  );
