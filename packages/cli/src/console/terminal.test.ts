import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Terminal } from './terminal.ts';

function open(stderr: { isTTY?: boolean; columns?: number } = {}) {
  let now = 0;
  let errors = '';
  const stdout = new PassThrough({ encoding: 'utf8' });
  const write = (text: string) => {
    errors += text;
  };
  const terminal = new Terminal(stdout, { ...stderr, write }, () => now);
  return {
    terminal,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    said: () => stdout.read() as string | null,
    errors: () => errors,
  };
}

describe('progress', () => {
  it('is one line that is drawn over on a terminal, and left behind for what is said next', () => {
    const { terminal, pass, errors } = open({ isTTY: true, columns: 8 });
    terminal.progress('1 fila');
    terminal.progress('2 filas');
    pass(100);
    terminal.progress('3000 filas');
    terminal.warn('Fila 12');
    expect(errors()).toBe('\r\u001b[2K1 fila\r\u001b[2K3000 fi\nFila 12\n');
  });

  it('is whole on a terminal that does not know its width', () => {
    const { terminal, errors } = open({ isTTY: true, columns: 0 });
    terminal.progress('12 meses');
    expect(errors()).toBe('\r\u001b[2K12 meses');
  });

  it('is a plain line now and then in a pipe, the last one in any case', () => {
    const { terminal, pass, errors } = open();
    terminal.progress('1 fila');
    terminal.progress('2 filas');
    pass(5000);
    terminal.progress('3 filas');
    terminal.progress('4 filas', { isLast: true });
    terminal.progress('4 filas', { isLast: true });
    expect(errors()).toBe('1 fila\n3 filas\n4 filas\n');
  });
});

it('says results on one stream and problems on the other', () => {
  const { terminal, said, errors } = open();
  terminal.say('12');
  terminal.warn('Fila 3');
  expect([said(), errors()]).toEqual(['12\n', 'Fila 3\n']);
});

it('lets no name move the cursor, set colours or turn the writing round', () => {
  const { terminal, errors } = open();
  terminal.warn('Acero \u001b[2J\u202exls\r\u0007\u009b2Jñ\notra línea');
  expect(errors()).toBe('Acero \ufffd[2J\ufffdxls\ufffd\ufffd\ufffd2Jñ\notra línea\n');
});
