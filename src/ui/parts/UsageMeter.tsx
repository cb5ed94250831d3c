/** Renders the used share of a quota as a bar with the role `meter`. */
import { Progress } from 'antd';
import { formatLimit } from '#domain/plans/money.ts';

type UsageMeterProps = {
  label: string;
  used: number;
  /** More than 0. */
  limit: number;
  word?: string;
  colour?: string;
};

export const UsageMeter = ({ label, used, limit, word = 'used', colour }: UsageMeterProps) => {
  const most = Math.max(limit, 1);
  /** Overrides the ARIA values of antd's progress bar, which are percentages. */
  const heard = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    // A meter's value must not exceed its maximum; its text has the real value.
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
