/** Provides messages, notifications and dialogs of antd's `App.useApp()` to any page, loaded on first use. */
import type { App } from 'antd';
import { createContext, useContext } from 'react';

export type Notices = ReturnType<typeof App.useApp>;

export const NoticesContext = createContext<Notices | null>(null);

export const useNotices = (): Notices => {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('Notices are asked for outside the shell');
  return notices;
};
