/** Stands where a list has no rows: why, and the one way on, as a button or as a link. */
import { Button } from 'antd';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import type { EmptyWords } from './emptyLists.ts';

type EmptyListProps = {
  readonly words: EmptyWords;
  readonly level?: 2 | 3;
  /** Left out with `to`, and where nothing can be done: in the past, which is read only. */
  readonly onAction?: (() => void) | undefined;
  /** An address of the app. */
  readonly to?: string;
};

export const EmptyList = ({ words: { title, text, action }, level = 3, onAction, to }: EmptyListProps) => (
  <EmptyState
    level={level}
    title={title}
    text={text}
    action={
      to === undefined ? (
        onAction && <Button onClick={onAction}>{action}</Button>
      ) : (
        <ButtonLink to={to}>{action}</ButtonLink>
      )
    }
  />
);
