/** One word on how something stands, told apart by its text first and by a colour beside it. */
import { Tag } from 'antd';
import type { ReactNode } from 'react';

type StatusTagProps = {
  /** `quiet`: neither good nor bad. */
  readonly tone: 'quiet' | 'good' | 'warning' | 'bad';
  readonly children: ReactNode;
};

const colors = { quiet: 'default', good: 'success', warning: 'warning', bad: 'error' } as const;

export const StatusTag = ({ tone, children }: StatusTagProps) => <Tag color={colors[tone]}>{children}</Tag>;
