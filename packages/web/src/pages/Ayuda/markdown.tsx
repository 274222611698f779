import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { pictureURL } from './pictures.ts';

/** The page has its own title, so that a guide's headings are a step lower; pictures are the built ones. */
export const markdown = {
  h1: ({ id, children }: ComponentProps<'h2'>) => <h2 id={id}>{children}</h2>,
  h2: ({ id, children }: ComponentProps<'h3'>) => <h3 id={id}>{children}</h3>,
  h3: ({ id, children }: ComponentProps<'h4'>) => <h4 id={id}>{children}</h4>,
  a: ({ href = '', children }: ComponentProps<'a'>) =>
    href.startsWith('/') ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>,
  img: ({ src = '', alt = '' }: ComponentProps<'img'>) => (
    <img src={pictureURL(src)} alt={alt} loading="lazy" decoding="async" />
  ),
};
