import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  DocsStory,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { catalogue, type Entry } from './catalogue/index.ts';
import { About, Page, Section } from './Docs.parts.ts';
import { Files } from './Files.tsx';
import { Advice, Related, StoryLinks } from './Links.tsx';

const NOTHING: Entry = { about: '' };

/** Of one file of stories: what it is for, how it is used, every state, its properties, related parts and its files. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const { title, component, parameters, subcomponents = {} } = preparedMeta;
  const [first, ...others] = stories;
  const entry = catalogue[title] ?? NOTHING;
  const documented = [...Object.values(subcomponents), component].find(hasProperties);
  return (
    <>
      <Title />
      <Unstyled>
        <Page>
          <About>{entry.about}</About>
          <Advice entry={entry} />
        </Page>
      </Unstyled>
      {first && (
        <Canvas
          of={first.moduleExport}
          story={entry.alone ? { inline: false, height: '640px' } : { inline: true }}
          sourceState={entry.alone ? 'hidden' : 'shown'}
        />
      )}
      {first && !entry.alone && documented === component && (
        <Section>
          <Controls of={first.moduleExport} />
        </Section>
      )}
      {documented !== undefined && (entry.alone || documented !== component) && (
        <Section>
          <h2>Propiedades</h2>
          <ArgTypes of={documented} />
        </Section>
      )}
      <Unstyled>
        <Page>
          <h2>Estados</h2>
          <StoryLinks stories={stories} />
        </Page>
      </Unstyled>
      {!entry.alone &&
        others
          .filter(isDrawnHere)
          .map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} expanded />)}
      <Unstyled>
        <Page>
          <Related titles={entry.see ?? []} />
          <h2>Archivos</h2>
          <Files of={String(parameters['fileName'] ?? '')} />
        </Page>
      </Unstyled>
    </>
  );
}

/** What react-docgen found in a component's file. */
interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, unknown>> };
}

function hasProperties(component: unknown): component is Documented {
  // A component is a function, or an object that React made of one.
  const { __docgenInfo: found } = (component ?? {}) as Documented;
  return Object.keys(found?.props ?? {}).length > 0;
}

/** A story of one scheme or width needs a page of its own. */
function isDrawnHere({ storyGlobals = {} }: { readonly storyGlobals?: object }): boolean {
  return !('scheme' in storyGlobals) && !('viewport' in storyGlobals);
}
