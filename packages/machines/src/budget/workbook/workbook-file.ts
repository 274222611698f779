/** A workbook as the platform hands it over. */
export type Workbook = Blob & { readonly name: string };
