/** Renders the button of a chart's menu, and prefetches the menu when someone comes near it. */
import { Button } from 'antd';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChartContext } from '../../charts/figure/ChartContext.ts';
import { isInPlace } from '../../services/staysInPlace.ts';
import { useLateMenu } from '../useLateMenu.ts';
import { chartFragment } from './chartFragment.ts';
import type { ChartMenuSubject } from './chartMenuSubject.ts';

const lateList = {
  fault: 'The menu of a chart did not load',
  load: async () => (await import('./ChartMenuList.tsx')).ChartMenuList,
};

type ChartMenuProps = {
  readonly subject?: ChartMenuSubject | undefined;
};

const useArrival = (anchor: string) => {
  const place = useRef<HTMLSpanElement>(null);
  const { hash, state } = useLocation();
  const arrive = useEffectEvent(() => {
    if (isInPlace(state) || hash !== chartFragment(anchor)) return;
    place.current?.closest('figure')?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => arrive(), []);
  return place;
};

export const ChartMenu = ({ subject }: ChartMenuProps) => {
  const chart = useContext(ChartContext);
  const place = useArrival(chart?.anchor ?? '');
  const { Menu, button, startsOpen, awaiting } = useLateMenu(lateList);
  if (chart === null) return null;
  const usual = {
    ref: button,
    size: 'small',
    type: 'text',
    'aria-label': `More: ${chart.title}`,
    'aria-haspopup': 'menu',
  } as const;
  return (
    <span ref={place}>
      {Menu ? (
        <Menu chart={chart} subject={subject} startsOpen={startsOpen}>
          <Button {...usual}>…</Button>
        </Menu>
      ) : (
        <Button {...usual} {...awaiting}>
          …
        </Button>
      )}
    </span>
  );
};
