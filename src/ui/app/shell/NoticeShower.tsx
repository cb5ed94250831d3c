/** Renders messages, notifications and dialogs of antd's `App.useApp()`, which close only on request. */
import { App } from 'antd';
import { useEffect } from 'react';
import type { Notices } from '../../services/notices.ts';

export type NoticeShowerProps = { readonly onReady: (notices: Notices) => void };

const untilDismissed = { duration: 0 };

const Ready = ({ onReady }: NoticeShowerProps) => {
  const notices = App.useApp();
  useEffect(() => onReady(notices), [onReady, notices]);
  return null;
};

export const NoticeShower = (props: NoticeShowerProps) => (
  <App component={false} message={untilDismissed} notification={untilDismissed}>
    <Ready {...props} />
  </App>
);
