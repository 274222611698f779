import { Soon, SoonBox } from './Home.parts.ts';

/** The two places kept for sales metrics and budget charts (specification §2, Dashboard). */
export function ComingSoon() {
  return (
    <Soon>
      {['Métricas de Ventas', 'Gráficos de Presupuesto'].map((title) => (
        <SoonBox key={title} as="section">
          <h2>{title}</h2>
          <p>Próximamente</p>
        </SoonBox>
      ))}
    </Soon>
  );
}
