/** Renders a real link that looks like a button. */
import { Button } from 'antd';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePreload } from '../data/usePreload.ts';

type ButtonLinkProps = Pick<ComponentProps<typeof Button>, 'type' | 'size' | 'block' | 'children'> & {
  to: string;
};

export const ButtonLink = ({ to, ...rest }: ButtonLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const preload = usePreload();
  const fetchPage = useCallback(() => preload(to), [preload, to]);
  const click = useCallback(
    (event: MouseEvent<HTMLElement>) => follow(event as MouseEvent<HTMLAnchorElement>),
    [follow],
  );
  return (
    <Button href={useHref(to)} onClick={click} onPointerEnter={fetchPage} onFocus={fetchPage} {...rest} />
  );
};
