/** The page's own sheet: the product's colours in both schemes, its sizes and its rhythm. */
export const docsStyle = `
:root {
  color-scheme: light;
  --canvas: #f6f7f9; --surface: #ffffff; --sunken: #eff1f4; --ink: #161a22; --muted: #565f6e; --line: #dfe3e9;
  --accent: #2253c9; --get: #0b6b61; --post: #6641c9; --put: #8f5200; --delete: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --canvas: #0f1217; --surface: #171b22; --sunken: #1f242d; --ink: #e8ebf0; --muted: #9fa9b8; --line: #2b323d;
    --accent: #86abff; --get: #62d2c2; --post: #b9a5ff; --put: #eeb565; --delete: #ff8f86;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scrollbar-color: var(--line) var(--canvas); scroll-padding-top: 16px; text-size-adjust: 100%; }
body {
  margin: 0; display: grid; grid-template-columns: 300px minmax(0, 1fr); background: var(--canvas); color: var(--ink);
  font: 400 14px/1.5 system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif; font-variant-numeric: tabular-nums;
}
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.93em; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
h2 { margin: 48px 0 4px; font-size: 20px; line-height: 1.3; }
h3 { margin: 0 0 8px; font-size: 16px; line-height: 1.35; }
h4 { margin: 16px 0 8px; font-size: 13px; color: var(--muted); }
p { margin: 0 0 12px; max-width: 72ch; }
ul { margin: 0; padding: 0; list-style: none; }
.salto { position: absolute; left: -999px; }
.salto:focus { left: 16px; top: 16px; z-index: 1; padding: 8px 12px; background: var(--surface); }
nav { border-right: 1px solid var(--line); background: var(--surface); }
nav .plegable { display: none; }
nav .fijo { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 24px 16px; scrollbar-color: var(--line) transparent; }
nav li li a { padding-left: 12px; color: var(--muted); font-weight: 400; }
nav a { display: block; padding: 4px 8px; border-radius: 6px; text-decoration: none; color: var(--ink); font-size: 13px; font-weight: 600; }
nav a:hover { background: var(--sunken); color: var(--ink); }
nav > div > ul > li + li { margin-top: 8px; }
main { padding: 32px 40px 96px; max-width: 1080px; }
main:focus { outline: none; }
article { margin-top: 16px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
article:target { border-color: var(--accent); }
.ancla { color: inherit; text-decoration: none; }
.ancla:hover { text-decoration: underline; }
.nota { color: var(--muted); font-size: 13px; }
.ruta { overflow-wrap: anywhere; }
.ruta code { font-size: 14px; }
.metodo { display: inline-block; min-width: 56px; font-size: 13px; letter-spacing: 0.02em; }
.metodo.get { color: var(--get); } .metodo.post { color: var(--post); } .metodo.put { color: var(--put); }
.metodo.delete { color: var(--delete); }
.marca { margin-left: 8px; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; font-size: 13px; font-weight: 400; color: var(--muted); }
table { width: 100%; margin: 12px 0 16px; border-collapse: collapse; font-size: 13px; }
caption { padding-bottom: 6px; text-align: left; font-weight: 600; color: var(--muted); }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--muted); font-weight: 400; }
tbody th { font-weight: 400; }
th:first-child { width: 32%; } th:last-child { width: 84px; }
small { font-size: 13px; color: var(--muted); }
.ejemplos { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; }
figure { margin: 0; min-width: 0; }
figcaption { margin-bottom: 6px; font-size: 13px; font-weight: 600; color: var(--muted); }
pre { margin: 0; max-height: 420px; overflow: auto; padding: 12px; border-radius: 6px; background: var(--sunken); line-height: 1.45; }
dl { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 6px 12px; margin: 0; font-size: 13px; }
dt { font-weight: 600; } dd { margin: 0; max-width: 80ch; }
@media (max-width: 767px) {
  body { display: block; }
  nav { border: 0; border-bottom: 1px solid var(--line); }
  nav .fijo { display: none; }
  nav .plegable { display: block; }
  nav summary { padding: 12px 16px; font-weight: 600; cursor: pointer; }
  nav .plegable > ul { padding: 0 8px 16px; }
  nav a { padding: 12px 8px; }
  main { padding: 24px 16px 64px; }
  article { padding: 16px; }
  th:first-child { width: 34%; } th:last-child { width: 76px; padding-right: 0; }
  dl { grid-template-columns: 68px minmax(0, 1fr); }
}
@media print { nav { display: none; } body { display: block; } article { break-inside: avoid; } }
`;
