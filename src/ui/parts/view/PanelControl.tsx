/** Renders a control of the view bar with its own panel. */
import type { PanelName } from './ControlPanel.tsx';
import type { SharedProps } from './lateViewParts.ts';
import { ViewControl } from './ViewControl.tsx';

type PanelControlProps = SharedProps & {
  control: PanelName;
  name: string;
  text: string;
  hint?: string | undefined;
};

export const PanelControl = ({ control, name, text, hint, ...shared }: PanelControlProps) => {
  const { view, controls, open, onOpen, onNear, late } = shared;
  if (!controls.includes(control)) return null;
  const startsWithDays = control === 'range' && open === 'days';
  return (
    <ViewControl
      name={name}
      text={text}
      hint={hint}
      isOpen={open === control || startsWithDays}
      onOpen={(isOpen) => onOpen(isOpen ? control : null)}
      onNear={onNear}
      panel={
        late &&
        ((close) => (
          <late.ControlPanel control={control} view={view} startsWithDays={startsWithDays} onDone={close} />
        ))
      }
    />
  );
};
