/** Renders miniatures of the product with the demo's metrics: client table, portal, log and arithmetic. */
import { useMemo } from 'react';
import { demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { changeInWords, longDay, money, noFigure, shortDay, times } from '../../content/formatMetric.ts';
import { type WeeklyReport, weeklyReport } from './demoWeeks.ts';
import styles from './ProductPieces.module.css';

const { admin, manager } = demoAccounts;

const shownClients = demoClients.slice(0, 4);
const weekCount = 4;

type Shown = { readonly figures: DemoFigures | null };

const daysOf = ({ from, to }: WeeklyReport): string => `${shortDay(from)} to ${longDay(to)}`;

export const ClientTable = ({ figures }: Shown) => {
  const reports = useMemo(
    () => shownClients.map(({ clientId }) => figures && weeklyReport(figures, [clientId], weekCount)),
    [figures],
  );
  return (
    <table className={styles.clients}>
      <caption>Revenue{reports[0] && ` from ${daysOf(reports[0])}`}, against the four weeks before</caption>
      <tbody>
        {shownClients.map(({ clientId, name }, index) => {
          const report = reports[index];
          const { revenue_cents: revenue } = report?.total ?? {};
          return (
            <tr key={clientId}>
              <th scope="row">{name}</th>
              <td>{revenue === undefined ? noFigure : money(revenue)}</td>
              <td>
                {report && changeInWords(changeOf(report.total.revenue_cents, report.before.revenue_cents))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export const Portal = () => (
  <div className={styles.portal}>
    <p className={styles.portalHead}>
      <span aria-hidden="true">{demoCompany[0]}</span>
      {demoCompany}
    </p>
    <dl>
      <div>
        <dt className="faint">Monthly report</dt>
        <dd>{demoClients[0].name}</dd>
      </div>
      <div>
        <dt className="faint">Your contact</dt>
        <dd>
          {manager.firstName} {manager.lastName}
        </dd>
      </div>
    </dl>
  </div>
);

const happenings = [
  { time: '09:14', text: `${manager.firstName} archived ${demoClients[3]?.name}` },
  { time: '09:31', text: `${admin.firstName} restored ${demoClients[3]?.name}` },
  { time: '09:32', text: `${admin.firstName} opened what it was before` },
] as const;

export const LogLines = () => (
  <ol className={styles.log}>
    {happenings.map(({ time, text }) => (
      <li key={time}>
        <time className="faint">{time}</time> <span>{text}</span>
      </li>
    ))}
  </ol>
);

export const Working = ({ figures }: Shown) => {
  const report = useMemo(
    () => figures && weeklyReport(figures, [demoClients[0].clientId], weekCount),
    [figures],
  );
  const { revenue_cents: revenue = 0, spend_cents: spend = 0 } = report?.total ?? {};
  return (
    <p className={styles.working}>
      <span>{times(ratioOf(revenue, spend))}</span> revenue for each dollar of marketing spend
      {report && (
        <small>
          = {money(revenue)} ÷ {money(spend)}, {demoClients[0].name}, {daysOf(report)}
        </small>
      )}
    </p>
  );
};
