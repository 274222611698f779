import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { readWorkbook } from '../../packages/server/src/workbook/read-workbook.ts';

/*
 * Reads one workbook in a process of its own, and sends its parent how long it took, what it needed beyond what the process
 * had, and how long the receiving thread was busy at a time. Of a refused file it sends the reason.
 */
const MB = 1024 ** 2;
const EVERY_MS = 10;
const columns = [
  ...['Código Vendedor', 'Código Cliente', 'Código Producto', 'Año', 'Mes', 'Toneladas', 'Precio Kg'].map(
    (name) => ({ name }),
  ),
  { name: 'Moneda', isOptional: true },
];

const before = process.memoryUsage.rss();
let peak = before;
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, EVERY_MS);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const start = performance.now();
let rows = 0;
let characters = 0;
let refused;
try {
  await readWorkbook(process.argv[2], {
    columns,
    onRows(batch) {
      rows += batch.length;
      for (let row = 0; row < batch.length; row += 1)
        for (let column = 0; column < columns.length; column += 1)
          characters += batch.text(row, column).length;
    },
  });
} catch (error) {
  refused = error.code;
}
const seconds = (performance.now() - start) / 1000;
clearInterval(sampler);
process.send?.({
  seconds,
  rows,
  characters,
  refused,
  megabytes: (peak - before) / MB,
  busyMs: delay.percentile(99) / 1e6,
});
process.disconnect?.();
