import { keyChecklist } from '@presupuesto/machines';
import { Circle, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.ts';
import { Checklist, Line } from './CambiarClave.parts.ts';

/** Which requirements the typed key meets, while it is typed. */
export function KeyChecklist({ clave }: { readonly clave: string }) {
  return (
    <Checklist aria-label="Requisitos de la nueva contraseña">
      <h2>La nueva contraseña debe tener</h2>
      <ul>
        {keyChecklist(clave).map(({ id, label, met }) => (
          <Line key={id} data-state={met ? 'met' : 'open'}>
            {met ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            <span>{label}</span>
            <VisuallyHidden>{met ? '(cumplido)' : '(pendiente)'}</VisuallyHidden>
          </Line>
        ))}
      </ul>
    </Checklist>
  );
}
