/** Renders a metric by time step with its comparison. */
import { FigureTrend } from '../../parts/figures/FigureTrend.tsx';
import type { FigureName } from '../../parts/figures/figureSpecs.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveFigures } from './useLiveFigures.ts';

export const FigureCourse = ({ live, name }: { live: LiveFigures; name: FigureName }) => {
  const { main, days, use } = live;
  const [first, second] = live.references;
  const secondReply = second?.metrics.data;
  return (
    <WidgetFrame
      title="Over time"
      titleInside
      state={liveState(live, main)}
      height={360}
      readAt={main.readAt}
      isBusy={main.isFormer}
      onRetry={main.refetch}
      empty={liveWays(live)}
    >
      {() =>
        main.data && (
          <FigureTrend
            reply={main.data}
            name={name}
            {...(days === 'today' && { ownName: 'Today' })}
            comparedWith={first?.name}
            clientId={use.view.client}
            opensSteps
            second={second && secondReply && { name: second.name, reply: secondReply }}
            {...(days === 'days' && { use })}
          />
        )
      }
    </WidgetFrame>
  );
};
