import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { pictureURL } from './pictures.ts';

/** The page has its own title, so that a guide's headings are a step lower; pictures are the built ones. */
export const markdown = {
  h1: (props: ComponentProps<'h2'>) => <h2 {...props} />,
  h2: (props: ComponentProps<'h3'>) => <h3 {...props} />,
  h3: (props: ComponentProps<'h4'>) => <h4 {...props} />,
  a: ({ href = '', children }: ComponentProps<'a'>) =>
    href.startsWith('/') ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>,
  img: ({ src = '', alt = '' }: ComponentProps<'img'>) => (
    <img src={pictureURL(src)} alt={alt} loading="lazy" decoding="async" />
  ),
};
