/** Renders an empty list with its reason and one action, as a button or a link. */
import { Button } from 'antd';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import type { EmptyWords } from './emptyLists.ts';

type EmptyListProps = {
  readonly words: EmptyWords;
  readonly level?: 2 | 3;
  readonly onAction?: (() => void) | undefined;
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
