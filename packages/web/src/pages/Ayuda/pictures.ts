/** The manual's pictures as they are served, by their path from the guide. */
const served = import.meta.glob<string>('../../../../../docs/manual/imagenes/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture that a guide names as `imagenes/x.png`. */
export function pictureURL(path: string): string | undefined {
  return served[`../../../../../docs/manual/${path}`];
}
