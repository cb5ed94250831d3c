/** Renders miniature scenes in the design's colours: the app's bar with a metric, sign-in page, and report cover. */
import type { CSSProperties } from 'react';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { accentPalette, surroundingsOf, type ThemeName } from '../../theme/accentPalette.ts';
import styles from './LookScenes.module.css';

const coloursOf = ({ accent }: LookItem, theme: ThemeName): CSSProperties => {
  const around = surroundingsOf(theme);
  const palette = accentPalette(accent ?? around.productAccent, theme);
  const shown = palette?.accent ?? around.productAccent;
  return {
    '--ground': around.ground,
    '--container': around.container,
    '--ink': around.text,
    '--quiet': around.quiet,
    '--line': around.line,
    '--on-accent': around.onAccent,
    '--accent': shown,
    '--tint': palette?.tint ?? around.container,
    '--strong': palette?.strong ?? around.text,
    '--ant-color-primary': shown,
    '--ant-color-bg-layout': around.ground,
  } as CSSProperties;
};

const weeks = [40, 62, 48, 76, 58, 88, 70, 100] as const;

const Scene = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <figure className={styles.scene}>
    <div className={styles.page}>{children}</div>
    <figcaption>{title}</figcaption>
  </figure>
);

const Name = ({ look, name }: { look: LookItem; name: string }) => (
  <span className={styles.name}>
    <BrandMark text={look.logo_text} />
    <b>{name}</b>
  </span>
);

const AppScene = ({ look, name }: { look: LookItem; name: string }) => (
  <Scene title="In the app">
    <div className={styles.bar}>
      <Name look={look} name={name} />
      <span className={styles.current}>Dashboard</span>
      <span>Clients</span>
      <span>Reports</span>
    </div>
    <div className={styles.card}>
      <span>Revenue, last 8 weeks</span>
      <strong>$48,200</strong>
      <em>+12% on the 8 weeks before</em>
      <div className={styles.weeks}>
        {weeks.map((share) => (
          <i key={share} style={{ height: `${share}%` }} />
        ))}
      </div>
      <span className={styles.link}>See what drives it</span>
    </div>
    {look.name !== null && !look.hide_powered_by && <small>Powered by {productName}</small>}
  </Scene>
);

const SignInScene = ({ look, name }: { look: LookItem; name: string }) => (
  <Scene title="Sign-in">
    <div className={styles.signIn}>
      <Name look={look} name={name} />
      <strong>Sign in</strong>
      <span>Email</span>
      <div className={styles.input}>clara@fjordandfoam.example</div>
      <span>Password</span>
      <div className={styles.input}>••••••••••</div>
      <div className={styles.button}>Sign in</div>
      <span className={styles.link}>Forgot your password?</span>
    </div>
  </Scene>
);

const ReportScene = ({ look, name }: { look: LookItem; name: string }) => (
  <Scene title="Report cover">
    <div className={styles.cover}>
      <Name look={look} name={name} />
      <strong>Monthly report</strong>
      <span>Fjord &amp; Foam</span>
      <span>October 2026</span>
    </div>
    <div className={styles.contents}>
      <span>1 Summary</span>
      <span>2 Advertising</span>
      <span>3 Next steps</span>
      <small>Prepared by {name}</small>
    </div>
  </Scene>
);

export const LookScenes = ({ look, theme }: { look: LookItem; theme: ThemeName }) => {
  const name = look.name ?? productName;
  return (
    <div className={styles.scenes} style={coloursOf(look, theme)} aria-hidden="true">
      <AppScene look={look} name={name} />
      <SignInScene look={look} name={name} />
      <ReportScene look={look} name={name} />
    </div>
  );
};
