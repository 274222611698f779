interface TableHeadProps {
  /** The currency of the prices: `COP`. */
  readonly monedaID: string;
  /** Which months of the reference these are, where they are not the same ones. */
  readonly matched: string | undefined;
}

/** The names of the columns. */
export function TableHead({ monedaID, matched }: TableHeadProps) {
  const months = matched !== undefined && <small>{matched}</small>;
  return (
    <thead>
      <tr>
        <th scope="col" data-column="periodo">
          Período
        </th>
        <th scope="col" data-column="volumenTon">
          Volumen Toneladas
        </th>
        <th scope="col" data-column="precio">
          Precio Kg ({monedaID})
        </th>
        <th scope="col" data-column="volumen-referente">
          Volumen Referente
          {months}
        </th>
        <th scope="col" data-column="precio-referente">
          Precio Kg Referente
          {months}
        </th>
      </tr>
    </thead>
  );
}
