/** Renders the cancel button of a dialog, which asks before unsaved input is lost. */
import { Button } from 'antd';
import { useLeave } from './unsavedScope.ts';

export const CancelButton = ({
  onCancel,
  disabled = false,
}: {
  onCancel: () => void;
  disabled?: boolean;
}) => {
  const leave = useLeave();
  return (
    <Button disabled={disabled} onClick={() => leave(onCancel)}>
      Cancel
    </Button>
  );
};
