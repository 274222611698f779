import type { Actividad } from '@presupuesto/api-sdk/contract';
import { Fragment } from 'react';
import { Details } from './Actividad.parts.ts';
import { changeText } from './change-text.ts';
import { detailsOf } from './details.ts';
import { unbroken } from './unbroken.tsx';

/** The fields of a change, before and after, once they are asked for. */
export function ChangeDetails({ antes, despues }: Pick<Actividad, 'antes' | 'despues'>) {
  const details = detailsOf(antes, despues);
  if (details.length === 0) return null;
  return (
    <Details>
      <summary>Detalles</summary>
      <dl>
        {details.map((detail) => (
          <Fragment key={detail.name}>
            <dt>{detail.name}</dt>
            <dd>{unbroken(changeText(detail))}</dd>
          </Fragment>
        ))}
      </dl>
    </Details>
  );
}
