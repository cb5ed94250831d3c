/** How much of a limit is used, as a bar that readers hear as a meter with its value, its maximum and both in words. */
import { Progress } from 'antd';
import { formatLimit } from '#domain/plans/money.ts';

type UsageMeterProps = {
  label: string;
  used: number;
  /** More than 0. */
  limit: number;
  /** `used`, `shown`: what was done with so much of it. */
  word?: string;
  colour?: string;
};

export const UsageMeter = ({ label, used, limit, word = 'used', colour }: UsageMeterProps) => {
  const most = Math.max(limit, 1);
  /** In place of the progress bar's own, which goes from 0 to 100 percent. */
  const heard = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    // The value of a meter is never beyond its maximum; the words say what it really is.
    'aria-valuenow': Math.min(used, most),
    'aria-valuemax': most,
    'aria-valuetext': `${formatLimit(used)} of ${formatLimit(limit)} ${word}`,
  };
  return (
    <Progress
      percent={Math.min(100, Math.round((100 * used) / most))}
      {...(colour === undefined
        ? { status: used > limit ? 'exception' : 'normal' }
        : { strokeColor: colour })}
      showInfo={false}
      size="small"
      {...heard}
    />
  );
};
