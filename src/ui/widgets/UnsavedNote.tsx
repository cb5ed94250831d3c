/** Asks before what was typed is lost; asked once more, the form closes. */
import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';

export const UnsavedNote = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="alert">
      <Alert
        type="warning"
        title="What you typed is not saved."
        description={
          <Space wrap>
            <Button size="small" type="primary" onClick={onStay}>
              Keep editing
            </Button>
            <Button size="small" onClick={onLeave}>
              Discard changes
            </Button>
          </Space>
        }
      />
    </div>
  );
};
