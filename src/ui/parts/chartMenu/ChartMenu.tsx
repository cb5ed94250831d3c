/** The button of a chart's menu. The menu itself comes once somebody is near. */
import { Button } from 'antd';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ChartInHandContext } from '../../charts/figure/ChartInHand.ts';
import { isInPlace } from '../../services/staysInPlace.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import { useFocusWhen } from '../../widgets/heldFocus.ts';
import { chartFragment } from './chartFragment.ts';
import type { ChartSubject } from './chartSubject.ts';

const lateList = {
  fault: 'The menu of a chart did not load',
  load: async () => (await import('./ChartMenuList.tsx')).ChartMenuList,
};

type ChartMenuProps = {
  /** Left out: the chart is looked at and copied, and has no counterpart elsewhere. */
  readonly subject?: ChartSubject | undefined;
};

/** Brings a chart that an address names into sight. */
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
  const chart = useContext(ChartInHandContext);
  const place = useArrival(chart?.anchor ?? '');
  const [isNear, setNear] = useState(false);
  const [startsOpen, setStartsOpen] = useState(false);
  const List = useLateCode(isNear, lateList, { onFailure: () => setNear(false) });
  const [hasFocus, setFocus] = useState(false);
  // The button is drawn anew within its list: whoever came to it by key stays there.
  useFocusWhen(List !== null && hasFocus, () => place.current?.querySelector('button'));
  if (chart === null) return null;
  const come = () => setNear(true);
  const button = (
    <Button
      size="small"
      type="text"
      aria-label={`More: ${chart.title}`}
      aria-haspopup="menu"
      onPointerEnter={come}
      onFocus={() => {
        setFocus(true);
        come();
      }}
      onBlur={() => setFocus(false)}
      onClick={() => {
        come();
        if (List === null) setStartsOpen(true);
      }}
    >
      …
    </Button>
  );
  return (
    <span ref={place}>
      {List ? (
        <List chart={chart} subject={subject} startsOpen={startsOpen}>
          {button}
        </List>
      ) : (
        button
      )}
    </span>
  );
};
