/** A page of Markdown, compiled to a component when the application is built. */
declare module '*.md' {
  export { default } from '*.mdx';
}
