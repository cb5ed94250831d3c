/** Defines the design tokens of both themes; only `base.css` has other colours. */
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

/** antd's own header and sider are dark in both themes. */
const frames = (ground: string, text: string, page: string, trigger: string) => ({
  headerBg: ground,
  headerColor: text,
  siderBg: ground,
  bodyBg: page,
  footerBg: page,
  triggerBg: trigger,
  triggerColor: text,
});

/** The backgrounds that antd derives are too dark for text in the colour of their state. */
const lightTints = {
  colorPrimaryBg: '#e3f1ee',
  colorPrimaryBgHover: '#d3e8e4',
  colorPrimaryBorder: '#9ccac2',
  colorInfoBg: '#e3f1ee',
  colorInfoBgHover: '#d3e8e4',
  colorInfoBorder: '#9ccac2',
  colorSuccessBg: '#e9f6ec',
  colorSuccessBgHover: '#d8eedd',
  colorSuccessBorder: '#a5d3b1',
  colorWarningBg: '#fdf3e4',
  colorWarningBgHover: '#fae6c8',
  colorWarningBorder: '#e6c08a',
  colorErrorBg: '#fbede9',
  colorErrorBgHover: '#f6dcd4',
  colorErrorBorder: '#e2b1a3',
} as const;

/** Hovered and pressed text moves away from the background by 12 and 24 percent; antd's derived tones move towards it. */
const lightStates = {
  colorPrimaryHover: '#0d6861',
  colorPrimaryTextHover: '#0d6861',
  colorLinkHover: '#0d6861',
  colorInfoHover: '#0d6861',
  colorInfoTextHover: '#0d6861',
  colorSuccessHover: '#127136',
  colorSuccessTextHover: '#127136',
  colorWarningHover: '#9e4908',
  colorWarningTextHover: '#9e4908',
  colorErrorHover: '#9e3825',
  colorErrorTextHover: '#9e3825',
} as const;

const darkStates = {
  colorPrimaryHover: '#44ab9f',
  colorPrimaryTextHover: '#44ab9f',
  colorPrimaryActive: '#5eb6ac',
  colorPrimaryTextActive: '#5eb6ac',
  colorLinkHover: '#55b8ab',
  colorLinkActive: '#6cc1b7',
  colorInfoHover: '#44ab9f',
  colorInfoTextHover: '#44ab9f',
  colorInfoActive: '#5eb6ac',
  colorInfoTextActive: '#5eb6ac',
  colorSuccessHover: '#59c881',
  colorSuccessActive: '#6fcf92',
  colorSuccessTextActive: '#6fcf92',
  colorWarningHover: '#d5a65f',
  colorWarningActive: '#dbb275',
  colorWarningTextActive: '#dbb275',
  colorErrorHover: '#d58877',
  colorErrorActive: '#db988a',
  colorErrorTextActive: '#db988a',
} as const;

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
    // A positive change stays readable on the background of a hovered row.
    colorFillQuaternary: '#f6f4f1',
    colorFillTertiary: '#efece6',
    ...lightTints,
    ...lightStates,
  },
  components: {
    ...sharedComponents,
    Layout: frames('#ffffff', '#14181f', '#fbfaf8', '#efece6'),
    Segmented: { trackBg: '#efece6' },
  },
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
    colorInfoBg: '#122b28',
    colorInfoBorder: '#1f5550',
    colorSuccessBg: '#14301f',
    colorSuccessBorder: '#22573a',
    colorWarningBg: '#33260f',
    colorWarningBorder: '#5d4519',
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
    // The accent would be unreadable on antd's own tint.
    colorPrimaryBg: '#122b28',
    colorPrimaryBgHover: '#183a36',
    ...darkStates,
  },
  components: {
    ...sharedComponents,
    Button: { ...sharedComponents.Button, primaryColor: '#06211e', dangerColor: '#2a0f08' },
    Layout: frames('#161a21', '#eceae5', '#0f1217', '#212731'),
    Tag: { solidTextColor: '#06211e' },
    Badge: { colorTextLightSolid: '#2a0f08' },
    Segmented: { trackBg: '#212731', itemSelectedBg: '#3a4350' },
    Checkbox: { colorWhite: '#06211e' },
  },
};

export const cssVarKey = 'lens';

/** antd generates no styles at run time, because the build extracted every rule into the stylesheet. */
export const staticTheme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { prefix: 'ant', key: cssVarKey },
  token: lightTokens.seed,
  components: lightTokens.components,
};

/** Dark on light in both themes, because not every app reads a light code on a dark ground. */
export const scannedColours = { color: '#000000', bgColor: '#ffffff' } as const;
