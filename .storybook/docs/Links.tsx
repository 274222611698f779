import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { catalogue, type Entry } from './catalogue/index.ts';
import { Columns, Links } from './Docs.parts.ts';

/** Leads to the documentation of a part. */
export function DocsLink({ title }: { readonly title: string }) {
  const path = `?path=/docs/${toId(title, 'Documentación')}`;
  return (
    <AnchorMdx href={path} target="_self">
      {title
        .split('/')
        .slice(-2)
        .join(' / ')
        .replace(/^(?:Controles|Gráficos|Marco|Gestión|Pantallas|Piezas) \/ /, '')}
    </AnchorMdx>
  );
}

export function Related({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <>
      <h2>Véase también</h2>
      <Links>
        {titles.map((title) => (
          <li key={title}>
            <DocsLink title={title} />
            <span>{catalogue[title]?.about}</span>
          </li>
        ))}
      </Links>
    </>
  );
}

interface StoryLinksProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Each state by its name, leading to its story. */
export function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <Links data-short>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
        </li>
      ))}
    </Links>
  );
}

/** How a part is used, and what is not done with it. */
export function Advice({ entry: { use = [], avoid = [] } }: { readonly entry: Entry }) {
  if (use.length === 0 && avoid.length === 0) return null;
  return (
    <Columns>
      {use.length > 0 && <Sentences kind="use" title="Así" of={use} />}
      {avoid.length > 0 && <Sentences kind="avoid" title="Así no" of={avoid} />}
    </Columns>
  );
}

interface SentencesProps {
  readonly kind: 'use' | 'avoid';
  readonly title: string;
  readonly of: readonly string[];
}

function Sentences({ kind, title, of }: SentencesProps) {
  return (
    <section data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
