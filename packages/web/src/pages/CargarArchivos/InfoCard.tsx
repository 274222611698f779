import { Download } from 'lucide-react';
import { useId } from 'react';
import { saveBlob } from '../../app/save-blob.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Info } from './CargarArchivos.parts.ts';
import { SALES_COLUMNS } from './workbook/columns.ts';

/** What writes workbooks comes with the first click. */
async function downloadTemplate(): Promise<void> {
  const { writeTemplate } = await import('./workbook/template.ts');
  saveBlob(await writeTemplate(), 'plantilla-ventas.xlsx');
}

/** What a sales file must hold (decisions §7). */
export function InfoCard() {
  const titleId = useId();
  return (
    <Info as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Qué debe contener el archivo</h2>
      <p>
        En su primera hoja, una fila de encabezados y una fila por cada mes, con estas columnas en cualquier
        orden:
      </p>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Columna</th>
            <th scope="col">Ejemplo</th>
          </tr>
        </thead>
        <tbody>
          {SALES_COLUMNS.map(({ header, example, isOptional }) => (
            <tr key={header}>
              <th scope="row">
                {header} {isOptional && <small>(opcional)</small>}
              </th>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>Formato .xlsx o .xlsm, hasta 50&nbsp;MB.</li>
        <li>
          El mes también puede ser su nombre o una fecha. Un encabezado puede llevar su unidad: «Toneladas
          (t)», «Precio Kg (COP)».
        </li>
        <li>
          CUR: solo las filas del mes elegido. SOP: las de enero de ese año en adelante; las anteriores al mes
          elegido quedan como historia.
        </li>
        <li>Las filas de totales, sin códigos, se omiten.</li>
        <li>Las filas con errores no se guardan; las demás, sí.</li>
        <li>Cada fila sustituye a la que hubiera del mismo mes: cargar dos veces no duplica nada.</li>
      </ul>
      <Button icon={<Download size={16} aria-hidden />} onClick={downloadTemplate}>
        Descargar plantilla
      </Button>
    </Info>
  );
}
