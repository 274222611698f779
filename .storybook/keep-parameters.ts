import type { CsfFile } from 'storybook/internal/csf-tools';

type Enricher = (csf: CsfFile, source: CsfFile) => Promise<void>;
type Property = NonNullable<CsfFile['_metaNode']>['properties'][number];

/**
 * Takes back what Storybook adds to a meta: its comment, which no page shows, as `parameters` of its own, over those that
 * are spread in or come from a call. In the Storybook that is built, and only there, such screens had no data.
 * @param before what Storybook does besides
 */
export const keepParameters =
  (before?: Enricher): Enricher =>
  async (csf, source) => {
    await before?.(csf, source);
    const [{ _metaNode: meta }, { _metaNode: written }] = [csf, source];
    const own = written?.properties.filter(isParameters).length ?? 0;
    const added = meta?.properties.filter(isParameters).slice(own) ?? [];
    if (meta) meta.properties = meta.properties.filter((property) => !added.includes(property));
  };

function isParameters(property: Property): boolean {
  return (
    property.type === 'ObjectProperty' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'parameters'
  );
}
