import type { Plugin } from 'vite'

/** A class that extends one of React's, with what is set on it below. */
const COMPONENT_CLASS =
  /^var (?<name>\w+) = (?<made>class extends \w+\.Component \{[\s\S]*?^\});(?<settings>(?:\n\k<name>\.\w+ = \w+;)*)/gm

/** What tells developers that they use the router wrongly, in sentences. */
const DEVELOPERS_HELP = /^function (?=(?:warning|invariant|getInvalidPathError)\()/gm

/** What is judged for such a sentence alone, on lines of its own. */
const JUDGED_FOR_HELP = /^( +)(?:warning|invariant)\(\n[\s\S]*?^\1\);\n/gm

/** What asks browser and language what they have, for modes that nothing here uses. */
const SURROUNDINGS = /^(var (?:isBrowser|objectProtoNames)\d* =) (.*);$/gm

/** Where pages say to developer tools which release of the router they have. */
const RELEASE =
  /^try \{\s+if \(\w+\) \{\s+window\.__reactRouterVersion[\s\S]*?^\} catch \(e\) \{\s+\}$/m

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
        .replace(RELEASE, '')
        .replace(JUDGED_FOR_HELP, '')
        .replace(SURROUNDINGS, '$1 /* @__PURE__ */ (() => $2)();')
        .replace(DEVELOPERS_HELP, '/* @__NO_SIDE_EFFECTS__ */ $&')
        // Data mode, which says so in each route, is the router of another entry.
        .replace('isDataRoute ? useNavigateStable() : ', '')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^(\w+ \w+ =) (?=(\w+\.)?(createContext|forwardRef|memo|new Set)\()/gm,
          '$1 /* @__PURE__ */ ',
        )
        .replace(
          COMPONENT_CLASS,
          'var $<name> = /* @__PURE__ */ (() => { var $<name> = $<made>;$<settings>\nreturn $<name> })()',
        ),
  },
}
