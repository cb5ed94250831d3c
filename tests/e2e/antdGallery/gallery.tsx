/** Renders antd's components in the theme of the address, styled by its build. */
// First, as in the product, whose page brings the sheet itself.
import 'virtual:antd.css';
import { App, theme as antdTheme, ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { cssVarKey, darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';
import { Controls } from './Controls.tsx';
import { Popups } from './Popups.tsx';
import { Views } from './Views.tsx';

const isDark = location.search === '?dark';
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';

const { seed: token, components } = isDark ? darkTokens : lightTokens;
const algorithm = isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm;

/** Applies only to antd's own styles: our build leaves themes out. */
const theme = { algorithm, token, components, hashed: false, cssVar: { prefix: 'ant', key: cssVarKey } };

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      <App>
        <Controls />
        <Views />
        <Popups />
      </App>
    </ConfigProvider>,
  );
}
