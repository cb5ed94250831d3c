/** Renders miniature scenes in the design's colours: app, sign-in, portal, email and report, as one client sees them. */
import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { typefaces } from '#domain/branding/typefaces.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { StoredPicture } from '../../parts/pictures/StoredPicture.tsx';
import { accentPalette, surroundingsOf, type ThemeName } from '../../theme/accentPalette.ts';
import { seriesColours } from '../../theme/chartPalette.ts';
import styles from './LookScenes.module.css';

const coloursOf = ({ accent, typeface }: LookItem, theme: ThemeName): CSSProperties => {
  const stack = typeface === undefined ? undefined : ownValue(typefaces, typeface)?.stack;
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
    ...(stack === undefined ? {} : { fontFamily: stack }),
  } as CSSProperties;
};

const series = ({ palette }: LookItem, theme: ThemeName): readonly string[] =>
  seriesColours(surroundingsOf(theme).productAccent, theme, palette);

const weeks = [40, 62, 48, 76, 58, 88, 70, 100] as const;

const Scene = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <figure className={styles.scene}>
    <div className={styles.page}>{children}</div>
    <figcaption>{title}</figcaption>
  </figure>
);

export type ShownClient = { readonly name: string; readonly domain: string };

type SceneProps = {
  readonly look: LookItem;
  readonly name: string;
  readonly theme: ThemeName;
  readonly client: ShownClient;
};

const Name = ({ look, name, theme }: Omit<SceneProps, 'client'>) => {
  const { logo_id: light, dark_logo_id: dark } = look;
  const logo = theme === 'light' ? (light ?? dark) : (dark ?? light);
  return (
    <Flex component="span" align="center" gap={8} className={styles.name ?? ''}>
      {logo === undefined ? (
        <>
          <BrandMark text={look.logo_text} />
          <b>{name}</b>
        </>
      ) : (
        <StoredPicture id={logo} alt="" className={styles.logo} />
      )}
    </Flex>
  );
};

const AppScene = ({ look, name, theme }: SceneProps) => (
  <Scene title="In the app">
    <Flex wrap align="center" gap="4px 16px" className={styles.bar ?? ''}>
      <Name look={look} name={name} theme={theme} />
      <span className={styles.current}>Dashboard</span>
      <span>Clients</span>
      <span>Reports</span>
    </Flex>
    <div className={styles.card}>
      <span>Revenue, last 8 weeks</span>
      <strong>$48,200</strong>
      <em>+12% on the 8 weeks before</em>
      <Flex align="end" gap={8} className={styles.weeks ?? ''}>
        {weeks.map((share, place) => (
          <i
            key={share}
            style={{
              height: `${share}%`,
              background: look.palette === undefined ? undefined : series(look, theme)[place],
            }}
          />
        ))}
      </Flex>
      <span className={styles.link}>See what drives it</span>
    </div>
    {look.tagline !== undefined && <small>{look.tagline}</small>}
    {look.support_email !== undefined && <small>Questions? {look.support_email}</small>}
    {look.name !== null && !look.hide_powered_by && <small>Powered by {productName}</small>}
  </Scene>
);

const SignInScene = ({ look, name, theme, client }: SceneProps) => (
  <Scene title="Sign-in">
    <div className={styles.signIn}>
      <Name look={look} name={name} theme={theme} />
      <strong>{look.sign_in_heading ?? 'Sign in'}</strong>
      {look.sign_in_message !== undefined && <span>{look.sign_in_message}</span>}
      <span>Email</span>
      <div className={styles.input}>clara@{client.domain}</div>
      <span>Password</span>
      <div className={styles.input}>••••••••••</div>
      <div className={styles.button}>Sign in</div>
      <span className={styles.link}>Forgot your password?</span>
    </div>
  </Scene>
);

const ReportScene = ({ look, name, theme, client }: SceneProps) => (
  <Scene title="Report cover">
    <Flex vertical gap={2} className={styles.cover ?? ''}>
      {look.cover_id !== undefined && (
        <StoredPicture id={look.cover_id} alt="" className={styles.coverPicture} />
      )}
      <Name look={look} name={name} theme={theme} />
      <strong>Monthly report</strong>
      <span>{client.name}</span>
      <span>October 2026</span>
    </Flex>
    <Flex vertical gap={10} className={styles.contents ?? ''}>
      <span>1 Summary</span>
      <span>2 Advertising</span>
      <span>3 Next steps</span>
      {look.report_footer !== undefined && <small>{look.report_footer}</small>}
      <small>Prepared by {name}</small>
    </Flex>
  </Scene>
);

const PortalScene = ({ look, name, theme, client }: SceneProps) => (
  <Scene title="Client portal">
    <Flex wrap align="center" gap="4px 16px" className={styles.bar ?? ''}>
      <Name look={look} name={name} theme={theme} />
      <span className={styles.current}>{client.name}</span>
    </Flex>
    <div className={styles.card}>
      <b>Your report for October is ready</b>
      <span>Read it, then accept it or ask for changes.</span>
      <div className={styles.button}>Read the report</div>
    </div>
    {look.support_email !== undefined && <small>Questions? {look.support_email}</small>}
  </Scene>
);

const EmailScene = ({ look, name, theme, client }: SceneProps) => (
  <Scene title="Email of a report">
    <div className={styles.signIn}>
      <Name look={look} name={name} theme={theme} />
      <span>
        From {look.mail_sender ?? name} to clara@{client.domain}
      </span>
      <strong>Monthly report for {client.name}</strong>
      <span>The figures of October, with a summary and next steps.</span>
      <div className={styles.button}>Open the report</div>
      {look.mail_footer !== undefined && <small>{look.mail_footer}</small>}
    </div>
  </Scene>
);

type LookScenesProps = Omit<SceneProps, 'name'>;

export const LookScenes = ({ look, theme, client }: LookScenesProps) => {
  const name = look.name ?? productName;
  const shown = { look, name, client };
  return (
    <div className={styles.scenes} style={coloursOf(look, theme)} aria-hidden="true">
      <AppScene {...shown} theme={theme} />
      <SignInScene {...shown} theme={theme} />
      <PortalScene {...shown} theme={theme} />
      <EmailScene {...shown} theme={theme} />
      <ReportScene {...shown} theme="light" />
    </div>
  );
};
