/** Renders Monday Brief: last week of each client compared with the week before, the largest changes first. */
import { Button, Flex } from 'antd';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { mondayOf } from '#domain/calendar/months.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { changeInWords, longDay, money } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useToday } from '../../../services/useToday.ts';
import { downloadText } from '../../../widgets/downloadText.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import type { ToolProps } from '../installationActors.ts';
import styles from './Tools.module.css';

export const DigestTool = ({ item: { installation } }: ToolProps) => {
  const { client_ids: open, settings } = installation;
  const mostClients = Number(settings.most ?? 12);
  const monday = mondayOf(useToday());
  const [from, to] = [calendarDayOf(monday - 7), calendarDayOf(monday - 1)];
  const { data, error, refetch } = useReply('readPortfolio', { from, to, compare: 'previous' });
  if (error && !data) return <ListFailure what="The figures" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton rows={4} />;
  const changes = data.clients
    .map(({ id, name, figures, previous }) => ({
      id,
      name,
      revenue: figures.revenue_cents,
      change: changeOf(figures.revenue_cents, previous?.revenue_cents ?? null),
    }))
    .filter(({ id, revenue, change }) => {
      const isWanted = change !== null && (settings.losses !== true || change < 0);
      return revenue !== null && isWanted && (open?.includes(id) ?? true);
    })
    .toSorted((one, other) => Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0))
    .slice(0, mostClients);
  const title = `Week of ${longDay(from)} to ${longDay(to)}`;
  const lines = changes.map(
    ({ name, revenue, change }) => `${name}: revenue ${money(revenue ?? 0)}, ${changeInWords(change)}`,
  );
  const text = [title, '', ...lines].join('\n');
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className="quiet">No client has revenue in both weeks.</p>
      ) : (
        <Flex component="ol" vertical gap={4} className={styles.links ?? ''} aria-label="Changes of the week">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Flex>
      )}
      <Flex wrap align="end" gap="8px 12px">
        <CopyButton text={text} name="digest" />
        <Button onClick={() => downloadText(`digest-${from}.txt`, 'text/plain', text)}>Download text</Button>
      </Flex>
    </>
  );
};
