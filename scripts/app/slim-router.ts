import type { Plugin } from 'vite'

/** A class that extends one of React's, with what is set on it below. */
const COMPONENT_CLASS =
  /^var (?<name>\w+) = (?<made>class extends \w+\.Component \{[\s\S]*?^\});(?<settings>(?:\n\k<name>\.\w+ = \w+;)*)/gm

/**
 * Most of the router serves modes that nothing here uses. The bundler would leave it out, but for the
 * names that developer tools show, and for calls and classes of React that it can't know to be harmless.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^(\w+ \w+ =) (?=(\w+\.)?(createContext|forwardRef|memo)\()/gm,
          '$1 /* @__PURE__ */ ',
        )
        .replace(
          COMPONENT_CLASS,
          'var $<name> = /* @__PURE__ */ (() => { var $<name> = $<made>;$<settings>\nreturn $<name> })()',
        ),
  },
}
