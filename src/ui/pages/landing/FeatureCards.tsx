/** Renders four features, each illustrated by a miniature of itself instead of an icon (S2.11). */
import { useMemo } from 'react';
import { demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { clientStandings, weeklyReport } from '#domain/demo/demoReport.ts';
import { ratiosOf } from '#domain/kpi/ratios.ts';
import { changeInWords, money, times } from '../../content/formatMetric.ts';
import { landingFeatures } from '../../content/landing.ts';
import { useToday } from '../../services/useToday.ts';
import styles from './FeatureCards.module.css';

const { admin, manager } = demoAccounts;

const shownClients = demoClients.slice(0, 4);

const ClientTable = () => {
  const today = useToday();
  const standings = useMemo(
    () =>
      clientStandings(
        shownClients.map(({ clientId }) => clientId),
        today,
      ),
    [today],
  );
  return (
    <table className={styles.clients}>
      <caption>Revenue of the last four weeks, against the four before</caption>
      <tbody>
        {shownClients.map(({ clientId, name }, index) => (
          <tr key={clientId}>
            <th scope="row">{name}</th>
            <td>{money(standings[index]?.revenueCents ?? 0)}</td>
            <td>{changeInWords(standings[index]?.change ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Portal = () => (
  <div className={styles.portal}>
    <p className={styles.portalHead}>
      <span aria-hidden="true">{demoCompany[0]}</span>
      {demoCompany}
    </p>
    <dl>
      <div>
        <dt>Monthly report</dt>
        <dd>{demoClients[0].name}</dd>
      </div>
      <div>
        <dt>Your contact</dt>
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

const LogLines = () => (
  <ol className={styles.log}>
    {happenings.map(({ time, text }) => (
      <li key={time}>
        <time>{time}</time> <span>{text}</span>
      </li>
    ))}
  </ol>
);

const Working = () => {
  const today = useToday();
  const { total } = useMemo(() => weeklyReport([demoClients[0].clientId], today, 4), [today]);
  const { revenue_cents: revenue, spend_cents: spend } = total.all;
  return (
    <p className={styles.working}>
      <span>{times(ratiosOf(total).mer)}</span> revenue for each dollar of marketing spend
      <small>
        = {money(revenue)} ÷ {money(spend)}, {demoClients[0].name}, the last four weeks
      </small>
    </p>
  );
};

const cards = [
  { name: 'clients', Piece: ClientTable },
  { name: 'whiteLabel', Piece: Portal },
  { name: 'history', Piece: LogLines },
  { name: 'working', Piece: Working },
] as const;

export const FeatureCards = () => (
  <ul className={styles.cards}>
    {cards.map(({ name, Piece }) => (
      <li key={name} className={styles.card}>
        <div>
          <h3>{landingFeatures[name].title}</h3>
          <p>{landingFeatures[name].text}</p>
        </div>
        <Piece />
      </li>
    ))}
  </ul>
);
