/** How the product looks: the tokens that both themes grow from, and the only place of colours beside `base.css`. */
import type { ThemeConfig } from 'antd';

export type ThemeTokens = {
  readonly seed: NonNullable<ThemeConfig['token']>;
  readonly components: NonNullable<ThemeConfig['components']>;
};

const fontFamily = "'Geist Variable', 'Geist Stand-in', Arial, sans-serif";

const sharedSeed = {
  fontFamily,
  fontSize: 15,
  fontSizeSM: 13,
  fontSizeLG: 16,
  borderRadius: 8,
  controlHeight: 40,
  controlHeightSM: 32,
  controlHeightLG: 48,
  controlInteractiveSize: 20,
  lineWidth: 1,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.24s',
  wireframe: false,
} as const;

const sharedComponents: ThemeTokens['components'] = {
  Button: { fontWeight: 550, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 6px' },
};

export const lightTokens: ThemeTokens = {
  seed: {
    ...sharedSeed,
    colorPrimary: '#0f766e',
    colorLink: '#0f766e',
    colorSuccess: '#15803d',
    colorWarning: '#b45309',
    colorError: '#b3402a',
    colorInfo: '#0f766e',
    colorText: '#14181f',
    colorTextHeading: '#14181f',
    colorTextSecondary: '#47505c',
    colorTextTertiary: '#5d6672',
    colorTextDescription: '#5d6672',
    colorTextPlaceholder: '#68717d',
    colorTextDisabled: '#6d7581',
    colorBgLayout: '#fbfaf8',
    colorBgContainer: '#ffffff',
    colorBgElevated: '#ffffff',
    colorBorder: '#8d939b',
    colorBorderSecondary: '#e6e2db',
    colorSplit: '#e6e2db',
    colorFillQuaternary: '#f4f2ee',
    colorFillTertiary: '#efece6',
  },
  components: { ...sharedComponents, Segmented: { trackBg: '#efece6' } },
};

export const darkTokens: ThemeTokens = {
  seed: {
    ...sharedSeed,
    colorPrimary: '#2fb8a8',
    colorLink: '#45c9b9',
    colorSuccess: '#4ade80',
    colorWarning: '#f0b252',
    colorError: '#f08a73',
    colorInfo: '#2fb8a8',
    colorText: '#eceae5',
    colorTextHeading: '#f5f3ee',
    colorTextSecondary: '#bcc1c9',
    colorTextTertiary: '#9ba2ac',
    colorTextDescription: '#9ba2ac',
    colorTextPlaceholder: '#8f97a2',
    colorTextDisabled: '#868e99',
    colorBgLayout: '#0f1217',
    colorBgContainer: '#161a21',
    colorBgElevated: '#1c212a',
    colorBorder: '#6b7480',
    colorBorderSecondary: '#2a303a',
    colorSplit: '#2a303a',
    colorFillQuaternary: '#1a1f27',
    colorFillTertiary: '#212731',
  },
  components: {
    ...sharedComponents,
    Button: { ...sharedComponents.Button, primaryColor: '#06211e' },
    Segmented: { trackBg: '#212731', itemSelectedBg: '#3a4350' },
    Checkbox: { colorWhite: '#06211e' },
  },
};

/** Names the block of CSS variables that antd's components read. */
export const cssVarKey = 'lens';

/** What ConfigProvider is told: every rule comes from the stylesheet that the build wrote. */
export const staticTheme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { prefix: 'ant', key: cssVarKey },
  token: lightTokens.seed,
  components: lightTokens.components,
};
