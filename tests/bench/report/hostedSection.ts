/** Renders the section on the hosted product. */
import type { HostedTimes } from '../measures/hosted.ts';
import { milliseconds, ratio, type Section, table, type Verdict, whole } from './table.ts';

const megabytes = (bytes: number): string => whole(bytes / 1_048_576);

export const hostedSection = ({ loads, kills }: HostedTimes): Section => ({
  title: 'The hosted product',
  words: [
    'One process over PostgreSQL, asked by one program on the same machine without a pause: four reads (workspace, clients, session, events) and one change in turn. The bare server answers reads with 2 kB from memory and commits one row for each change. Memory is that of the process at the end.',
    `Then ${kills.processKills} kills of the process and ${kills.databaseKills} of PostgreSQL while eight people write without a pause. A change without an answer is sent again with its key. In the end the log has each acknowledged change once: ${whole(kills.acknowledged)} acknowledged, ${whole(kills.again)} sent again, ${kills.lost} lost, ${kills.twice} twice, ${kills.broken} broken links in a chain of ${whole(kills.events)} events.`,
  ],
  tables: [
    table(
      ['load', 'requests/s', 'of the bare server', 'p50, ms', 'p95, ms', 'refused', 'memory, MB'],
      loads.map(({ what, load, memory }) => [
        what,
        whole(load.perSecond),
        ratio(load.perSecond / (loads[0]?.load.perSecond ?? 1)),
        milliseconds(load.p50),
        milliseconds(load.p95),
        whole(load.failed),
        megabytes(memory),
      ]),
    ),
  ],
});

export const hostedVerdicts = ({ kills }: HostedTimes): readonly Verdict[] => [
  {
    what: `Hosted: ${kills.processKills} kills of the process and ${kills.databaseKills} of PostgreSQL under load`,
    target: '0 lost, 0 twice, chain whole',
    figure: `${kills.lost} lost, ${kills.twice} twice, ${kills.broken} broken`,
    met: kills.lost + kills.twice + kills.broken === 0,
  },
];
