/** Edits the simulated DNS records of the agency's domain, as at a provider. */
import { useCallback, useEffect, useState } from 'react';
import { certificateAuthority } from '#domain/branding/domainRules.ts';
import type { DomainItem } from '#domain/contract/domainSchemas.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './DemoPanel.module.css';
import { type DemoResult, ResultText } from './ResultText.tsx';

type Records = NonNullable<DomainItem['dns']>;

const labels = { cname: 'CNAME', txt: 'TXT', caa: 'CAA' } as const;
const names = Object.keys(labels) as (keyof Records)[];

/** Ready sets of records: the right ones, and one for each named error. */
const presetsOf = ({ records }: DomainItem): readonly (readonly [label: string, records: Records])[] => {
  const [cname = '', txt = ''] = records.map(({ value }) => value);
  return [
    ['Right records', { cname, txt, caa: null }],
    ['Wrong target', { cname: 'shops.elsewhere.example', txt, caa: null }],
    ['Wrong TXT', { cname, txt: 'agencylens-verify=other', caa: null }],
    ['CAA of another authority', { cname, txt, caa: 'other-authority.example' }],
    ['No records', { cname: null, txt: null, caa: null }],
  ];
};

const useDns = () => {
  const { api } = useLab().source;
  const { profile } = useAuth();
  const [item, setItem] = useState<DomainItem | null>(null);
  const [told, setTold] = useState<DemoResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { has } = usePlan();
  // Others are refused what is of the domain.
  const mayEdit = profile?.role === 'admin' && has('white_label_full');
  const failed = useCallback((error: unknown) => setTold({ ok: false, text: refusalOf(error).message }), []);
  const read = useCallback(async () => setItem((await api.call('readDomain')).domain), [api]);
  useEffect(() => {
    if (mayEdit) read().catch(failed);
    else setItem(null);
  }, [mayEdit, read, failed]);
  const set = async (records: Records) => {
    setBusy(true);
    await api.call('setDemoDns', { body: records }).then(({ domain }) => {
      setItem(domain);
      setTold({ ok: true, text: 'The records are set. The next check finds them.' });
    }, failed);
    setBusy(false);
  };
  return { item, told, isBusy, mayEdit, set, read: () => void read().catch(failed) };
};

type ZoneProps = Pick<ReturnType<typeof useDns>, 'isBusy' | 'set'> & {
  readonly item: DomainItem;
  readonly dns: Records;
};

const Zone = ({ item, dns, isBusy, set }: ZoneProps) => {
  const [typed, setTyped] = useState<Partial<Records>>({});
  const shown = { ...dns, ...typed };
  const send = (records: Records) => {
    setTyped({});
    void set(records);
  };
  return (
    <>
      <p>
        Zone of <strong>{item.domain}</strong>
      </p>
      {names.map((name) => (
        <label key={name} className={styles.field}>
          {labels[name]}
          <input
            autoComplete="off"
            spellCheck={false}
            placeholder={name === 'caa' ? `none (any authority), or ${certificateAuthority}` : 'no record'}
            value={shown[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </label>
      ))}
      <div className={styles.row}>
        <PanelButton look="main" isBusy={isBusy} onClick={() => send(shown)}>
          Set the records
        </PanelButton>
      </div>
      <div className={styles.row}>
        {presetsOf(item).map(([label, records]) => (
          <PanelButton key={label} isBusy={isBusy} onClick={() => send(records)}>
            {label}
          </PanelButton>
        ))}
      </div>
    </>
  );
};

export const DnsPart = () => {
  const { item, told, isBusy, mayEdit, set, read } = useDns();
  return (
    <section className={styles.part} aria-label="DNS">
      <h3>DNS</h3>
      <p className="quiet">
        The zone of the agency’s domain under White Label, as it would be at a DNS provider. A check finds
        what is here: at once by “Check now”, else some minutes later by itself.
      </p>
      {!mayEdit && <p>Sign in as an admin on Enterprise to edit it.</p>}
      {mayEdit && item?.dns && <Zone item={item} dns={item.dns} isBusy={isBusy} set={set} />}
      {mayEdit && !item && (
        <div className={styles.row}>
          <span>No domain is requested.</span>
          <PanelButton onClick={read}>Look again</PanelButton>
        </div>
      )}
      {told && <ResultText result={told} />}
    </section>
  );
};
