import { checkConformance } from '@presupuesto/api-sdk/conformance';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../test/world.ts';

onEachDatabase('This server, checked as somebody else would', (open) => {
  it('keeps the whole contract', async () => {
    const { url } = await open({ data: 'demo' });
    const report = await checkConformance({
      baseUrl: url,
      administrador: { nombreUsuario: 'admin', clave: 'Admin-2026!' },
      vendedor: { nombreUsuario: 'vendedor', clave: 'Ventas-2026!' },
      write: true,
    });
    const differs = report.calls.flatMap(({ call, results }) =>
      results.filter(({ outcome }) => outcome === 'difiere').map(({ rule }) => `${call}: ${rule}`),
    );
    expect(differs).toEqual([]);
    expect(report.conforms).toBe(true);
  });
});
