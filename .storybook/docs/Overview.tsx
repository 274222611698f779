import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { catalogue } from './catalogue/index.ts';
import { Gallery, Page } from './Docs.parts.ts';
import { DocsLink } from './Links.tsx';

interface OverviewProps {
  readonly group: string;
  /** What a part looks like, by the name of its stories. */
  readonly samples?: Readonly<Record<string, object>>;
}

/** Every part of a group, what it is for, and the way to its documentation. */
export function Overview({ group, samples = {} }: OverviewProps) {
  const own = Object.entries(catalogue).filter(([title]) => title.startsWith(`${group}/`));
  return (
    <Unstyled>
      <Page>
        <Gallery>
          {own
            .toSorted(([a], [b]) => a.localeCompare(b, 'es'))
            .map(([title, { about }]) => (
              <li key={title}>
                <b>
                  <DocsLink title={title} />
                </b>
                <p>{about}</p>
                {sampleOf(title, samples)}
              </li>
            ))}
        </Gallery>
      </Page>
    </Unstyled>
  );
}

function sampleOf(title: string, samples: Readonly<Record<string, object>>) {
  const [, sample] = Object.entries(samples).find(([name]) => title.endsWith(`/${name}`)) ?? [];
  return (
    sample && (
      <div>
        <Story of={sample} />
      </div>
    )
  );
}
