/** Renders a status by its text and a redundant colour. */
import { Tag } from 'antd';
import type { ReactNode } from 'react';

type StatusTagProps = {
  readonly tone: 'quiet' | 'good' | 'warning' | 'bad';
  readonly children: ReactNode;
};

const colors = { quiet: 'default', good: 'success', warning: 'warning', bad: 'error' } as const;

export const StatusTag = ({ tone, children }: StatusTagProps) => <Tag color={colors[tone]}>{children}</Tag>;
