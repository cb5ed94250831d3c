/** Says that the Lab shows an earlier moment than the app, and leads back. */
import { useLab } from './LabContext.ts';
import { OtherMomentRow } from './OtherMomentRow.tsx';
import { timeOfDay } from './timeOfDay.ts';
import { useNewestFrame } from './useNewestFrame.ts';

export const FrameBar = () => {
  const { at, look, source } = useLab();
  const newest = useNewestFrame();
  if (at === null) return null;
  const frame = source.world.trace.frame(at);
  return (
    <OtherMomentRow onBack={() => look(null)}>
      <p role="status">
        {frame === undefined
          ? `Frame ${at} is not in memory. The app is at ${newest}.`
          : `Looking at frame ${at}, ${timeOfDay(frame.at)}. The app has moved on to ${newest}.`}
      </p>
    </OtherMomentRow>
  );
};
