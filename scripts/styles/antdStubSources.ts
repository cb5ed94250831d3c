/** Generates stubs for antd's theme and CSS-in-JS modules, for a bundle without runtime styles. */
import { presetPrimaryColors } from '@ant-design/colors';

export type RuntimeToken = Readonly<Record<string, unknown>>;

export const cssinjsStub = `
import { createContext } from 'react'
export const unit = (value) => (typeof value === 'number' ? value + 'px' : value)
export const createTheme = () => ({})
export const createCache = () => ({})
export const StyleContext = createContext({})
export const StyleProvider = ({ children }) => children
`;

/** Icons need shades only when two-toned, which this bundle does not support. */
export const colorsStub = (): string => `
export const presetPrimaryColors = ${JSON.stringify(presetPrimaryColors)}
export const blue = Object.assign([], { primary: presetPrimaryColors.blue })
export const generate = () => []
`;

export const themeContextStub = `
import { createContext } from 'react'
export const defaultTheme = {}
export const defaultConfig = { token: {}, hashed: false }
export const DesignTokenContext = createContext(defaultConfig)
`;

export const themeInternalStub = `
export { default as useToken } from './useToken'
export { defaultConfig, DesignTokenContext } from './context'
export { PresetColors } from './interface'
`;

export const themeIndexStub = `
import useInternalToken from './useToken'
const useToken = () => {
  const [theme, token, hashId, , cssVar] = useInternalToken()
  return { theme, token, hashId, cssVar }
}
export default { useToken }
`;

export const genStyleUtilsStub = `
export const genCssVar = (rootPrefix, component) => {
  const name = (part) => '--' + rootPrefix.replaceAll('.', '') + '-' + component + '-' + part
  return [name, (part, fallback) => 'var(' + name(part) + (fallback ? ', ' + fallback : '') + ')']
}
`;

export const tokenHookStub = (token: RuntimeToken, cssVarKey: string): string => `
const token = ${JSON.stringify(token)}
const result = [{}, token, '', token, { prefix: 'ant', key: ${JSON.stringify(cssVarKey)} }, true]
export default () => result
`;

/** Knows preset colours only; a free colour is painted with white text. */
export const tooltipUtilStub = `
import { isPresetColor } from '../_util/colors'
import { genCssVar } from '../theme/util/genStyleUtils'
export const parseColor = (rootPrefixCls, prefixCls, color) => {
  if (!color) return { className: '', overlayStyle: {}, arrowStyle: {} }
  if (isPresetColor(color)) return { className: prefixCls + '-' + color, overlayStyle: {}, arrowStyle: {} }
  const [name] = genCssVar(rootPrefixCls, 'tooltip')
  return {
    className: '',
    overlayStyle: { background: color, [name('overlay-color')]: '#fff' },
    arrowStyle: { [name('arrow-background-color')]: color },
  }
}
`;

/** Passes on component settings, locale, size and disabled state; the stylesheet handles themes. */
export const configProviderStub = `
import { createElement, useContext, useMemo } from 'react'
import IconContext from '@ant-design/icons/es/components/Context'
import LocaleContext from '../locale/context'
import { ConfigConsumer, ConfigContext, defaultIconPrefixCls, defaultPrefixCls, Variants } from './context'
import { DisabledContextProvider } from './DisabledContext'
import useConfig from './hooks/useConfig'
import { SizeContextProvider } from './SizeContext'
export { ConfigConsumer, ConfigContext, defaultIconPrefixCls, defaultPrefixCls, Variants }
export const configConsumerProps = []
export const warnContext = null
const iconContext = { prefixCls: defaultIconPrefixCls, zeroRuntime: true }
const globalPrefixCls = (suffix, own) => own || (suffix ? defaultPrefixCls + '-' + suffix : defaultPrefixCls)
export const globalConfig = () => ({
  getPrefixCls: globalPrefixCls,
  getIconPrefixCls: () => defaultIconPrefixCls,
  getRootPrefixCls: () => defaultPrefixCls,
  getTheme: () => undefined,
  holderRender: undefined,
})
const ConfigProvider = ({ children, theme, prefixCls, componentSize, componentDisabled, ...own }) => {
  const parent = useContext(ConfigContext)
  const values = Object.values(own)
  const config = useMemo(() => {
    const given = Object.entries(own).filter(([, value]) => value !== undefined)
    return { ...parent, ...Object.fromEntries(given) }
  }, [parent, values.length, ...values])
  let node = createElement(IconContext.Provider, { value: iconContext }, children)
  if (own.locale) node = createElement(LocaleContext.Provider, { value: own.locale }, node)
  if (componentSize) node = createElement(SizeContextProvider, { size: componentSize }, node)
  if (componentDisabled !== undefined) {
    node = createElement(DisabledContextProvider, { disabled: componentDisabled }, node)
  }
  return createElement(ConfigContext.Provider, { value: config }, node)
}
ConfigProvider.useConfig = useConfig
ConfigProvider.ConfigContext = ConfigContext
ConfigProvider.config = () => {}
export default ConfigProvider
`;
