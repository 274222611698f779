import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { css, type RuleSet, ServerStyleSheet, styled } from 'styled-components';
import { normalizePath, type Plugin, parseSync, runnerImport, type UserConfig, Visitor } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));
/** Always there, and before the components: they say what differs from it. */
const GLOBAL_STYLE = normalizePath(join(src, 'app/theme/GlobalStyle.ts'));
const ENTRY = 'virtual:all-styles';
/** What a file calls where it makes a styled component, while the rules are gathered. */
const NOTE = '__noteRules';

/** Where the compiler writes a component's id, at the end of what makes it. */
const COMPONENT_ID = /(?<=\.withConfig\(\{\s*componentId: )"[\w-]+"(?=\s*\}\)$)/;

type Template = Parameters<typeof css>;

interface Styles {
  readonly GlobalStyle: ComponentType;
  /** Of the styled components, by their id; what one builds on comes before it. */
  readonly rules: ReadonlyMap<string, RuleSet<object>>;
}

/** A template of styles in a compiled file. */
interface StyledTemplate {
  /** Of a styled component, which it is made with; the same wherever the product is built. */
  readonly componentId: string | undefined;
  /** What the template is handed to. */
  readonly make: string;
  readonly template: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts the styles that do not change into the page, written by styled-components itself while the product is built, and
 * leaves their templates in the scripts empty: a page then neither reads its styles letter by letter nor adds them rule by
 * rule before it draws. A style that depends on properties cannot be known here, and stops the build.
 *
 * @param oxc the compiler's settings, which have the components made with ids
 */
export function styles(oxc: UserConfig['oxc']): Plugin {
  let gathered: Styles;
  return {
    name: 'styles',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      gathered = await gatherStyles(oxc);
    },
    transform: {
      filter: { id: /\/web\/src\/.+\.tsx?$/, code: 'styled-components' },
      handler: (code, id) => ({
        code: rewrite(code, id, ({ componentId, make }) => {
          if (componentId && !gathered.rules.has(componentId))
            throw new Error(`The styles of ${id} were not gathered`);
          // What only other templates are made of is not asked for again.
          return make === 'css' ? '[]' : `${make}\`\``;
        }),
        map: null,
      }),
    },
    transformIndexHtml: {
      order: 'post',
      // At the end, after what asks for other files.
      handler: () => [{ tag: 'style', children: stylesheetOf(gathered), injectTo: 'head' }],
    },
  };
}

/** Runs each file that has styled components. */
async function gatherStyles(oxc: UserConfig['oxc']): Promise<Styles> {
  const rules = new Map<string, RuleSet<object>>();
  const note =
    (componentId: string, make: (...template: Template) => unknown) =>
    (...template: Template) => {
      const own = css(...template);
      if (own.some((rule) => typeof rule === 'function'))
        throw new Error(`A style depends on properties: ${JSON.stringify(template[0])}`);
      rules.set(componentId, own);
      return make(...template);
    };
  Object.assign(globalThis, { [NOTE]: note });
  const { module } = await runnerImport<{ GlobalStyle: ComponentType }>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    oxc,
    resolve: { conditions: ['source', 'node'] },
    plugins: [allStyles, noted],
  });
  Reflect.deleteProperty(globalThis, NOTE);
  if (rules.size === 0) throw new Error('The compiler names styled components in another way');
  return { GlobalStyle: module.GlobalStyle, rules };
}

const allStyles: Plugin = {
  name: 'all-styles',
  enforce: 'pre',
  resolveId: (id, importer) => {
    // The other packages may not be built yet.
    if (id.startsWith('@presupuesto/'))
      throw new Error(`${importer} needs ${id}: styles are made without it`);
    return id === ENTRY ? id : null;
  },
  load: (id) => {
    if (id !== ENTRY) return null;
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.stories|\.test)\.tsx?$/.test(name))
      .map((name) => join(src, name))
      .filter((file) => /\bstyled\b.* from 'styled-components'/.test(readFileSync(file, 'utf8')));
    return [
      `export { GlobalStyle } from ${JSON.stringify(GLOBAL_STYLE)};`,
      ...files.toSorted().map((file) => `import ${JSON.stringify(file)};`),
    ].join('\n');
  },
};

const noted: Plugin = {
  name: 'noted-styles',
  enforce: 'post',
  transform: {
    filter: { code: 'withConfig' },
    handler: (code, id) =>
      rewrite(code, id, ({ componentId, make, template }) =>
        componentId ? `${NOTE}(${JSON.stringify(componentId)}, ${make})${template}` : make + template,
      ),
  },
};

/** As CSS, with the components' ids for selectors. */
function stylesheetOf({ GlobalStyle, rules }: Styles): string {
  const global = drawn(createElement(GlobalStyle));
  const components = drawn(
    [...rules].map(([componentId, own]) => {
      const Probe = styled.i.withConfig({ componentId })`${own}`;
      return createElement(Probe, { key: componentId });
    }),
  );
  const names = [...components.markup.matchAll(/class="(\S+) (\S+)"/g)];
  const ids = new Map(names.map(([, id = '', name = '']) => [name, id]));
  return (
    global.css +
    components.css.replaceAll(/\.([\w-]+)/g, (selector, name: string) => {
      const id = ids.get(name);
      return id ? `.${id}` : selector;
    })
  );
}

/** What styled-components writes for these elements, without its marks. */
function drawn(elements: ReactNode): { readonly markup: string; readonly css: string } {
  const written = new ServerStyleSheet();
  const markup = renderToStaticMarkup(written.collectStyles(elements));
  const css = written
    .getStyleTags()
    .replaceAll(/<style[^>]*>|<\/style>/g, '')
    .replaceAll(/(?:data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\})?\/\*!sc\*\/\s*/g, '');
  return { markup, css };
}

/** Writes each template of a file, with what it is handed to, in another way. */
function rewrite(code: string, id: string, write: (template: StyledTemplate) => string): string {
  // From the end on, so that the places before stay where they are.
  return styledTemplates(code, id).reduceRight(
    (rewritten, template) =>
      rewritten.slice(0, template.start) + write(template) + rewritten.slice(template.end),
    code,
  );
}

/** Those that {@link styles} takes out of a file. */
function styledTemplates(code: string, id: string): readonly StyledTemplate[] {
  const file = createHash('sha256')
    .update(normalizePath(relative(src, id)))
    .digest('hex')
    .slice(0, 8);
  const templates: StyledTemplate[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ start, end, tag, quasi }) => {
      const made = code.slice(tag.start, tag.end);
      const isComponent = COMPONENT_ID.test(made);
      const isPart = made === 'css' && start >= (templates.at(-1)?.end ?? 0);
      if (!isComponent && !isPart && !(made === 'createGlobalStyle' && id === GLOBAL_STYLE)) return;
      const componentId = isComponent ? `s${file}-${templates.length}` : undefined;
      const make = made.replace(COMPONENT_ID, JSON.stringify(componentId));
      templates.push({ componentId, make, template: code.slice(quasi.start, quasi.end), start, end });
    },
  }).visit(parseSync(id, code).program);
  return templates;
}
